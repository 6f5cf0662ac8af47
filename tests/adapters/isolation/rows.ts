import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Ran, Run } from './protocol.ts';

/** A run and what must come of it behind any walls. */
export interface Row extends Run {
  readonly expect: (ran: Ran) => void;
}

/** It ended by itself. */
export function exits(code: number, output?: string | RegExp): (ran: Ran) => void {
  return (ran) => {
    expect(ran.result).toMatchObject({ termination: 'exit', exitCode: code });
    if (output instanceof RegExp) expect(ran.output).toMatch(output);
    else if (output !== undefined) expect(ran.output).toBe(output);
  };
}

function endsBy(termination: string): (ran: Ran) => void {
  return (ran) => expect(ran.result?.termination).toBe(termination);
}

/** What a supervised process may expect, whoever keeps it: exit codes, streams, limits. */
const ordinary: readonly Row[] = [
  { name: 'exit code 0', script: 'echo fine', expect: exits(0, 'fine\n') },
  { name: 'exit code 42', script: 'exit 42', expect: exits(42, '') },
  {
    name: 'a death by a signal',
    script: 'kill -TERM $$',
    expect: ({ result }) => expect(result?.signal === 'SIGTERM' || result?.exitCode === 143).toBe(true),
  },
  {
    name: 'both streams in their order',
    script: 'echo out; echo err >&2; echo out again',
    expect: exits(0, 'out\nerr\nout again\n'),
  },
  {
    name: 'stdin to its end',
    script: 'cat; echo end',
    stdin: 'line 1\nline 2',
    expect: exits(0, 'line 1\nline 2end\n'),
  },
  { name: 'an empty stdin', script: 'cat; echo end', expect: exits(0, 'end\n') },
  {
    name: 'a long stdin',
    script: 'wc -c',
    stdin: 'x'.repeat(300_000),
    expect: exits(0, /^300000\s*$/),
  },
  {
    name: 'variables, whatever their values are',
    script: 'printf "%s|" "$QUOTES" "$LINES_" "$EMPTY"',
    env: { QUOTES: `it's "$HOME" \\ \`x\``, LINES_: 'a\nb', EMPTY: '' },
    expect: exits(0, `it's "$HOME" \\ \`x\`|a\nb||`),
  },
  { name: 'no variable of the controller', script: 'env | grep -c ^STAGE_ || true', expect: exits(0, '0\n') },
  {
    name: 'no open file, folder or socket of the controller or of its job but its output',
    script:
      'ls -l /proc/$$/fd > "$TMPDIR/open"; grep -o -- "-> .*" "$TMPDIR/open" | grep -vE "> /dev/null$|/open$|/run-[0-9]+[.]log$"; true',
    expect: exits(0, ''),
  },
  {
    name: 'no key ring of the job, by any name [X39]',
    script: `/usr/bin/python3 -c "$SOURCE"`,
    env: { SOURCE: readFileSync(join(import.meta.dirname, '../../isolation/attacks/programs/key-rings.py'), 'utf8') },
    expect: exits(0, ''),
  },
  {
    name: 'variables that perl would take for its own, and no word of perl about the language',
    script: 'printf "%s|" "$PERL5OPT" "$PERL_BADLANG" "$(env | grep -c RALPH_DOOR)"',
    env: { PERL5OPT: '-Mno::such', PERL_BADLANG: '1', LC_ALL: 'xx_XX' },
    expect: exits(0, '-Mno::such|1|0|'),
  },
  {
    name: 'the tree as working folder, writable',
    script:
      'cat keep.txt && echo changed > keep.txt && echo new > new.txt && rm sub/one.txt && mkdir -p a/b && echo x > a/b/c',
    expect: (ran) => {
      exits(0, 'kept\n')(ran);
      expect(ran.written).toMatchObject({ 'keep.txt': 'changed\n', 'new.txt': 'new\n', 'a/b/c': 'x\n' });
      expect(ran.written).not.toHaveProperty('sub/one.txt');
    },
  },
  {
    name: 'files and folders that nobody may enter',
    script:
      'mkdir -m 700 locked && echo x > locked/x && chmod 000 locked && echo y > y && chmod 000 y && mkdir -m 755 open',
    expect: exits(0, ''),
  },
  {
    name: 'a result file',
    script: 'echo "the result" > "$RESULT"',
    expect: (ran) => {
      exits(0)(ran);
      expect(ran.said).toBe('the result\n');
    },
  },
  {
    name: 'HOME and TMPDIR of its own, writable and empty',
    script: 'touch "$HOME/x" "$TMPDIR/y" && ls "$TMPDIR"',
    expect: exits(0, /^y$/m),
  },
  {
    name: 'nothing of the process before in TMPDIR',
    script: 'ls -A "$TMPDIR" | grep -v "^home$" || true',
    expect: exits(0, ''),
  },
  {
    name: 'nothing of the process before in /tmp',
    script: 'test ! -e /tmp/left-behind; echo "$?"; touch /tmp/left-behind',
    expect: exits(0, '0\n'),
  },
  {
    name: 'nothing of the process before in /tmp, again',
    script: 'test ! -e /tmp/left-behind; echo "$?"',
    expect: exits(0, '0\n'),
  },
  {
    name: 'paths that are taken away',
    script: 'ls reports | wc -l',
    removed: ['reports/old.xml'],
    expect: exits(0, /^0\s*$/),
  },
  {
    name: 'a program that does not exist',
    program: '/nowhere/at/all',
    expect: (ran) => {
      const { result } = ran;
      expect(result?.termination === 'spawn-failed' || (result?.exitCode ?? 0) >= 126).toBe(true);
    },
  },
  {
    name: 'a working folder that does not exist',
    script: 'echo never',
    cwd: '/nowhere/at/all',
    expect: (ran) => {
      expect(ran.output).not.toContain('never');
      expect(ran.result?.exitCode).not.toBe(0);
    },
  },
];

/** Nothing is left of a process, whatever it does to stay. */
const stubborn: readonly Row[] = [
  ...[
    ['a child in the background', 'sleep $MARK &'],
    ['a child with setsid', 'setsid sleep $MARK & sleep 0.05'],
    ['a child that was forked twice', '(setsid sh -c "sleep $MARK & exit" &) ; sleep 0.05'],
    ['a child without environment [R3]', '(env -i setsid sleep $MARK > /dev/null 2>&1 &) ; sleep 0.05'],
    ['a child that ignores signals', '(trap "" TERM HUP INT; env -i setsid sleep $MARK &) ; sleep 0.05'],
  ].map(
    ([name = '', script = '']): Row => ({
      name,
      script,
      expect: (ran) => {
        exits(0)(ran);
        expect(ran.result?.survivorsKilled).toBeGreaterThan(0);
      },
    }),
  ),
  {
    name: 'children that fork all the time',
    script: '(env -i setsid sh -c "while :; do sh -c \':\' & sleep 0.005; done # $MARK" > /dev/null 2>&1 &); sleep 0.1',
    expect: exits(0),
  },
  { name: 'the hard limit', script: 'sleep $MARK', hardMs: 300, expect: endsBy('hard-limit') },
  {
    name: 'the hard limit, with TERM ignored by all',
    script:
      'trap "" TERM INT HUP; (env -i setsid sh -c "trap \\"\\" TERM; sleep $MARK" &); while :; do sleep $MARK; done',
    ...{ hardMs: 300, graceMs: 200 },
    expect: endsBy('hard-limit'),
  },
  {
    name: 'TERM, which a process may use to clean up',
    script: 'trap "echo cleaned > cleaned.txt; exit 0" TERM; echo ready; while :; do sleep 0.05; done',
    ...{ abortAt: 'ready', graceMs: 5_000 },
    expect: (ran) => {
      expect(ran.result?.termination).toBe('interrupted');
      expect(ran.written).toMatchObject({ 'cleaned.txt': 'cleaned\n' });
    },
  },
  {
    name: 'an interruption that is ignored',
    script: 'trap "" TERM; echo ready; sleep $MARK & while :; do sleep $MARK; done',
    abortAt: 'ready',
    expect: endsBy('interrupted'),
  },
  { name: 'too much output', script: 'yes; sleep $MARK', maxOutputBytes: 100_000, expect: endsBy('output-limit') },
];

/** What a process may not do. */
const hostile: readonly Row[] = [
  {
    name: 'no rights at all [S5]',
    script: 'grep -E "^(Cap(Prm|Eff|Bnd|Inh|Amb)|NoNewPrivs):" /proc/self/status',
    expect: (ran) => {
      const sets = [...ran.output.matchAll(/^Cap\w+:\s*(\w+)$/gm)].map(([, set]) => set);
      expect(sets).toEqual(Array(5).fill('0000000000000000'));
      expect(ran.output).toMatch(/NoNewPrivs:\s*1/);
    },
  },
  { name: 'no sudo [S5]', script: 'sudo -n id -u 2> /dev/null || echo refused', expect: exits(0, 'refused\n') },
  {
    name: 'nothing of the system can be written',
    script: 'for f in /usr /etc /var /srv /opt; do (: > $f/ralph-x) 2> /dev/null && echo "$f"; done; true',
    expect: exits(0, ''),
  },
  {
    name: 'nothing of the machine can be listed or read that is hidden',
    script: [
      'for f in /srv/scene/runner/_work/_temp /srv/scene/runner/_work/_temp/ralph /srv/scene/runner/_work/_temp/ralph/secret',
      '/srv/scene/home/.ssh/id_ed25519 /srv/scene/home/.aws/credentials /srv/scene/home/.npmrc',
      '/srv/scene/home/.docker/config.json /srv/scene/runner/_work/_temp/_github_workflow/event.json /srv/scene/runner/.credentials;',
      'do test -d $f && ls -A $f 2> /dev/null; cat $f 2> /dev/null; done | grep -E "CANARY|secret|event" ; true',
    ].join(' '),
    expect: exits(0, ''),
  },
  {
    name: 'no other process can be read [S3]',
    script: 'for p in /proc/[0-9]*; do (tr "\\0" "\\n" < $p/environ | grep ^STAGE_) 2> /dev/null; done; true',
    expect: exits(0, ''),
  },
];

export const commonRows: readonly Row[] = [...ordinary, ...stubborn, ...hostile];

/** What has to be true of each run. */
export function sound(ran: Ran | undefined): void {
  expect(ran).toBeDefined();
  expect(ran).not.toHaveProperty('trouble');
  expect(ran).toMatchObject({ sleeping: 0 });
  expect(ran).not.toHaveProperty('notRemoved');
  expect(ran?.result).not.toHaveProperty('survivorsLeft');
}
