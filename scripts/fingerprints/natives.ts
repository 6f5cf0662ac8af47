import type { Scenario } from './variation.ts';
import { shiftedBy, type Variation } from './variation.ts';

/** git, make, shells, gcc, sanitizers, CMake, cargo, javac, perl. */

function shell(name: string, script: string): Scenario {
  return {
    name: `bash-${name}`,
    files: (run) => ({
      'run.sh': `${shiftedBy(run, '#')}echo "[$(date +%T)] pid $$ started, 0 errors so far"\n${script}\n`,
    }),
    command: () => 'bash ./run.sh',
  };
}

const identity = 'git config user.name t && git config user.email t@example.invalid';

function git(name: string, script: string): Scenario {
  return {
    name: `git-${name}`,
    files: (run) => ({ 'notes.txt': `one\ntwo\n${run.seed}\n` }),
    command: (run) =>
      `git init -q -b main . && ${identity} && git config color.ui ${run.colour ? 'always' : 'never'} && git add . && git commit -qm "start ${run.n}" && ${script}`,
  };
}

function make(name: string, makefile: string): Scenario {
  return {
    name: `make-${name}`,
    files: (run) => ({
      Makefile: `${shiftedBy(run, '#')}${makefile}`,
      'slow.sh': 'sleep 0.$(( $$ % 9 ))\necho "step $1 done at $(date +%T.%N)"\n',
    }),
    command: (run) => `make -j${run.jobs}`,
  };
}

function compiled(name: string, sources: Readonly<Record<string, string>>): Scenario {
  return {
    name: `gcc-${name}`,
    files: (run) => ({
      ...Object.fromEntries(Object.entries(sources).map(([path, code]) => [path, shiftedBy(run, '//') + code])),
      'src/fine.c': `int fine(void) { ${run.noisy ? 'int unused_error;' : ''} return 0; }\n`,
      Makefile: `OBJECTS = ${run
        .order([...Object.keys(sources), 'src/fine.c'])
        .map((path) => path.replace('.c', '.o'))
        .join(' ')}
all: $(OBJECTS)
\tgcc -o app $(OBJECTS)
%.o: %.c
\tgcc ${run.noisy ? '-Wall' : ''} -fdiagnostics-color=${run.colour ? 'always' : 'never'} -c -o $@ ${run.n % 2 === 0 ? '$(CURDIR)/$<' : '$(CURDIR)/$<'}
`,
    }),
    command: (run) => `make -j${run.jobs}`,
  };
}

function crashed(name: string, code: string): Scenario {
  return {
    name: `asan-${name}`,
    files: (run) => ({ 'src/main.c': shiftedBy(run, '//') + code }),
    command: (run) =>
      `gcc -g -fsanitize=address,undefined -o app $PWD/src/main.c && ASAN_OPTIONS=color=${run.colour ? 'always' : 'never'}:detect_leaks=0 ./app`,
  };
}

function cargo(name: string, command: string, code: string, tests = ''): Scenario {
  return {
    name: `cargo-${name}`,
    files: (run) => ({
      'Cargo.toml': '[package]\nname = "shop"\nversion = "0.1.0"\nedition = "2021"\n',
      'src/lib.rs': `${shiftedBy(run, '//')}${run.noisy ? 'fn unused_error() {}\n' : ''}${code}
#[cfg(test)]
mod tests {
    use super::*;
${run
  .order([
    ...passed.map((each) => `    #[test]\n    fn ${each}() { assert_eq!(one(), 1); }\n`),
    ...(tests === '' ? [] : [`    ${tests}\n`]),
  ])
  .join('')}}
`,
    }),
    command: (run) =>
      `CARGO_TERM_COLOR=${run.colour ? 'always' : 'never'} cargo ${command} --offline -j ${run.jobs}${command === 'test' ? ` -- --test-threads=${run.jobs}` : ''}`,
  };
}

const passed = ['adds', 'reports_an_error', 'fails_well', 'panics_never'];

function javac(name: string, sources: Readonly<Record<string, string>>): Scenario {
  return {
    name: `javac-${name}`,
    files: (run) =>
      Object.fromEntries(Object.entries(sources).map(([path, code]) => [path, shiftedBy(run, '//') + code])),
    command: (run) =>
      `javac ${run.noisy ? '-Xlint:all' : ''} -d out $(find $PWD/src -name '*.java') && java -cp out shop.Main`,
  };
}

function cmake(name: string, code: string): Scenario {
  return {
    name: `cmake-${name}`,
    files: (run) => ({
      'CMakeLists.txt': `${shiftedBy(run, '#')}cmake_minimum_required(VERSION 3.10)\nproject(shop C)\n${run.noisy ? 'message(WARNING "an old way")\n' : ''}${code}\n`,
      'src/main.c': `${shiftedBy(run, '//')}int main(void) { return total(); }\n`,
    }),
    command: (run) =>
      `cmake -G ${run.noisy ? 'Ninja' : "'Unix Makefiles'"} -S . -B build && cmake --build build -j ${run.jobs}`,
  };
}

function perl(name: string, got: string): Scenario {
  return {
    name: `perl-${name}`,
    files: (run) => ({
      't/cart.t': `${shiftedBy(run, '#')}use Test::More;\n${run.order([...passed.map((each) => `ok(1, '${each}');`), `is(${got}, 'ok', 'the state of a cart');`]).join('\n')}\ndone_testing;\n`,
      't/order.t': "use Test::More; ok(1, 'error'); done_testing;\n",
    }),
    command: (run) => `prove ${run.colour ? '--color' : '--nocolor'} -j ${run.jobs} ${run.noisy ? '-v' : ''} t`,
  };
}

const noisyWait = (run: Variation): string => `sleep 0.0${run.pick(9)}`;

export const nativeScenarios: readonly Scenario[] = [
  shell('no-command', 'frobnicate --all'),
  shell('no-other-command', 'frobnicator --all'),
  shell('no-file', 'cat "$(mktemp -d)/settings.json"'),
  shell('segfault', "sh -c 'kill -SEGV $$'"),
  {
    ...shell('exit-7', 'echo "deploy stopped after $((RANDOM)) ms"; exit 7'),
    command: (run) => `${noisyWait(run)}; bash ./run.sh; echo "exit code $?"`,
  },
  {
    ...shell('exit-8', 'echo "deploy stopped after $((RANDOM)) ms"; exit 8'),
    command: (run) => `${noisyWait(run)}; bash ./run.sh; echo "exit code $?"`,
  },
  git('no-branch', 'git checkout no-such-branch'),
  git('no-other-branch', 'git checkout no-such-topic'),
  git(
    'conflict',
    'git checkout -qb topic && echo 1 > notes.txt && git commit -qam a && git checkout -q main && echo 2 > notes.txt && git commit -qam b && git merge topic',
  ),
  git(
    'push',
    'git init -q --bare hub.git && git remote add origin "$PWD/hub.git" && git push -q origin main && git commit -q --amend -m other && git push origin main',
  ),
  git(
    'apply',
    'printf "%s\\n" "--- a/notes.txt" "+++ b/notes.txt" "@@ -1 +1 @@" "-three" "+four" > p.diff && git apply p.diff',
  ),
  make('fails-2', 'all: one two three\none two three:\n\t@sh slow.sh $@\n\t@test $@ != two || exit 2\n'),
  make('fails-3', 'all: one two three\none two three:\n\t@sh slow.sh $@\n\t@test $@ != two || exit 3\n'),
  make('no-rule', 'all: one.txt\n\t@sh slow.sh all\none.txt: missing.in\n\tcp $< $@\n'),
  make('no-other-rule', 'all: one.txt\n\t@sh slow.sh all\none.txt: absent.in\n\tcp $< $@\n'),
  make('separator', 'all:\n    echo spaces\n'),
  compiled('undeclared', { 'src/main.c': 'int main(void) {\n  return total;\n}\n' }),
  compiled('other-undeclared', { 'src/main.c': 'int main(void) {\n  return totals;\n}\n' }),
  compiled('undeclared-file', { 'src/cart.c': 'int main(void) {\n  return total;\n}\n' }),
  compiled('include', { 'src/main.c': '#include "cart.h"\nint main(void) { return 0; }\n' }),
  compiled('link', { 'src/main.c': 'int total(void);\nint main(void) { return total(); }\n' }),
  compiled('other-link', { 'src/main.c': 'int price(void);\nint main(void) { return price(); }\n' }),
  compiled('syntax', { 'src/main.c': 'int main(void) {\n  return 0\n}\n' }),
  crashed(
    'heap',
    '#include <stdlib.h>\nint main(int c, char **v) { int *p = malloc(4 * c); int r = p[c + 1]; free(p); return r; }\n',
  ),
  crashed('use-after-free', '#include <stdlib.h>\nint main(void) { int *p = malloc(4); free(p); return *p; }\n'),
  cargo('type', 'build', 'pub fn one() -> i32 { 1 }\npub fn two() -> i32 { "two" }\n'),
  cargo('no-name', 'build', 'pub fn one() -> i32 { 1 }\npub fn two() -> i32 { price }\n'),
  cargo('no-other-name', 'build', 'pub fn one() -> i32 { 1 }\npub fn two() -> i32 { prize }\n'),
  cargo('equal-2', 'test', 'pub fn one() -> i32 { 1 }\n', '#[test]\n    fn is_two() { assert_eq!(one(), 2); }'),
  cargo('equal-3', 'test', 'pub fn one() -> i32 { 1 }\n', '#[test]\n    fn is_two() { assert_eq!(one(), 3); }'),
  cargo('other-test', 'test', 'pub fn one() -> i32 { 1 }\n', '#[test]\n    fn is_both() { assert_eq!(one(), 2); }'),
  javac('symbol', {
    'src/shop/Main.java':
      'package shop;\npublic class Main {\n  public static void main(String[] a) {\n    System.out.println(total);\n  }\n}\n',
  }),
  javac('other-symbol', {
    'src/shop/Main.java':
      'package shop;\npublic class Main {\n  public static void main(String[] a) {\n    System.out.println(totals);\n  }\n}\n',
  }),
  javac('exception', {
    'src/shop/Main.java':
      'package shop;\npublic class Main {\n  public static void main(String[] a) {\n    Cart.total(null);\n  }\n}\n',
    'src/shop/Cart.java':
      'package shop;\npublic class Cart {\n  static int total(int[] a) {\n    return a[0];\n  }\n}\n',
  }),
  javac('other-exception', {
    'src/shop/Main.java':
      'package shop;\npublic class Main {\n  public static void main(String[] a) {\n    Cart.total(new int[2]);\n  }\n}\n',
    'src/shop/Cart.java':
      'package shop;\npublic class Cart {\n  static int total(int[] a) {\n    return a[7];\n  }\n}\n',
  }),
  cmake('no-source', 'add_executable(app src/mian.c)'),
  cmake('no-command', 'add_program(app src/main.c)'),
  perl('got-no', "'no'"),
  perl('got-none', "'none'"),
];
