import { troubleOfText } from './provider-error.ts';
import type { AgentClass } from './result.ts';
import { classOfTrouble } from './trouble-class.ts';

/** What is known of a call that did not end well. */
export interface Failure {
  readonly subtype?: string;
  readonly terminalReason?: string;
  /** The client's word on its replacement message (`billing_error`), or on its last retry. */
  readonly error?: string;
  /** The client's finer word (`connection_failed`). */
  readonly apiError?: string;
  /** HTTP status of the last answer of the service. */
  readonly status?: number;
  /** What the client says of it, '' when it says nothing. */
  readonly sentence: string;
  /** The service said that the account's limit is used up. */
  readonly limitRejected: boolean;
  /** The client tried this request again before it gave up. */
  readonly retried: boolean;
}

/**
 * Names the class of a failure; undefined when no rule knows it. Structured words come first, then sentences of the
 * vendor, then the plain status 400: it alone does not say what is wrong with the request (06-agents "Limits and errors").
 */
export function classOfFailure(failure: Failure): AgentClass | undefined {
  return firstOf(RULES, failure) ?? classOfWords(failure.sentence) ?? firstOf(LAST_RULES, failure);
}

function firstOf(rules: readonly Rule[], failure: Failure): AgentClass | undefined {
  return rules.find(({ when }) => when(failure))?.class;
}

/** Older versions tell what their service said in words alone; undefined when they are none that are known. */
export function classOfWords(said: string): AgentClass | undefined {
  if (/^Please run \/login/.test(said)) return 'auth';
  if (/^There['’]s an issue with the selected model\b/.test(said)) return 'model-config';
  return classOfTrouble(troubleOfText(unframed(said)));
}

/** What the service said, without the words that the client puts around it. */
export function unframed(said: string): string {
  const [, bracketed = said] = /^API Error \((?![^)]*\): )(.*)\)$/s.exec(said) ?? [];
  return bracketed.replace(/^API Error(?: \([^)]*\))?: /, '').replace(/ · (?!resets?\b)[^·]*$/, '');
}

/** Names the class of a client that refused to start and said so on stderr alone. */
export function classOfRefusal(stderr: string): AgentClass | undefined {
  return ROOT_REFUSAL.test(stderr) ? 'permission-denied' : undefined;
}

interface Rule {
  readonly class: AgentClass;
  readonly when: (failure: Failure) => boolean;
}

const RULES: readonly Rule[] = [
  reasons('turn-cap', ['max_turns', 'budget_exhausted', 'error_max_turns', 'error_max_budget_usd']),
  reasons('context-too-long', ['prompt_too_long', 'blocking_limit', 'rapid_refill_breaker', 'image_error']),
  // Some services refuse with the status of a refused key, or of a rate, who has used up a limit or cannot pay.
  ...(['usage-limit', 'billing'] as const).map((name) => ({
    class: name,
    when: (failure: Failure) =>
      (failure.status === 403 || isRateLimit(failure)) && classOfWords(failure.sentence) === name,
  })),
  // The finer word comes first: a proxy's 403 is the network's, whatever the coarser word makes of it.
  finer('network', [
    'connection_failed',
    'no_response',
    'stream_idle_timeout',
    'computer_slept',
    'network_edge_blocked',
  ]),
  finer('usage-limit', ['usage_limit_reached']),
  finer('context-too-long', ['message_over_context_limit', 'autocompact_thrashing', 'max_output_tokens']),
  finer('auth', [
    'org_disabled_credential',
    'api_key_auth_disabled',
    'invalid_credential_header',
    'stored_login_refused',
    'provider_credentials',
  ]),
  finer('billing', ['model_requires_usage_credits', 'long_context_credits_required']),
  finer('empty', ['empty_completion']),
  words('auth', [
    'authentication_failed',
    'oauth_org_not_allowed',
    'account_on_hold',
    'verification_required',
    'cloud_credential_error',
  ]),
  words('billing', ['billing_error']),
  words('model-config', ['model_not_found']),
  words('context-too-long', ['max_output_tokens']),
  { class: 'usage-limit', when: (failure) => isRateLimit(failure) && failure.limitRejected },
  { class: 'overloaded', when: (failure) => isRateLimit(failure) && OF_A_MINUTE.test(failure.sentence) },
  // The client gives up at once only when the service forbids a retry or asks for a long wait.
  { class: 'usage-limit', when: (failure) => isRateLimit(failure) && !failure.retried },
  words('overloaded', ['rate_limit', 'overloaded']),
  status('auth', (code) => code === 401 || code === 403),
  status('billing', (code) => code === 402),
  status('model-config', (code) => code === 404),
  status('context-too-long', (code) => code === 413),
  status('network', (code) => code === 407 || code === 408),
  status('overloaded', (code) => code === 429 || code >= 500),
];

/** They say little, and words know more: of a connection that broke, of what is wrong with a request. */
const LAST_RULES: readonly Rule[] = [
  { class: 'usage-limit', when: ({ limitRejected }) => limitRejected },
  words('overloaded', ['server_error']),
  status('context-too-long', (code) => code === 400),
];

/** What services say of a rate, which the next minute gives back. */
const OF_A_MINUTE = /per[ _-]minute|\btoo many (?:requests|tokens), please wait\b|\bnot your usage limit\b/i;

const ROOT_REFUSAL = /--dangerously-skip-permissions cannot be used with root\/sudo privileges/;

function reasons(name: AgentClass, known: readonly string[]): Rule {
  return {
    class: name,
    when: ({ subtype = '', terminalReason = '' }) => known.some((word) => word === subtype || word === terminalReason),
  };
}

function finer(name: AgentClass, known: readonly string[]): Rule {
  return { class: name, when: ({ apiError = '' }) => known.includes(apiError) };
}

function words(name: AgentClass, known: readonly string[]): Rule {
  return { class: name, when: ({ error = '' }) => known.includes(error) };
}

function status(name: AgentClass, matches: (code: number) => boolean): Rule {
  return { class: name, when: (failure) => failure.status !== undefined && matches(failure.status) };
}

function isRateLimit({ error, status: code }: Failure): boolean {
  return error === 'rate_limit' || code === 429;
}
