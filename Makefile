# make run    build and start the app            make test   run all tests, no window pops up
# make lint   check format, files and the book   make install prefix=/usr/local
# make bench  how long things take that people would wait for
# The standard library is linked into the program, so it runs where no Swift is installed.
release = -c release --static-swift-stdlib
prefix ?= /usr/local
id = io.github.puppytraining.PuppyTraining

packages = libgtk-4-dev libglib2.0-dev-bin libsqlite3-dev adwaita-icon-theme librsvg2-common
test_packages = $(packages) libatspi2.0-dev at-spi2-core dbus-daemon xvfb xauth openbox xdotool \
  fonts-dejavu-core
bench_packages = $(packages) at-spi2-core dbus-daemon xvfb xauth openbox jq libjson-glib-dev
lint_packages = desktop-file-utils appstream libxml2-utils libglib2.0-bin \
  hunspell hunspell-en-gb

# Installs what is missing of the Debian packages named, asking through sudo when not root.
define need
	@missing=$$(for name in $(1); do \
	  dpkg-query -W -f='$${db:Status-Status}\n' $$name 2>/dev/null | grep -qx installed || echo $$name; \
	done); \
	[ -z "$$missing" ] || { \
	  command -v apt-get >/dev/null || { echo "Please install what these Debian packages hold:" $$missing; exit 1; }; \
	  sudo=$$([ "$$(id -u)" = 0 ] || echo sudo); \
	  echo "Installing:" $$missing; \
	  $$sudo apt-get update -qq && $$sudo env DEBIAN_FRONTEND=noninteractive \
	    apt-get install -y -qq --no-install-recommends $$missing >/dev/null; \
	}
endef

.PHONY: run build test bench lint format install clean toolchain

run: build
	@.build/release/puppy-training

build: toolchain
	$(call need,$(packages))
	@swift build $(release) --product puppy-training

test: toolchain
	$(call need,$(test_packages))
	@Tests/build-without-warnings
	@Tests/with-desktop swift test --skip-build --no-parallel

bench: toolchain
	$(call need,$(bench_packages))
	@for product in puppy-training bench-journal bench-collection bench-reference bench-table; do \
	  swift build $(release) --quiet --product $$product || exit 1; done
	@cc -O2 -o .build/release/bench-parse Tests/Benchmarks/parse/main.c \
	  $$(pkg-config --cflags --libs json-glib-1.0)
	@jq -s '{tricks: map(.tricks) | add}' Resources/tricks/*.json >.build/book.json
	@jq '{tricks: [range(44) as $$n | .tricks[] | .id += "-\($$n)" | .prerequisites = []]}' \
	  .build/book.json >.build/large-book.json
	@! ldd .build/release/puppy-training | grep -i icu && ! grep -aq icudt .build/release/puppy-training
	@.build/release/bench-journal .build/bench-journal
	@Tests/with-desktop .build/release/bench-table .build/book.json .build/large-book.json

lint: toolchain
	$(call need,$(packages) $(lint_packages))
	@swift format lint --strict --recursive Package.swift Sources Tests
	@xmllint --noout Resources/ui/*.ui Resources/*.xml
	@glib-compile-schemas --strict --dry-run Resources
	@desktop-file-validate Resources/$(id).desktop
	@appstreamcli validate --no-net --explain Resources/$(id).metainfo.xml
	@swift build --quiet --product puppy-training-book
	@.build/debug/puppy-training-book check Resources/tricks
	@! .build/debug/puppy-training-book text Resources/tricks | hunspell -l -d en_GB | sort -u \
	  | grep -vxFf Resources/tricks/trade-words.txt

format: toolchain
	@swift format --in-place --recursive Package.swift Sources Tests

install: build
	install -Dm755 .build/release/puppy-training $(DESTDIR)$(prefix)/bin/puppy-training
	install -Dm644 .build/release/puppy-training_PuppyTrainingGtk.resources/puppy-training.gresource \
	  -t $(DESTDIR)$(prefix)/share/puppy-training
	install -Dm644 .build/release/puppy-training_PuppyTrainingGtk.resources/gschemas.compiled \
	  -t $(DESTDIR)$(prefix)/share/puppy-training
	install -Dm644 Resources/$(id).desktop -t $(DESTDIR)$(prefix)/share/applications
	install -Dm644 Resources/$(id).metainfo.xml -t $(DESTDIR)$(prefix)/share/metainfo
	install -Dm644 Resources/icons/scalable/apps/$(id).svg \
	  -t $(DESTDIR)$(prefix)/share/icons/hicolor/scalable/apps
	install -Dm644 Resources/icons/scalable/apps/$(id)-symbolic.svg \
	  -t $(DESTDIR)$(prefix)/share/icons/hicolor/symbolic/apps

clean:
	rm -rf .build

toolchain:
	@command -v swift >/dev/null || { \
	  echo "Puppy Training is built with Swift 6.2 or later: install it from https://www.swift.org/install/linux" \
	    "and see that 'swift' is on the PATH."; exit 1; }
