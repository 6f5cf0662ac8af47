import type { Sample } from './sample.ts';

/** A crate without dependencies; cargo decides by times and paths what to build again. */
export const cargoSample: Sample = {
  name: 'cargo',
  needs: ['cargo', 'rustc', 'cc'],
  files: {
    '.gitignore': 'target/\n',
    'Cargo.toml': '[package]\nname = "sample"\nversion = "0.1.0"\nedition = "2021"\n',
    'src/lib.rs': 'pub fn double(n: i32) -> i32 {\n    n * 2\n}\n',
    'tests/double.rs': '#[test]\nfn doubles() {\n    assert_eq!(sample::double(21), 42);\n}\n',
  },
  seed: 'cargo generate-lockfile --offline',
  prepare: 'cargo test --offline --no-run',
  gate: 'cargo test --offline 2>&1',
  chill: 'rm -rf target',
  cold: /Compiling sample/,
  warm: /^(?![\s\S]*Compiling)[\s\S]*test result: ok\. 1 passed/,
};

/** A project whose configuration names the folder it was configured in, as that of CMake does. */
export const makeSample: Sample = {
  name: 'make',
  needs: ['make', 'cc'],
  files: {
    '.gitignore': 'build/\n',
    configure: '#!/bin/sh\nmkdir -p build && echo "ROOT := $(pwd)" > build/config.mk\n',
    Makefile: `include build/config.mk
ifneq ($(ROOT),$(CURDIR))
$(error configured for $(ROOT), not for $(CURDIR))
endif
check: build/check
\t./build/check
build/check: build/main.o build/sum.o
\tcc -o $@ $^
build/%.o: src/%.c src/sum.h
\tcc -c -o $@ $<
`,
    'src/sum.h': 'int sum(int a, int b);\n',
    'src/sum.c': '#include "sum.h"\nint sum(int a, int b) { return a + b; }\n',
    'src/main.c':
      '#include <stdio.h>\n#include "sum.h"\nint main(void) { puts("sums"); return sum(40, 2) == 42 ? 0 : 1; }\n',
  },
  prepare: './configure && make build/check',
  gate: 'make check',
  chill: 'rm -f build/*.o build/check',
  cold: /cc -c/,
  warm: /^(?![\s\S]*cc -)[\s\S]*sums/,
};

/** A project with plain javac, a library in the cache that Maven keeps in HOME, and classes in a folder of its own. */
export const javaSample: Sample = {
  name: 'java',
  needs: ['javac', 'java', 'jar'],
  files: {
    '.gitignore': 'target/\n',
    'check.sh': `#!/bin/bash
set -e
library=$HOME/.m2/repository/org/example/greet/1.0/greet-1.0.jar
mkdir -p target/classes
if [ -e target/stamp ] && [ -z "$(find src -type f -newer target/stamp)" ]; then
  echo 'javac: nothing to do'
else
  echo "javac: compiling"
  javac -cp "$library" -d target/classes src/App.java
  touch target/stamp
fi
java -cp "$library:target/classes" App
`,
    'src/App.java':
      'class App {\n  public static void main(String[] a) {\n    if (!org.example.Greet.to("you").equals("hello you")) System.exit(1);\n  }\n}\n',
  },
  prepare: `work=$(mktemp -d) && mkdir -p "$work/org/example" ~/.m2/repository/org/example/greet/1.0
echo 'package org.example; public class Greet { public static String to(String n) { return "hello " + n; } }' > "$work/org/example/Greet.java"
javac -d "$work/out" "$work/org/example/Greet.java"
jar cf ~/.m2/repository/org/example/greet/1.0/greet-1.0.jar -C "$work/out" .
./check.sh`,
  gate: './check.sh',
  chill: 'rm -rf target',
  cold: /javac: compiling/,
  warm: /javac: nothing to do/,
};
