/** Whether a line is a workflow command, as which some tools tell each error once more on a runner; alone, that is all there is. */
export function isAnnotation(line: string): boolean {
  return /^::(?:error|warning|notice)[ :].*::/.test(line);
}

/** Failing tests that only workflow commands of vitest tell, as its report for people tells them. */
export function asReport(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => {
    const [, file = '', title, message = ''] = failure.exec(line) ?? [];
    const name = title?.replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%25', '%');
    // What others give a title is no test.
    if (name === undefined || !(name.includes(' > ') || file.endsWith(`/${name}`))) return [line];
    const own = name.includes(' > ') ? name : `${name} [ ${name} ]`;
    return [` FAIL  ${own}`, ...message.split('%0A').map((part) => part.replaceAll('%25', '%'))];
  });
}

const failure = /^::error file=([^,]*),title=([^,]*),line=\d+,column=\d+::(.*)/;
