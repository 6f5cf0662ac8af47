import type { Socket } from 'node:net';
import type { Partner } from './partner.ts';

/** Begins the conversation about whole objects: answers as `git cat-file --batch` gives them. */
export const batchArgs = ['cat-file', '--batch'] as const;

/** A process that waits for its first question; whoever asks it first takes it and ends it. */
export interface Reserve {
  /** Undefined when it was taken, or has ended. */
  readonly take: () => Partner | undefined;
  /** Ends it, unless it was taken. */
  readonly end: () => void;
}

/**
 * Holds a process that somebody else started before it is needed, and whose input and output are both this socket.
 * @param kill ends the process; called only while the socket is open, and so while the process is there
 */
export function holdReader(socket: Socket, kill: () => void): Reserve {
  let isFree = true;
  const ended = new Promise<string>((resolve) => {
    socket.once('close', () => {
      isFree = false;
      resolve('it closed its output');
    });
  });
  socket.on('error', () => undefined);
  // Its end is only seen by one who reads; before it is asked it says nothing. Nobody may be kept waiting for it.
  socket.resume().unref();
  const abandon = (): void => {
    if (!socket.closed) kill();
    socket.destroy();
  };
  return {
    take: () => {
      if (!isFree) return undefined;
      isFree = false;
      socket.ref();
      return { requests: socket, answers: socket, ended, abandon };
    },
    end: () => {
      if (isFree) socket.destroy();
      isFree = false;
    },
  };
}
