// Preloaded into the bundle by the start benchmark: notes how long the main thread slept while git talked to the remote
// and no other program of ours ran. Writes a list of [epoch ms, ms waited until then] to RALPH_BENCH_NETWORK at the end.
const childProcess = require('node:child_process');
const { readFileSync, writeFileSync } = require('node:fs');

const file = process.env.RALPH_BENCH_NETWORK;
const { spawn } = childProcess;
let talking = 0;
let others = 0;
let waitedMs = 0;
const waits = [];
// Without `performance`, whose modules take a start longer to load than all that is noted here.
const startedMs = Date.now() - hrMs();
let sleptBefore = sleptMs();

childProcess.spawn = (program, args, options) => {
  const kind = kindOf(program, args ?? []);
  count(kind, 1);
  const child = spawn(program, args, options);
  child.once('exit', () => count(kind, -1));
  return child;
};
process.on('exit', () => writeFileSync(file, JSON.stringify(waits)));
require('node:module').syncBuiltinESMExports();

function kindOf(program, args) {
  // The first look at the checkout: a shell that runs git, and what lists the programs in PATH.
  if (program === '/bin/sh' && args.some((arg) => arg.endsWith('/git'))) return 'other';
  if (!program.endsWith('/git')) return 'agent';
  if (args.includes('--batch') || args.includes('--batch-check')) return 'lasting';
  return ['ls-remote', 'fetch', 'push'].includes(args[0]) ? 'talking' : 'other';
}

function count(kind, change) {
  const slept = sleptMs();
  if (talking > 0 && others === 0) waitedMs += slept - sleptBefore;
  sleptBefore = slept;
  waits.push([startedMs + hrMs(), waitedMs]);
  if (kind === 'talking') talking += change;
  if (kind === 'other') others += change;
}

// Time, from any moment on, in which the main thread neither ran nor waited for a core, as the kernel counts it: the event
// loop's own idle time forgets each wait that a signal ends, and the end of every process is one.
function sleptMs() {
  const [ran, waitedForCore] = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ');
  return hrMs() - (Number(ran) + Number(waitedForCore)) / 1e6;
}

function hrMs() {
  return Number(process.hrtime.bigint()) / 1e6;
}
