import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundle, runTool } from './bundle.ts';
import { endUnlessBare } from './usage.ts';

/**
 * Builds the bundles that a runner starts: tsc -> build/, from there dist/<entry>/index.js. Both folders are emptied first,
 * since ncc leaves old files behind. The output is byte-identical on every machine; `.ci/run` proves it fresh.
 */
endUnlessBare('Usage: npm run build');
const root = resolve(import.meta.dirname, '..');
const compiled = join(root, 'build');
const out = join(root, 'dist');

rmSync(compiled, { recursive: true, force: true });
rmSync(out, { recursive: true, force: true });
runTool('typescript/bin/tsc', ['--project', 'tsconfig.build.json']);
await bundle({ compiled, out });
