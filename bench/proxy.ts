import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy in front of the git remote that can keep pushes waiting, as a far server would. */
export interface PushProxy {
  readonly url: string;
  /** Keeps every push waiting that begins from now on, until `release`. */
  holdPushes(): void;
  /** Lets every waiting push through, and all that come later. */
  release(): void;
  close(): Promise<void>;
}

/** @param target `http://host:port` */
export async function startProxy(target: string): Promise<PushProxy> {
  let waiting: (() => void)[] = [];
  let isHeld = false;
  const server = createServer((request, response) => {
    const pass = (): void => forward(target, request, response);
    if (isHeld && isPushBegin(request)) waiting.push(pass);
    else pass();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const release = (): void => {
    isHeld = false;
    for (const pass of waiting) pass();
    waiting = [];
  };
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    holdPushes: () => {
      isHeld = true;
    },
    release,
    close: async () => {
      release();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function isPushBegin({ method, url }: IncomingMessage): boolean {
  return method === 'GET' && url?.includes('service=git-receive-pack') === true;
}

function forward(target: string, request: IncomingMessage, response: ServerResponse): void {
  const { method = 'GET', headers } = request;
  const onward = ask(`${target}${request.url}`, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}
