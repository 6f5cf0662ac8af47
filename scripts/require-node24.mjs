/** Fails unless this process is Node 24, the version the action runs on; npm scripts get it from the `node` dev dependency. */
const major = Number(process.versions.node.split('.')[0]);
if (major !== 24) {
  console.error(
    `ralph-action needs Node 24 for its scripts, but this is Node ${process.versions.node}. ` +
      'The "node" dev dependency provides it: run "npm ci" without --ignore-scripts and start scripts through npm.',
  );
  process.exitCode = 1;
}
