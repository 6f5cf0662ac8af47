// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the switches are pieces of source text
import type { Row } from './row.ts';

const start = 'src/adapters/process/start.ts';
const supervise = 'src/adapters/process/supervise.ts';

/** Processes that stay, escape, hang, flood or die. */
export const processRows: readonly Row[] = [
  {
    id: 'R1',
    title: 'a cancel reaches our process alone',
    owner: 'src/main.ts',
    off: { file: 'src/main.ts', find: 'cancel.abort(`the runner sent ${signal}`)', replace: 'void signal' },
  },
  {
    id: 'R2',
    title: 'a child in a session of its own',
    owner: 'src/adapters/process/tree-marked.ts',
    off: {
      file: 'src/adapters/process/tree-marked.ts',
      find: 'lookForMarker(entry.pid, marker)',
      replace: 'lookForMarker(entry.pid, `${marker}.`)',
    },
  },
  {
    id: 'R3',
    title: 'a child without a trace of its origin',
    owner: 'src/adapters/isolation/enter.ts',
    off: { file: 'src/adapters/isolation/enter.ts', find: "'--pid', '--fork', '--kill-child', ", replace: '' },
  },
  {
    id: 'R4',
    title: 'the runner must still find our children at the end of a job',
    owner: 'src/adapters/process/environment-names.ts',
    off: {
      file: 'src/adapters/process/environment-names.ts',
      find: "'TERM', 'RUNNER_TRACKING_ID'];",
      replace: "'TERM'];",
    },
  },
  {
    id: 'R6',
    title: 'the end after a cancel takes too long',
    owner: supervise,
    off: {
      file: supervise,
      find: 'if (call.signal?.aborted)',
      replace: 'if (call.signal?.reason === undefined && false)',
    },
  },
  {
    id: 'R7',
    title: 'a child holds the output after the end',
    owner: start,
    off: {
      file: supervise,
      find: 'const kills = await killRemaining(tree, started.pid);',
      replace: 'const kills = { killed: 0, left: killRemaining.length > 9 ? tree.sweep().members.length : 0 };',
    },
  },
  {
    id: 'R8',
    title: 'a process that writes and runs without end',
    owner: supervise,
    off: {
      file: supervise,
      find: 'maxOutputBytes !== undefined && outputBytes > maxOutputBytes',
      replace: 'maxOutputBytes !== undefined && outputBytes < 0',
    },
  },
  {
    id: 'R9',
    title: 'hundreds of megabytes without a line end',
    owner: 'src/adapters/process/cut-line.ts',
    off: {
      file: 'src/adapters/process/cut-line.ts',
      find: 'const nearBytes = Math.min(end - start, (maxChars + 1) * 3);',
      replace: 'const nearBytes = end - start;',
    },
  },
  {
    id: 'R10',
    title: 'the machine runs out of memory: no failure of the code',
    owner: 'src/adapters/process/out-of-memory.ts',
    off: {
      file: 'src/adapters/process/out-of-memory.ts',
      find: "if (signal === 'SIGKILL' || code === 137) return true;",
      replace: '',
    },
  },
  {
    id: 'R11',
    title: 'a missing program and a missing folder look alike',
    owner: 'src/adapters/process/spawn-error.ts',
    off: {
      file: 'src/adapters/process/spawn-error.ts',
      find: "if (folder === 'missing')",
      replace: "if (folder === 'missing' && program === '')",
    },
  },
  {
    id: 'R12',
    title: 'an agent waits for an answer that nobody gives',
    owner: start,
    off: { file: start, find: "stdin ?? 'ignore'", replace: "stdin ?? 'pipe'" },
  },
  {
    id: 'R13',
    title: 'a storm of processes, files left for the next gate',
    owner: 'src/adapters/home.ts',
    off: { file: 'src/adapters/home.ts', find: '    removePath(scratch, name);\n', replace: '' },
  },
  {
    id: 'R14',
    title: 'the machine goes away in the middle',
    owner: 'src/action/open-run.ts',
    off: {
      file: 'src/action/open-run.ts',
      find: "call.resume === 'never' ? undefined",
      replace: "call.resume !== 'always' ? undefined",
    },
  },
  {
    id: 'R15',
    title: 'a program planted in the place of ours',
    owner: 'src/adapters/process/resolve.ts',
    off: {
      file: 'src/adapters/process/resolve.ts',
      find: 'if (!leadsInto(cwd, candidate)) return { ok: true, path: candidate };',
      replace: 'if (!leadsInto(cwd, candidate) || candidate !== cwd) return { ok: true, path: candidate };',
    },
  },
];
