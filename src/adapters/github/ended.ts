/** A call that we ended ourselves: the run was cancelled, or the answer took too long. Caught by the client, never seen outside. */
export class CallEnded extends Error {
  readonly ended: 'aborted' | 'timeout';
  /** The retry plugin looks here for its settings, and finds none: what we ended is not begun again. */
  readonly request = {};

  constructor(ended: 'aborted' | 'timeout') {
    super(ended === 'aborted' ? 'the run was cancelled' : 'no answer in time');
    this.name = 'CallEnded';
    this.ended = ended;
  }
}

/** A success that is no JSON: an empty or cut body, or a web page. To the retry plugin it looks like a bad gateway. */
export class UnreadableAnswer extends Error {
  readonly status = 502;
  readonly unreadable = true;
  readonly request: object;

  constructor(request: object) {
    super('the answer is not the JSON that was promised');
    this.name = 'UnreadableAnswer';
    this.request = request;
  }
}
