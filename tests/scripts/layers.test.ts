import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Metafile } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { cut, layerSource } from '../../scripts/bundle/layers.ts';

const modules = {
  'main.js': `import { begin } from './base.js'; await import('./step.js'); begin();`,
  'base.js': `import { inner, told } from './told.js'; export const begin = () => inner(told());`,
  'told.js': 'export const told = () => 1, asked = () => 2, more = () => 3, inner = (x) => x;',
  'step.js': `import { more, asked } from './told.js'; export const step = () => [more(), asked(), import('./late/b.js'), import('./a.js')];`,
  'late/b.js': `import { step } from '../step.js'; export const b = step;`,
  'a.js': `import { begin } from './base.js'; import { told } from './told.js'; export const a = [begin, told];`,
};

type Kind = Metafile['inputs'][string]['imports'][number]['kind'];

/** What esbuild tells of a program, in this order of its modules. */
function told(root: string, paths: readonly string[]): Metafile {
  const imports = (path: string): Metafile['inputs'][string]['imports'] =>
    [...modules[path as keyof typeof modules].matchAll(/(from |import\()'([^']+)'/g)].map(([, how, to = '']) => {
      const kind: Kind = how === 'from ' ? 'import-statement' : 'dynamic-import';
      return { kind, path: join('compiled', dirname(path), to) };
    });
  const inputs = paths.map((path) => [join('compiled', path), { bytes: 1, imports: imports(path) }]);
  mkdirSync(join(root, 'compiled', 'late'), { recursive: true });
  for (const [path, text] of Object.entries(modules)) writeFileSync(join(root, 'compiled', path), text);
  return { inputs: Object.fromEntries(inputs), outputs: {} };
}

function parts(paths: readonly string[]): { readonly late: readonly string[]; readonly sources: readonly string[] } {
  const root = mkdtempSync(join(tmpdir(), 'ralph-layers-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const compiled = join(root, 'compiled');
  const metafile = told(root, paths);
  const entry = join(compiled, 'main.js');
  const { layers, late } = cut({ metafile, root, compiled, entry, firsts: [join(compiled, 'step.js')] });
  return {
    late: late.map((path) => path.slice(compiled.length + 1)),
    sources: layers.map((layer) => layerSource(layer, compiled)),
  };
}

test.each([[Object.keys(modules)], [Object.keys(modules).toReversed()], [Object.keys(modules).toSorted()]])(
  'a program is cut in the same way in whatever order its modules are told',
  (paths) => {
    expect(parts(paths)).toEqual({
      late: ['a.js', 'late/b.js', 'step.js'],
      sources: [
        `export { begin as base__begin } from './base.js';\nexport { asked as told__asked, more as told__more, told as told__told } from './told.js';\n`,
        `export { step as step__step } from './step.js';\n`,
      ],
    });
  },
);
