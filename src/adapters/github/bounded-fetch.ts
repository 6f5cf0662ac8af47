/** The largest answers that we ask for, a page of 100 comments, have 7 MB at most. */
const MOST_BYTES = 16 * 1024 * 1024;

/** The same fetch, whose answers end with an error when they are larger than anything GitHub sends (catalogue H). */
export function boundedFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.body === null) return response;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counter()), { status, statusText, headers });
  };
}

function counter(): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES) controller.error(new Error(`The answer has more than ${MOST_BYTES} bytes.`));
      else controller.enqueue(chunk);
    },
  });
}
