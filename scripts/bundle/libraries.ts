import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

const root = resolve(import.meta.dirname, '..', '..');

/** Of this library only what we use is taken, and so neither its client for identity tokens nor the HTTP client behind that. */
export const trimmed = '@actions/core';

/** Run at its first use, and read with what is set aside: every start loads what may need it, and hardly one has a glob to match before its first agent. */
export const late = 'picomatch';

export const lateLibrary: Plugin = {
  name: 'late library',
  setup: ({ onResolve, onLoad, resolve: resolveAs }) => {
    const whole = { filter: new RegExp(`^${late}$`) };
    onResolve(whole, async ({ kind, namespace, pluginData }) => {
      if (pluginData === trimmed) return undefined;
      if (namespace !== late) return { path: late, namespace: late };
      return await resolveAs(late, { kind, resolveDir: root, pluginData: trimmed });
    });
    onLoad({ filter: /^/, namespace: late }, () => ({ contents: lateSource }));
  },
};

const lateSource = `
const library = () => require('${late}');
const picomatch = (...given) => library()(...given);
picomatch.makeRe = (...given) => library().makeRe(...given);
export default picomatch;
`;

/** Leaves libraries to ncc, but for the one that is trimmed. */
export const libraries: Plugin = {
  name: 'libraries',
  setup: ({ onResolve, resolve: resolveAs }) => {
    onResolve({ filter: /^/ }, async ({ path, kind, resolveDir, importer, pluginData }) => {
      if (pluginData === trimmed || kind === 'entry-point') return undefined;
      const isWithin = importer.includes(`/node_modules/${trimmed}/`);
      const isOwn = path.startsWith('.');
      if (isOwn ? !isWithin : path !== trimmed)
        return isOwn ? undefined : { path, external: true, sideEffects: !isWithin };
      return { ...(await resolveAs(path, { kind, resolveDir, pluginData: trimmed })), sideEffects: false };
    });
  },
};
