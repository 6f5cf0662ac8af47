// Preloaded into the bundle by bench/eager-functions.ts: notes which functions ran until the first agent had started, and until the end.
// Writes {first, all} to RALPH_NOTED_FUNCTIONS, each a list of scripts as the protocol of V8's profiler tells them.
const { readdirSync, readFileSync, writeFileSync } = require('node:fs');
const { Session } = require('node:inspector');
const { join } = require('node:path');

const logs = join(process.env.RUNNER_TEMP, 'ralph', 'default', 'logs');
const session = new Session();
session.connect();
session.post('Profiler.enable');
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
let first;
const timer = setInterval(() => {
  if (!hasStarted()) return;
  clearInterval(timer);
  first = taken();
}, 1).unref();
process.on('exit', () => writeFileSync(process.env.RALPH_NOTED_FUNCTIONS, JSON.stringify({ first, all: taken() })));

// What the first agent has printed.
function hasStarted() {
  try {
    const [run] = readdirSync(logs);
    return readdirSync(join(logs, run)).some(
      (name) => name.includes('1-implement.stdout') && readFileSync(join(logs, run, name)).length > 0,
    );
  } catch {
    return false;
  }
}

function taken() {
  let scripts = [];
  session.post('Profiler.takePreciseCoverage', (_, { result }) => {
    scripts = result.filter(({ url }) => url.startsWith('file:') && url.endsWith('index.js'));
  });
  return scripts;
}
