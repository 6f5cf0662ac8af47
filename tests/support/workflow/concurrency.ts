/** Concurrency groups, shared by the runs that should see each other. */
export interface ConcurrencyGroups {
  /**
   * Waits for a place in a group. One holder runs and one waits; a newer one replaces the one that waits (05-github, Runner).
   * @returns how to leave, or `superseded` when a newer one took the waiting place or the wait was aborted
   */
  readonly enter: (request: GroupRequest) => Promise<{ readonly leave: () => void } | 'superseded'>;
}

export interface GroupRequest {
  readonly group: string;
  /** Cancels the holder that runs instead of waiting for its end. */
  readonly cancelInProgress: boolean;
  /** `max` keeps up to 100 waiting in order; `single` is the default of GitHub. */
  readonly queue: 'single' | 'max';
  /** Called when a newer holder with `cancel-in-progress` wants the place. */
  readonly onCancel: () => void;
  /** Ends the waiting. */
  readonly signal?: AbortSignal;
}

interface Group {
  running: GroupRequest | undefined;
  readonly waiting: { readonly request: GroupRequest; readonly answer: (admitted: boolean) => void }[];
}

const longestQueue = 100;

export function createConcurrencyGroups(): ConcurrencyGroups {
  const groups = new Map<string, Group>();
  const enter = async (request: GroupRequest): Promise<{ readonly leave: () => void } | 'superseded'> => {
    const name = request.group.toLowerCase();
    const group: Group = groups.get(name) ?? { running: undefined, waiting: [] };
    groups.set(name, group);
    if (group.running !== undefined && !(await wait(group, group.running, request))) return 'superseded';
    group.running = request;
    return { leave: () => leave(group) };
  };
  return { enter };
}

function wait(group: Group, running: GroupRequest, request: GroupRequest): Promise<boolean> {
  const keep = request.queue === 'max' ? longestQueue - 1 : 0;
  const replaced = request.cancelInProgress || request.queue === 'single' ? group.waiting.splice(keep) : [];
  for (const { answer } of replaced) answer(false);
  if (request.cancelInProgress) running.onCancel();
  return new Promise((answer) => {
    if (group.waiting.length >= longestQueue) return answer(false);
    const place = { request, answer };
    group.waiting.push(place);
    request.signal?.addEventListener('abort', () => {
      const at = group.waiting.indexOf(place);
      if (at !== -1) group.waiting.splice(at, 1);
      answer(false);
    });
  });
}

/** The place passes on at once, so that nobody slips in between. */
function leave(group: Group): void {
  const next = group.waiting.shift();
  group.running = next?.request;
  next?.answer(true);
}
