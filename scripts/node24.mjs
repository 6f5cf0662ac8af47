/**
 * Ends a process that is not of Node 24, the version that the action runs on; npm scripts get it from the `node` dev dependency. Imported
 * before a script (`node --import`), or run before a tool.
 */
if (process.versions.node.split('.')[0] !== '24') {
  console.error(
    `ralph-action needs Node 24 for its scripts, but this is Node ${process.versions.node}. ` +
      'The "node" dev dependency provides it: run "npm ci" without --ignore-scripts and start scripts through npm.',
  );
  process.exit(1);
}
