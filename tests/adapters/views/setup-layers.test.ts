import { expect, test } from 'vitest';
import { setupLayers } from '../../../src/adapters/views/setup-layers.ts';
import { sandbox } from '../../support/git-sandbox.ts';

const how = { env: [], variables: {}, asAtBase: false };
const need = { type: 'setup', key: 'k'.repeat(64), installOn: 't', ...how } as const;

function failing(code: string): () => never {
  return () => {
    throw Object.assign(new Error(code), { code });
  };
}

test('setup that closes what it leaves makes no layer, and its views are opened without one', async () => {
  await using box = sandbox();
  const layers = setupLayers({ needs: { of: async () => need }, root: box.root, indexFile: box.path('none') });
  await layers.keep('t', failing('EACCES'));
  expect(await layers.find('t')).toBeUndefined();
  await layers.keep('t', () => new Set(['node_modules']));
  expect(await layers.find('t')).toContain('setup-');
});

test('but a fault of the machine is told', async () => {
  await using box = sandbox();
  const layers = setupLayers({ needs: { of: async () => need }, root: box.root, indexFile: box.path('none') });
  await expect(layers.keep('t', failing('ENOSPC'))).rejects.toThrow('ENOSPC');
});
