import {
  type JournalContent,
  type JournalSink,
  journalTo,
  parseJournal,
} from '../../src/adapters/store/journal-file.ts';
import type { Event } from '../../src/core/event.ts';
import type { Journal } from '../../src/ports.ts';
import { diskFull, ProcessDied } from './faults.ts';
import type { Process } from './kernel.ts';
import { type Content, dealt, syncPoint, type Universe } from './universe.ts';

/** The journal is written before and after everything else: without this it would have nearly all faults. */
const SELDOM = 0.2;

/** The journal of one process: the real lines on a simulated disk, with a fault before, in and after each of them. */
export function journalOf(u: Universe, process: Process, { nextSeq }: { nextSeq: number }): Journal {
  const journal = journalTo(sinkOf(u, process), nextSeq);
  return {
    intend: (command) => {
      syncPoint(u, process, { name: 'before intent', often: SELDOM });
      journal.intend(command);
      syncPoint(u, process, { name: 'after intent', often: SELDOM });
    },
    append: (event) => {
      syncPoint(u, process, { name: 'before event', often: SELDOM });
      u.live.appended = u.live.written.length + 1;
      journal.append(kept(u, event));
      u.live.written.push(event);
      syncPoint(u, process, {
        name: 'after event',
        often: SELDOM,
        faults: ['kill', 'power-loss', 'cancel', 'clock-jump', 'second-runner'],
      });
    },
  };
}

/**
 * What stands on the disk, as every process reads it. Bytes that were there when it was last read are not read again: each line says
 * the same by itself whatever follows it, and one byte that is another makes all of them be read.
 */
export function contentOf({ machine: { journal }, live }: Pick<Universe, 'machine' | 'live'>): JournalContent {
  const bytes = journal.read();
  const { content } = live;
  if (content?.bytes === bytes) return content.parsed;
  const known = content?.parsed.ok === true && beginsWith(bytes, content) ? content.parsed : undefined;
  const parsed = parseJournal(bytes, 'journal', { known });
  live.content = { bytes, parsed };
  return parsed;
}

function beginsWith(bytes: Buffer, { bytes: before, parsed }: Content): boolean {
  const sound = parsed.ok ? parsed.soundBytes : 0;
  return bytes.length >= sound && bytes.compare(before, 0, sound, 0, sound) === 0;
}

function kept(u: Universe, event: Event): Event {
  if (u.bug !== 'journal-edits' || event.outcome.type !== 'implemented') return event;
  return { ...event, outcome: { ...event.outcome, result: { ...event.outcome.result, softLimitHit: true } } };
}

function sinkOf(u: Universe, process: Process): JournalSink {
  const { journal } = u.machine;
  return {
    write: (bytes) => {
      const kind = u.faults.draw(['torn-line', 'full-disk', 'full-disk-for-good'], SELDOM);
      if (kind === undefined && !u.machine.full) return journal.write(bytes);
      if (kind !== undefined) dealt(u, kind, 'in a line of the journal');
      journal.write(bytes.subarray(0, u.faults.chance.int(0, bytes.length - 1)));
      if (kind === 'full-disk-for-good') u.machine.full = true;
      if (kind !== 'torn-line') throw diskFull();
      u.kernel.kill(process);
      throw new ProcessDied();
    },
    sync: () => {
      syncPoint(u, process, { name: 'before sync', often: SELDOM });
      journal.sync();
      u.live.durable = u.live.appended;
    },
  };
}
