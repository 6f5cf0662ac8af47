import { strip } from './strip.ts';

/** A text as a YAML scalar that reads back as that text: plain where it is safe, else quoted as JSON, which YAML contains. */
export function yamlText(text: string): string {
  const safe = strip(text);
  return /^[A-Za-z][\w./-]*$/.test(safe) && !special.test(safe) ? safe : JSON.stringify(safe);
}

/** Words that YAML would read as something else. */
const special = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
