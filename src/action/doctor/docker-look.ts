import { accessSync, constants, statSync } from 'node:fs';
import { type ProgramSearch, resolveProgram } from '../../adapters/process/resolve.ts';
import type { DockerFacts } from '../../core/doctor/facts.ts';

/** What the job says of where the daemon listens; an empty value says nothing. */
export interface DockerPlace {
  /** DOCKER_HOST. */
  readonly host: string | undefined;
  /** DOCKER_CONTEXT. */
  readonly context: string | undefined;
}

/** Where the daemon listens unless DOCKER_HOST or a context names another place. */
const USUAL_SOCKET = '/var/run/docker.sock';

/** Looks for the program and the socket of docker without starting or asking anything; a daemon on another machine is taken to be there. */
export function lookAtDocker(search: ProgramSearch, place: DockerPlace, usualSocket = USUAL_SOCKET): DockerFacts {
  const program = resolveProgram('docker', search);
  return { ...(!program.ok && { noProgram: program.message }), ...lookAtPlace(place, usualSocket) };
}

function lookAtPlace({ host = '', context = '' }: DockerPlace, usualSocket: string): DockerFacts {
  const socket = host === '' ? usualSocket : /^unix:\/\/(?<path>\/.+)$/s.exec(host)?.groups?.['path'];
  if (socket === undefined) return /^(?:tcp|ssh|npipe|fd):\/\/./s.test(host) ? {} : { unreadHost: host };
  if (isOpenSocket(socket)) return {};
  return { noSocket: socket, ...(context !== '' && { context }) };
}

/** Whether this user may connect to a socket at this path. */
function isOpenSocket(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return statSync(path).isSocket();
  } catch {
    return false;
  }
}
