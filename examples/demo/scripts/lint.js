import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const rules = [
  [/\t/, 'a tab; indent with spaces'],
  [/\s$/, 'white space at the end of the line'],
  [/^\s*var /, 'var; use const or let'],
  [/^.{121,}$/, 'more than 120 characters'],
];
const sourceRules = [[/\bconsole\./, 'console in a library; remove it']];

const files = (await Promise.all(['scripts', 'src', 'test'].map(list))).flat();
const problems = (await Promise.all(files.map(check))).flat();
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.stdout.write(`lint: ${files.length} files, ${problems.length} problems\n`);
process.exitCode = problems.length === 0 ? 0 : 1;

async function list(folder) {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.js')).map((name) => join(folder, name));
}

async function check(file) {
  const text = await readFile(file, 'utf8');
  const applied = file.startsWith('src') ? [...rules, ...sourceRules] : rules;
  const style = text.split('\n').flatMap((line, index) =>
    applied.filter(([pattern]) => pattern.test(line)).map(([, what]) => `${file}:${index + 1}: ${what}`),
  );
  const end = text.endsWith('\n') ? [] : [`${file}: no newline at the end`];
  return [...style, ...end, ...(await syntax(file))];
}

function syntax(file) {
  return new Promise((resolve) => {
    execFile(process.execPath, ['--check', file], (error, _stdout, stderr) => resolve(error ? [stderr.trim()] : []));
  });
}
