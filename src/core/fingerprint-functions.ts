/**
 * Errors of gcc with the function they are in, which it names on a line above the first message of each function: the same message in
 * another function of the file is another error. Forms: `src/ring.c: In function 'ring_push':`, `a.cpp: In member function 'int A::b()':`,
 * `a.c: At top level:`.
 */
export function withFunctions(lines: readonly string[]): readonly string[] {
  const places = new Map<string, string>();
  return lines.map((line) => {
    const [, file, name] = place.exec(line) ?? [];
    if (file !== undefined) places.set(file, name ?? '');
    const within = places.get(error.exec(line)?.[1] ?? '') ?? '';
    return within === '' ? line : `${line} in ${within}`;
  });
}

const place = /^(\S+\.\w+): (?:In [a-z ]{1,60}'(.{1,300})'[:,]|At (?:top level|global scope):)$/;
const error = /^(\S+\.\w+)(?::\d+){1,2}: (?:fatal )?error: /;
