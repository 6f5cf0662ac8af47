/** What a table holds under a name from outside; never what every object inherits, such as `constructor`. */
export function own<T>(table: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;
}
