/** ["a", "b", "c"] becomes "a, b and c". */
export function joinList(items, word = 'and') {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}

/** plural(2, "file") is "2 files"; a third argument names an irregular plural. */
export function plural(count, one, many = `${one}s`) {
  return `${count} ${count === 1 ? one : many}`;
}
