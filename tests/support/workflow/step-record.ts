import type { Masker } from './masker.ts';

export type Level = 'error' | 'warning' | 'notice';

export interface Annotation {
  readonly level: Level;
  /** Masked, and cut at 4,096 characters. */
  readonly message: string;
  /** `file`, `line`, `endline`, `col`, `endcolumn`, `title`; names in lower case. */
  readonly properties: Readonly<Record<string, string>>;
}

/** What one step leaves behind while it runs. */
export interface StepRecord {
  readonly lines: string[];
  readonly annotations: Annotation[];
  /** Names as written; a later value of the same name wins. */
  readonly outputs: Map<string, string>;
  readonly state: Map<string, string>;
  /** A command or file command went wrong: the step fails although its process exits 0. */
  commandFailed: boolean;
  /** `::echo::on` shows commands in the log. */
  echo: boolean;
  summary: string;
  /** Writes a line of the log, masked. */
  readonly write: (text: string) => void;
  /** Writes an annotation into the log and, inside the limits, into the list. */
  readonly annotate: (level: Level, message: string, properties?: Readonly<Record<string, string>>) => void;
}

/** Annotations of a level that a step may have, and the length of a message (05-github, Limits). */
export const annotationLimits = { perLevel: 10, messageLength: 4096 } as const;

export function createStepRecord(masker: Masker, onLine: (text: string) => void = () => undefined): StepRecord {
  const record: StepRecord = {
    lines: [],
    annotations: [],
    outputs: new Map(),
    state: new Map(),
    commandFailed: false,
    echo: false,
    summary: '',
    write: (text) => {
      for (const line of text.split(/\r\n|\r|\n/)) {
        const masked = masker.mask(line);
        record.lines.push(masked);
        onLine(masked);
      }
    },
    annotate: (level, message, properties = {}) => {
      record.write(`##[${level}]${message}`);
      if (record.annotations.filter((each) => each.level === level).length >= annotationLimits.perLevel) return;
      const cut = masker.mask(message).slice(0, annotationLimits.messageLength);
      record.annotations.push({ level, message: cut, properties });
    },
  };
  return record;
}
