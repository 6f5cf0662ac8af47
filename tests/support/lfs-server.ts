import type { IncomingMessage, ServerResponse } from 'node:http';

/** The part of a remote that keeps contents for Git LFS (git-lfs, docs/api/batch.md). */
export interface LfsServer {
  /** SHA-256 -> what was uploaded. */
  readonly contents: Map<string, Buffer>;
  /** Every upload is declined with these words. */
  readonly declines?: string;
}

/** Answers a request of git-lfs; undefined when it is not one. */
export async function answerLfs(
  server: LfsServer | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<number | undefined> {
  const url = request.url ?? '';
  const isBatch = url.endsWith('/info/lfs/objects/batch');
  if (server === undefined || !(isBatch || url.startsWith(uploads))) return undefined;
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  if (!isBatch) {
    server.contents.set(url.slice(uploads.length), body);
    response.writeHead(200).end();
    return 200;
  }
  const { objects } = JSON.parse(body.toString('utf8')) as { objects: { oid: string; size: number }[] };
  const answer = objects.map(({ oid, size }) => {
    if (server.declines !== undefined) return { oid, size, error: { code: 422, message: server.declines } };
    const upload = { href: `http://${request.headers.host}${uploads}${oid}` };
    return { oid, size, ...(server.contents.has(oid) ? {} : { actions: { upload } }) };
  });
  response.writeHead(200, { 'content-type': 'application/vnd.git-lfs+json' });
  response.end(JSON.stringify({ transfer: 'basic', objects: answer }));
  return 200;
}

const uploads = '/__lfs/';
