/** What a text says in JSON; undefined = it is none. */
export function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** A field that is a list; empty = it is none. */
export function listOf(value: unknown, field: string): readonly unknown[] {
  const list = fieldOf(value, field);
  return Array.isArray(list) ? list : [];
}

/** A field that is a text; empty = it is none. */
export function textOf(value: unknown, field: string): string {
  const text = fieldOf(value, field);
  return typeof text === 'string' ? text : '';
}

export function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[field] : undefined;
}
