/** What a value that never changes comes to, found once for each; nothing keeps a value that nobody else has any more. */
export function perObject<Of extends object, Found>(find: (of: Of) => Found): (of: Of) => Found {
  const known = new WeakMap<Of, { readonly found: Found }>();
  return (of) => {
    const entry = known.get(of);
    if (entry !== undefined) return entry.found;
    const found = find(of);
    known.set(of, { found });
    return found;
  };
}
