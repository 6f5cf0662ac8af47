/** Bytes for as long as somebody holds on to them, be it by another view of the same memory. */
export function weakly(bytes: Buffer): () => Buffer | undefined {
  const { byteOffset, length } = bytes;
  const memory = new WeakRef(bytes.buffer);
  return () => {
    const kept = memory.deref();
    return kept && Buffer.from(kept, byteOffset, length);
  };
}
