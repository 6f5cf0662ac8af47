/** What a pointer of Git LFS names (git-lfs, docs/spec.md): the content is kept elsewhere. */
export interface LfsPointer {
  /** SHA-256 of the content, 64 hex digits. */
  readonly oid: string;
  /** Bytes of the content. */
  readonly size: number;
}

/** A pointer is smaller than this. */
export const pointerBytes = 1024;

/** Reads a pointer; undefined for anything else, also for one with extensions, whose content was changed by programs of the user. */
export function parsePointer(bytes: Buffer): LfsPointer | undefined {
  if (bytes.length >= pointerBytes) return undefined;
  const [, oid = '', size = ''] = form.exec(bytes.toString('latin1')) ?? [];
  return oid === '' || !Number.isSafeInteger(Number(size)) ? undefined : { oid, size: Number(size) };
}

const form =
  /^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\/v1\noid sha256:([0-9a-f]{64})\nsize (\d{1,16})\n?$/;

/** The pointer that git-lfs writes; an empty file is its own. */
export function formatPointer({ oid, size }: LfsPointer): Buffer {
  if (size === 0) return Buffer.alloc(0);
  return Buffer.from(`version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize ${size}\n`);
}
