import { type Alias, LineCounter, parseDocument, visit, type YAMLError } from 'yaml';
import { type ConfigDocument, entriesOf, isNothing } from './config-node.ts';
import { byteLength, quote } from './parsed.ts';
import type { Mistake } from './raw.ts';

/** Larger than any honest file; 256 KiB. */
const MOST_BYTES = 256 * 1024;
/** More aliases than any honest file has; the file that grows out of aliases needs thousands (catalogue B9). */
const MOST_ALIASES = 100;

/** Parses YAML to a mapping whose aliases can be followed safely, or says with file and line why not (catalogue B9). */
export function parseConfig(text: string, file: string): ConfigDocument | { readonly mistakes: readonly Mistake[] } {
  const bytes = byteLength(text);
  if (bytes > MOST_BYTES) return { mistakes: [at(file, `is ${bytes} bytes long. Keep it below ${MOST_BYTES} bytes.`)] };
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const config: ConfigDocument = { document, lines, file };
  const syntax = syntaxMistakes(config, text);
  const mistakes = syntax.length > 0 ? syntax : [...aliasMistakes(config), ...shapeMistakes(config)];
  return mistakes.length > 0 ? { mistakes } : config;
}

function syntaxMistakes({ document, lines, file }: ConfigDocument, text: string): readonly Mistake[] {
  const errors: readonly YAMLError[] = [...document.errors, ...document.warnings];
  if (errors.some(({ code }) => code === 'RESOURCE_EXHAUSTION')) {
    return [at(file, 'is nested too deeply to be read. Write settings at the top level.')];
  }
  return errors.slice(0, 10).map(({ code, message, pos }) => {
    const { line } = lines.linePos(pos[0]);
    const key = /^[^:\r\n]*/.exec(text.slice(pos[0]))?.[0] ?? '';
    if (code === 'DUPLICATE_KEY') return at(file, `the key ${quote(key)} is given twice. Keep one of them.`, line);
    return at(file, `is not valid YAML here: ${/[.!?]$/.test(message) ? message : `${message}.`}`, line);
  });
}

function aliasMistakes({ document, lines, file }: ConfigDocument): readonly Mistake[] {
  const aliases: Alias[] = [];
  visit(document, { Alias: (_key, alias) => void aliases.push(alias) });
  if (aliases.length > MOST_ALIASES) {
    return [at(file, `has ${aliases.length} aliases. Write the values out; at most ${MOST_ALIASES} are read.`)];
  }
  const dangling = aliases.filter((alias) => alias.resolve(document) === undefined);
  return dangling.map((alias) => {
    const { line } = lines.linePos(alias.range?.[0] ?? 0);
    return at(file, `the alias ${quote(`*${alias.source}`)} has no anchor. Write the value out.`, line);
  });
}

function shapeMistakes(config: ConfigDocument): readonly Mistake[] {
  const { contents } = config.document;
  if (isNothing(contents) || entriesOf(config, contents, '') !== undefined) return [];
  return [at(config.file, 'is not a mapping. Write "name: value" lines, for example "max_iterations: 20".')];
}

function at(file: string, message: string, line?: number): Mistake {
  const place = line === undefined ? file : `${file}:${line}`;
  return { setting: file, value: '', message: `${place}: ${message}` };
}
