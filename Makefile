# make run    build and start the app            make test   run all tests, no window pops up
# make lint   check format, files and the book   make install prefix=/usr/local
# make previews  every view alone, in all its states
# make preview NAME=card/easy?dark  that view, built and shown again whenever a Swift file is saved
# make audit  look for faults in every view, in all its states, with each knob turned
# make golden draw the pictures anew with which the tests compare what they see
# make bench  how long things take that people would wait for
# The standard library is linked into the program, so it runs where no Swift is installed; what it
# holds for debuggers stays out.
release = -c release --static-swift-stdlib -Xlinker --strip-debug
prefix ?= /usr/local
golden = Tests/PictureToolTests/Golden
golden_previews = Tests/PuppyTrainingPreviewsTests/Golden
id = io.github.puppytraining.PuppyTraining

packages = libgtk-4-dev libglib2.0-dev-bin libsqlite3-dev adwaita-icon-theme librsvg2-common
# SwiftPM asks pkg-config about every library of the package when it plans a build, also about those
# that what is built does without, and keeps the answers. So whatever is built in debug first
# installs all of them: a plan from before libatspi was there would fail the tests for good. The
# release plan is kept as well, but no target here builds anything with libatspi in release.
debug_packages = $(packages) libatspi2.0-dev
test_packages = $(debug_packages) at-spi2-core dbus-daemon xvfb xauth openbox xdotool \
  imagemagick fonts-dejavu-core
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

.PHONY: run build previews preview test audit bench lint golden format install clean toolchain

run: build
	@.build/release/puppy-training

previews: toolchain
	$(call need,$(debug_packages))
	@swift build --product puppy-training-previews
	@.build/debug/puppy-training-previews

preview: toolchain
	$(call need,$(debug_packages))
	@swift build --product puppy-training-previews
	@.build/debug/puppy-training-previews --rebuild $(if $(NAME),'$(NAME)')

build: toolchain
	$(call need,$(packages))
	@swift build $(release) --product puppy-training

test: toolchain
	$(call need,$(test_packages))
	@Tests/build-without-warnings
	@Tests/run-all

bench: toolchain
	$(call need,$(bench_packages))
	@for product in puppy-training bench-journal bench-pictures bench-collection bench-reference \
	  bench-table; do swift build $(release) --quiet --product $$product || exit 1; done
	@cc -O2 -o .build/release/bench-parse Tests/Benchmarks/parse/main.c \
	  $$(pkg-config --cflags --libs json-glib-1.0)
	@jq -s '{tricks: map(.tricks) | add}' Resources/tricks/*.json >.build/book.json
	@jq '{tricks: [range(44) as $$n | .tricks[] | .id += "-\($$n)" | .prerequisites = []]}' \
	  .build/book.json >.build/large-book.json
	@! ldd .build/release/puppy-training | grep -i icu && ! grep -aq icudt .build/release/puppy-training
	@.build/release/bench-journal .build/bench-journal
	@.build/release/bench-pictures Resources/pictures
	@Tests/with-desktop .build/release/bench-table .build/book.json .build/large-book.json

lint: toolchain
	$(call need,$(debug_packages) $(lint_packages))
	@swift format lint --strict --recursive Package.swift Sources Tests
	@xmllint --noout Resources/ui/*.ui Resources/*.xml
	@glib-compile-schemas --strict --dry-run Resources
	@desktop-file-validate Resources/$(id).desktop
	@appstreamcli validate --no-net --explain Resources/$(id).metainfo.xml
	@swift build --quiet --product puppy-training-book
	@.build/debug/puppy-training-book check Resources/tricks
	@swift build --quiet --product puppy-training-pictures
	@.build/debug/puppy-training-pictures check Resources/pictures Resources/tricks
	@! .build/debug/puppy-training-book text Resources/tricks | hunspell -l -d en_GB | sort -u \
	  | grep -vxFf Resources/tricks/trade-words.txt

audit: toolchain
	$(call need,$(test_packages))
	@swift build --quiet --product puppy-training-previews
	@Tests/with-desktop .build/debug/puppy-training-previews --audit

# Draws the twelve scenes anew with which the tests compare what they draw.
golden: toolchain
	$(call need,$(test_packages))
	@swift build --quiet --product puppy-training-pictures
	@.build/debug/puppy-training-pictures $(golden) --width 240 --whole \
	  $(basename $(notdir $(wildcard $(golden)/*.png)))
	@rm $(golden)/index.html
	@swift build --quiet --product puppy-training-previews
	@rm -f $(golden_previews)/*.png
	@xargs -d '\n' Tests/with-desktop .build/debug/puppy-training-previews --render $(golden_previews) \
	  <$(golden_previews)/addresses.txt
	@rm $(golden_previews)/index.html

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
