import { realpathSync, statSync } from 'node:fs';
import type { AgentProgram } from './agent.ts';

/** The program as it is now, before any agent ran. */
export function stamped(program: Omit<AgentProgram, 'stamp'>): AgentProgram {
  return { ...program, stamp: programStamp(program.program) };
}

/**
 * Names the file behind a program by place, inode, size and times: a process cannot set the time of a change (ctime) back. `absent`
 * when there is none.
 */
export function programStamp(program: string): string {
  try {
    const path = realpathSync(program);
    const { ino, size, mode, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
    return `${path} ${ino} ${size} ${mode} ${mtimeNs} ${ctimeNs}`;
  } catch {
    return 'absent';
  }
}
