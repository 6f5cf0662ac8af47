import { plainLines } from './fingerprint-lines.ts';
import { marked } from './fingerprint-marks.ts';
import { blocks, type GateResult } from './gates.ts';
import { perObject } from './per-object.ts';
import type { Attempt } from './state.ts';

/** Whether an attempt failed because it named what is not there, so that more context can help (02-loop §3.4). */
export function missesSomething(attempt: Pick<Attempt, 'gates'>): boolean {
  return gapLines(attempt).length > 0;
}

/** The lines of a failed attempt's evidence that name what was not found, verbatim and each once. */
export function gapLines({ gates }: Pick<Attempt, 'gates'>): readonly string[] {
  return gates.some(isRedTest) ? gapsIn(gates) : [];
}

function isRedTest(gate: GateResult): boolean {
  return gate.gate === 'test' && blocks(gate);
}

/** Several rules ask, before and after the next attempt. */
const gapsIn = perObject((gates: Attempt['gates']): readonly string[] => {
  const said = gates.filter(isRedTest).flatMap(({ excerpt }) => excerpt.lines);
  if (said.length === 0) return [];
  const errors = marked(plainLines(said.join('\n'))).filter(({ kind }) => kind !== 'ignored' && kind !== 'warning');
  return [...new Set(errors.map(({ text }) => text).filter((text) => gap.test(text)))];
});

/** What runtimes and compilers say of a name, a module or a file that they do not know. */
const gap = new RegExp(
  [
    String.raw`\b(?:ImportError|ModuleNotFoundError|NameError|ReferenceError|FileNotFoundError|ERR_MODULE_NOT_FOUND|NoClassDefFoundError|ClassNotFoundException|NoMethodError)\b`,
    String.raw`\b(?:cannot find|can't find|could not find|couldn't find|unable to find|could not resolve|can't resolve|cannot resolve|unable to resolve|failed to resolve|failed to load)\b`,
    String.raw`\b(?:undefined|unresolved|undeclared|unknown) (?:symbol|reference|import|identifier|name|variable|function|method|module|type|crate)\b`,
    String.raw`\bundefined: \w`,
    String.raw`\bENOENT\b|\bno such file or directory\b|\bno module named\b|\bis not defined\b|\bhas no exported member\b`,
    String.raw`\bdoes not provide an export\b|\bimplicit declaration of\b|\bundefined (?:method|local variable)\b`,
  ].join('|'),
  'i',
);
