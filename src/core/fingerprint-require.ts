/**
 * Lines without the places at which Node began to load the files of a `Require stack:`, which lists them already: how many of them a stack
 * still shows depends on who loaded the first one.
 */
export function withoutLoading(lines: readonly string[]): readonly string[] {
  const listed: string[] = [];
  let isList = false;
  return lines.filter((line) => {
    const [, file] = /^\s*- (\S.*)$/.exec(line) ?? [];
    isList = /^\s*Require stack:$/.test(line) || (isList && file !== undefined);
    if (isList && file !== undefined) listed.push(file);
    const [, place] = /^\s*at Object\.<anonymous> \((.+):\d+:\d+\)$/.exec(line) ?? [];
    return place === undefined || !listed.some((path) => isSame(path, place));
  });
}

/** mocha shortens the places in a stack, and not those in the list. */
function isSame(path: string, place: string): boolean {
  return path === place || (path.endsWith(place) && /[/\\]$/.test(path.slice(0, -place.length)));
}
