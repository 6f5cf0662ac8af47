import { parsePath } from './parse-path.ts';
import { accept, type Parsed, quote, refuse } from './parsed.ts';
import { splitGlobs } from './split.ts';

/** Name of a model as clients write it, for example `claude-sonnet-4-5` or `provider/model:tag`. */
export function parseModel(text: string): Parsed<string> {
  if (/^[A-Za-z0-9][\w.:/@[\]-]{0,127}$/.test(text)) return accept(text);
  return refuse('is not the name of a model.', 'Write the name as the agent takes it, for example sonnet.');
}

/** Tools, each a name with what it may be used for in brackets; a leading dash would be read as an option. */
export function parseTools(text: string): Parsed<readonly string[]> {
  const tools = splitGlobs(text);
  const wrong = tools.find((tool) => !/^[A-Za-z_][\w.-]{0,127}(?:\([^\r\n]{0,500}\))?$/.test(tool));
  const help = 'Write names such as Edit or Bash(npm test), separated by commas.';
  if (wrong !== undefined) return refuse(`contains ${quote(wrong)}, which is no tool.`, help);
  return tools.length === 0 ? refuse('names no tool.', help) : accept(tools);
}

/** Absolute path of a program; a relative one could be a file that the agent wrote. */
export function parseExecutable(text: string): Parsed<string> {
  if (text.startsWith('/') && !text.endsWith('/') && !text.split('/').includes('..')) return accept(text);
  return refuse('is not the absolute path of a program.', 'Write the whole path, for example /opt/claude/bin/claude.');
}

/** A recorded run: a file of the machine, such as a downloaded artifact, or one that is committed. */
export function parseCassette(text: string): Parsed<string> {
  if (!text.startsWith('/')) return parsePath(text);
  if (!text.endsWith('/') && !text.split('/').includes('..')) return accept(text);
  return refuse('is not the absolute path of a file.', 'Write the whole path, for example /tmp/night/cassette.jsonl.');
}

/** One version: a range or a tag could be another program tomorrow. */
export function parseVersion(text: string): Parsed<string> {
  if (/^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9A-Za-z.-]{1,64})?$/.test(text)) return accept(text);
  return refuse('is not an exact version.', 'Write all three numbers, for example 2.1.330.');
}
