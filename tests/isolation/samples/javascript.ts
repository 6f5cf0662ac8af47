import type { Files, Sample } from './sample.ts';

/** A build step that keeps its results by content below node_modules, as bundlers and compilers do. */
const build = `import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
const cache = 'node_modules/.cache/build';
mkdirSync(cache, { recursive: true });
const counts = { built: 0, cached: 0 };
for (const name of readdirSync('src')) {
  const text = readFileSync('src/' + name, 'utf8');
  const entry = cache + '/' + createHash('sha256').update(text).digest('hex');
  counts[existsSync(entry) ? 'cached' : 'built'] += 1;
  writeFileSync(entry, text);
}
console.log('build: ' + counts.built + ' built, ' + counts.cached + ' from cache');
`;

const greetPackage: Files = {
  'vendor/greet/package.json': '{"name":"greet","version":"1.0.0","main":"index.js","bin":{"greet":"bin.js"}}\n',
  'vendor/greet/index.js': "module.exports = (name) => 'hello ' + name;\n",
  'vendor/greet/bin.js': "#!/usr/bin/env node\nconsole.log(require('./index.js')('command'));\n",
};

const test = `const { test } = require('node:test');
const assert = require('node:assert');
const { welcome } = require('../src/index.js');
test('welcomes', () => assert.strictEqual(welcome('you'), 'hello you!'));
`;

const pack = 'npm pack --silent --pack-destination vendor ./vendor/greet';

const warmth = {
  chill: 'find . -type d -name .cache -path "*node_modules*" -prune -exec rm -rf {} +',
  cold: /build: [1-9]\d* built/,
  warm: /build: 0 built, [1-9]\d* from cache/,
};

/** A project with a packed dependency, as `npm ci` installs it. */
export const npmSample: Sample = {
  name: 'npm',
  needs: ['node', 'npm'],
  files: {
    ...greetPackage,
    '.gitignore': 'node_modules/\n',
    'package.json': JSON.stringify({
      name: 'npm-sample',
      version: '1.0.0',
      private: true,
      scripts: { build: 'node build.mjs', test: 'npm run --silent build && greet && node --test' },
      dependencies: { greet: 'file:vendor/greet-1.0.0.tgz' },
    }),
    'build.mjs': build,
    'src/index.js': "const greet = require('greet');\nexports.welcome = (name) => greet(name) + '!';\n",
    'test/index.test.js': test,
  },
  seed: `${pack} && npm install --package-lock-only --offline --no-audit --no-fund`,
  prepare: 'npm ci --offline --no-audit --no-fund && npm run --silent build',
  gate: 'npm test',
  ...warmth,
};

/** A workspace of two packages, one of which depends on the other and on a packed dependency. */
export const pnpmSample: Sample = {
  name: 'pnpm',
  needs: ['node', 'npm', 'pnpm'],
  files: {
    ...greetPackage,
    '.gitignore': 'node_modules/\n',
    'package.json': '{"name":"pnpm-sample","version":"1.0.0","private":true}\n',
    'pnpm-workspace.yaml': 'packages:\n  - packages/*\n',
    'packages/lib/package.json': '{"name":"@sample/lib","version":"1.0.0","main":"index.js"}\n',
    'packages/lib/index.js': "exports.mark = '!';\n",
    'packages/app/package.json': JSON.stringify({
      name: '@sample/app',
      version: '1.0.0',
      scripts: { test: 'node build.mjs && greet && node --test' },
      dependencies: { '@sample/lib': 'workspace:*', greet: 'file:../../vendor/greet-1.0.0.tgz' },
    }),
    'packages/app/build.mjs': build,
    'packages/app/src/index.js': `const greet = require('greet');
const { mark } = require('@sample/lib');
exports.welcome = (name) => greet(name) + mark;
`,
    'packages/app/test/index.test.js': test,
  },
  seed: `${pack} && pnpm install --offline --lockfile-only`,
  prepare: 'pnpm install --offline --frozen-lockfile && (cd packages/app && node build.mjs)',
  gate: 'pnpm -r test',
  ...warmth,
};
