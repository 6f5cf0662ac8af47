// Preloaded into a bundle by NODE_OPTIONS, because no timer could hit every gap of a journal: something happens in the
// moment when the process writes its n-th journal line (RALPH_TEST_LINE). RALPH_TEST_FAULT says what:
// kill: SIGKILL behind the line; torn: SIGKILL behind half of it; full: the disk takes half of it and nothing more.
const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');

const last = Number(process.env.RALPH_TEST_LINE);
const fault = process.env.RALPH_TEST_FAULT;
const write = fs.writeSync;
let lines = 0;
let journal;

fs.writeSync = (fd, data, ...rest) => {
  const isLine = Buffer.from(data).subarray(0, 5).toString() === '{"v":';
  if (fault === 'full' && fd === journal)
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  if (!isLine) return write(fd, data, ...rest);
  lines += 1;
  if (lines !== last) return write(fd, data, ...rest);
  if (fault === 'full') journal = fd;
  const part = fault === 'kill' ? data : data.subarray(0, data.length / 2);
  const [, , position] = rest;
  const written = write(fd, part, 0, part.length, position);
  if (fault !== 'full') process.kill(process.pid, 'SIGKILL');
  return written;
};
syncBuiltinESMExports();
