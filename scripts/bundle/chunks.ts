import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ASIDE_IMPORT } from './aside.ts';

/**
 * Has an import of a chunk that cannot be read reject, as an import does. In CommonJS ncc has it throw, before whoever waits for it can hear.
 * @param text the program as ncc writes it
 * @throws {Error} when ncc writes it in another way
 */
export function rejectingImports(text: string): string {
  if (!LOADS.test(text) || !text.includes('_require__.f.require = '))
    throw new Error(
      'The program does not load its chunks as CommonJS by ncc does: correct LOADS in scripts/bundle/chunks.ts',
    );
  return text.replace(LOADS, '$1async (chunkId) => {');
}

const LOADS = /(\w+_require__\.e = )\(chunkId\) => \{/;

/**
 * Writes the chunks of one dynamic import of a program as one file: each file has to be found, read and wrapped, which for small
 * ones takes longer than to compile them. Whoever else asks for one of them gets all.
 * @param folder absolute folder with `index.js` and its chunks, as ncc writes them
 * @param exported name that only the imported module exports under its own name
 * @throws {Error} when ncc writes its chunks in another way
 */
export function joinChunks(folder: string, exported: string): void {
  const files = readdirSync(folder).filter((name) => name.endsWith('index.js'));
  const texts = new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
  const [found = ''] = files.filter((name) => texts.get(name)?.includes(`${EXPORT}${exported}: () =>`));
  const wanted = Number.parseInt(found, 10);
  // The module it wants stands in the chunk that it names last.
  const joined = [...texts.values()].flatMap(listsIn).find((chunks) => chunks.at(-1) === wanted);
  if (joined === undefined)
    throw new Error(`No import in ${folder} asks for several chunks and ${exported} in the last of them`);
  const bodies = joined.map((chunk) => modulesOf(fileOf(chunk), texts.get(fileOf(chunk)) ?? ''));
  for (const chunk of joined) texts.delete(fileOf(chunk));
  texts.set(fileOf(wanted), `${headOf(wanted)}${bodies.join(',\n\n')}${END}`);
  for (const chunk of joined) rmSync(join(folder, fileOf(chunk)));
  for (const [file, text] of texts) writeFileSync(join(folder, file), asking(text, { joined, wanted }));
}

/**
 * Has a program read synchronously what was set aside of it, where ncc has it wait for that.
 * @param folder absolute folder with `index.js` and its chunks
 * @throws {Error} when ncc writes such an import in another way
 */
export function readAtOnce(folder: string): void {
  for (const name of readdirSync(folder).filter((each) => each.endsWith('index.js'))) {
    const text = readFileSync(join(folder, name), 'utf8');
    const found = [...text.matchAll(WAITING)].length;
    if (text.split(ASIDE_IMPORT).length - 1 !== found)
      throw new Error(
        `${name} imports what was set aside in a way that is not known: correct WAITING in scripts/bundle/chunks.ts`,
      );
    const changed = text.replaceAll(WAITING, (_, asked: string, call: string, module: string) => {
      const reads = [...asked.matchAll(ONE)].map(([, , chunk]) => `${call}.f.require(${chunk}, [])`);
      return `${ASIDE_IMPORT}(${[...reads, `${call}(${module})`].join(', ')});`;
    });
    if (changed !== text) writeFileSync(join(folder, name), changed);
  }
}

/** What ncc makes of such an import: the chunks, then the module. */
const WAITING = /__setAside \?\?= (.+)\.then\((\w+)\.bind\(\2, (\d+)\)\);/g;

function fileOf(chunk: number): string {
  return `${chunk}.index.js`;
}

const EXPORT = '/* harmony export */   ';
const LIST = /(?<=Promise\.all\(\/\* import\(\) \*\/\[)[^\]]+(?=\])/g;
const ONE = /(\w+_require__\.e\((?:\/\* import\(\) \*\/ )?)(\d+)(?=\))/g;

/** Numbers of the chunks that each import of several asks for. */
function listsIn(text: string): readonly (readonly number[])[] {
  return (text.match(LIST) ?? []).map((list) => [...list.matchAll(ONE)].map(([, , chunk]) => Number(chunk)));
}

interface Joined {
  readonly joined: readonly number[];
  readonly wanted: number;
}

/** A program that asks for the joined chunk where it asked for one of its parts. */
function asking(text: string, { joined, wanted }: Joined): string {
  return text
    .replace(ONE, (_, call: string, chunk: string) => `${call}${joined.includes(Number(chunk)) ? wanted : chunk}`)
    .replace(LIST, (list) => [...new Set(list.split(', '))].join(', '));
}

const END = '\n\n};\n;';

function headOf(chunk: number): string {
  return `"use strict";\nexports.id = ${chunk};\nexports.ids = [${chunk}];\nexports.modules = {\n`;
}

/** The properties of the object that a chunk is. */
function modulesOf(file: string, text: string): string {
  const head = headOf(Number.parseInt(file, 10));
  if (!text.startsWith(head) || !text.endsWith(END))
    throw new Error(`${file} is no chunk as ncc writes them: correct headOf in scripts/bundle/chunks.ts`);
  return text.slice(head.length, -END.length);
}

/**
 * Names of the chunk files in a folder that declare functions of those names, in their order.
 * @throws {Error} when none declares one of them
 */
export function chunksWith(folder: string, names: readonly string[]): readonly string[] {
  const chunks = readdirSync(folder).filter((file) => file.endsWith('.index.js'));
  return names.map((name) => {
    const declared = new RegExp(`^(?:var|(?:async )?function) ${name}\\b`, 'm');
    const found = chunks.find((file) => declared.test(readFileSync(join(folder, file), 'utf8')));
    if (found === undefined) throw new Error(`No chunk holds ${name}: correct the list of what every start loads`);
    return found;
  });
}
