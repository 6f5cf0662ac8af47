import type * as promises from 'node:fs/promises';

let loaded: Promise<typeof promises> | undefined;

/** Read at its first use: Node brings a reader of lines and watchers of folders with it, two milliseconds that no start needs (08-performance). */
function files(): Promise<typeof promises> {
  loaded ??= import('node:fs/promises');
  return loaded;
}

/** These of `node:fs/promises`, without any of it being read by a start. */
export const cp: typeof promises.cp = async (...given) => (await files()).cp(...given);
export const rm: typeof promises.rm = async (...given) => (await files()).rm(...given);
export const open: typeof promises.open = async (...given) => (await files()).open(...given);
/** With the folders above it; one that is there is left as it is. */
export const makeFolder = async (path: string): Promise<void> =>
  void (await (await files()).mkdir(path, { recursive: true }));
