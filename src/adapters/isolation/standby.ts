import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startWaiting, type WaitingProcess } from '../process/waiting.ts';
import { type EnterCall, waitCommand } from './enter.ts';

export interface StandbyOptions {
  readonly maker: Pick<EnterCall, 'way' | 'programs'>;
  /** Absolute folder of ours that no agent and no gate sees. */
  readonly folder: string;
  /** Environment of the shell that waits; what runs in the end gets its own. */
  readonly env: Readonly<Record<string, string>>;
  readonly marker: () => string;
  /** The machine's mounts as one text; default: `/proc/self/mountinfo`. */
  readonly mounts?: () => string;
}

/** Namespaces that nobody has entered yet; whoever takes them has to use or to end them. */
export interface Vacant extends WaitingProcess {
  /** Absolute path of the file that the first process tells its status in. */
  readonly status: string;
  /** Removes what was kept for it; once it has ended. */
  readonly clear: () => void;
}

/**
 * Makes namespaces while another process works, since that takes longer than to walk in: a shell waits in them for its script. Nobody
 * behind walls can see or reach it; it belongs to us, and ends with us.
 */
export interface Standby {
  /** Makes some unless some are there. Without any a room makes its own. */
  begin(): void;
  /** Undefined when there are none, or when mounts of the machine have changed since: what was copied then is not what a room was planned for. */
  take(): Vacant | undefined;
  close(): void;
}

/** Sudo starts programs in its own way, so nothing is made ahead through it. */
export function openStandby(options: StandbyOptions): Standby {
  const { mounts: mountsNow = readMountInfo } = options;
  let waiting: { readonly vacant: Vacant; readonly mounts: string } | undefined;
  const drop = (): undefined => {
    waiting?.vacant.end();
    waiting?.vacant.clear();
    waiting = undefined;
  };
  return {
    begin: () => {
      if (options.maker.way === 'sudo' || waiting?.vacant.hasEnded() === false) return;
      drop();
      const mounts = mountsNow();
      const vacant = begun(options);
      if (vacant !== undefined) waiting = { vacant, mounts };
    },
    take: () => {
      if (waiting === undefined || waiting.vacant.hasEnded() || waiting.mounts !== mountsNow()) return drop();
      const { vacant } = waiting;
      waiting = undefined;
      return vacant;
    },
    close: drop,
  };
}

function begun({ maker, folder, env, marker }: StandbyOptions): Vacant | undefined {
  const own = join(folder, `standby-${randomBytes(6).toString('hex')}`);
  mkdirSync(own, { recursive: true, mode: 0o700 });
  const status = join(own, 'status');
  const extraFile = openSync(status, 'ax', 0o600);
  try {
    const call = { ...waitCommand(maker), env, marker: marker(), outputPath: join(own, 'output'), extraFile };
    const process = startWaiting(call);
    const clear = (): void => rmSync(own, { recursive: true, force: true });
    if (process === undefined) clear();
    return process && { ...process, status, clear };
  } finally {
    closeSync(extraFile);
  }
}

function readMountInfo(): string {
  try {
    return readFileSync('/proc/self/mountinfo', 'utf8');
  } catch {
    return '';
  }
}
