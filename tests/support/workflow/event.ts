import picomatch from 'picomatch';

/** What happened, as GitHub tells a workflow. */
export interface WorkflowEvent {
  /** `schedule`, `push`, `issue_comment` … */
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Commit that the run is about; default what the payload names, else zeros. */
  readonly sha?: string;
  /** Full ref; default what the event means, for most the default branch. */
  readonly ref?: string;
}

type Payload = {
  readonly action?: string;
  readonly after?: string;
  readonly ref?: string;
  readonly number?: number;
  readonly sender?: { readonly login?: string };
  readonly repository?: { readonly default_branch?: string };
  readonly pull_request?: {
    readonly merge_commit_sha?: string | null;
    readonly head?: { readonly sha?: string; readonly ref?: string };
    readonly base?: { readonly sha?: string; readonly ref?: string };
  };
};

const zeros = '0'.repeat(40);

/** Commit, ref and people of an event: the part of the `github` context that follows from the payload. */
export function eventContext(event: WorkflowEvent): Record<string, string> {
  const payload = event.payload as Payload;
  const ref = event.ref ?? refOf(event.name, payload);
  const isTag = ref.startsWith('refs/tags/');
  const pull = event.name.startsWith('pull_request') ? payload.pull_request : undefined;
  return {
    event_name: event.name,
    sha: event.sha ?? shaOf(event.name, payload) ?? zeros,
    ref,
    ref_name: ref.replace(/^refs\/(?:heads|tags|pull)\//, ''),
    ref_type: isTag ? 'tag' : 'branch',
    head_ref: pull?.head?.ref ?? '',
    base_ref: pull?.base?.ref ?? '',
    actor: payload.sender?.login ?? 'octo-writer',
  };
}

/** Whether the workflow's `on` asks for this event: name, activity types, branches and tags. */
export function isTriggered(events: Readonly<Record<string, unknown>>, event: WorkflowEvent): boolean {
  if (!(event.name in events)) return false;
  const filters = (events[event.name] ?? {}) as Readonly<Record<string, readonly string[] | undefined>>;
  const { action } = event.payload as Payload;
  if (filters['types'] !== undefined && !filters['types'].includes(action ?? '')) return false;
  return matchesRef(filters, event);
}

function matchesRef(filters: Readonly<Record<string, readonly string[] | undefined>>, event: WorkflowEvent): boolean {
  const { ref = '', base_ref = '' } = eventContext(event);
  const isTag = ref.startsWith('refs/tags/');
  const kind = isTag ? 'tags' : 'branches';
  const other = isTag ? 'branches' : 'tags';
  const name = base_ref || ref.replace(/^refs\/(?:heads|tags)\//, '');
  const [wanted, ignored] = [filters[kind], filters[`${kind}-ignore`]];
  if (wanted !== undefined) return lastMatch(wanted, name);
  if (ignored !== undefined) return !lastMatch(ignored, name);
  // A push filter that speaks only of tags means that no branch starts it, and the other way round.
  return event.name !== 'push' || filters[other] === undefined;
}

/** Later patterns win, and `!` takes a match back. */
function lastMatch(patterns: readonly string[], name: string): boolean {
  return patterns.reduce((matched, pattern) => {
    const isNegative = pattern.startsWith('!');
    const isMatch = picomatch.isMatch(name, isNegative ? pattern.slice(1) : pattern, { dot: true });
    return isMatch ? !isNegative : matched;
  }, false);
}

function refOf(name: string, payload: Payload): string {
  const defaultRef = `refs/heads/${payload.repository?.default_branch ?? 'main'}`;
  if (name === 'push' || name === 'workflow_dispatch') return payload.ref ?? defaultRef;
  if (name === 'pull_request_target') return `refs/heads/${payload.pull_request?.base?.ref ?? 'main'}`;
  if (name.startsWith('pull_request')) return `refs/pull/${payload.number ?? 1}/merge`;
  return defaultRef;
}

function shaOf(name: string, payload: Payload): string | undefined {
  if (name === 'push') return payload.after;
  if (name === 'pull_request_target') return payload.pull_request?.base?.sha;
  return payload.pull_request?.merge_commit_sha ?? payload.pull_request?.head?.sha;
}
