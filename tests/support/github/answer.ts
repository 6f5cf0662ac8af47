import type { Json, JsonObject } from './description.ts';

/** What a handler answers. A refusal's `documentation_url` and `status` are added where the operation is known. */
export interface Answer {
  readonly status: number;
  /** Undefined: no body, as with 204. */
  readonly body: Json | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

export const empty: Answer = { status: 204, body: undefined };

export function ok(body: Json): Answer {
  return { status: 200, body };
}

export function created(body: Json): Answer {
  return { status: 201, body };
}

/** A failure with GitHub's message. `details` are fields besides it. */
export function refused(status: number, message: string, details: JsonObject = {}): Answer {
  return { status, body: { message, ...details } };
}

export const notFound: Answer = refused(404, 'Not Found');

export interface FieldError {
  readonly resource: string;
  readonly field?: string;
  readonly code: 'missing' | 'missing_field' | 'invalid' | 'already_exists' | 'unprocessable' | 'custom';
  readonly message?: string;
}

/** 422 with GitHub's list of what is wrong. */
export function invalid(...errors: readonly FieldError[]): Answer {
  return refused(422, 'Validation Failed', { errors: errors.map((error) => ({ ...error })) });
}

/** What a page is cut from and how its links are written. */
export interface PageRequest {
  readonly query: URLSearchParams;
  readonly url: string;
}

const defaultPage = 30;
const largestPage = 100;

/** Cuts a list the way `per_page` and `page` ask for, with GitHub's `Link` header. */
export function paged<Item>(
  items: readonly Item[],
  request: PageRequest,
): { items: readonly Item[]; link: string | undefined } {
  const size = Math.min(largestPage, positive(request.query.get('per_page'), defaultPage));
  const page = positive(request.query.get('page'), 1);
  const last = Math.max(1, Math.ceil(items.length / size));
  const links = [
    ...(page > 1 ? [linkTo(request, Math.min(page - 1, last), 'prev')] : []),
    ...(page < last ? [linkTo(request, page + 1, 'next'), linkTo(request, last, 'last')] : []),
    ...(page > 1 ? [linkTo(request, 1, 'first')] : []),
  ];
  return {
    items: items.slice((page - 1) * size, page * size),
    link: links.length === 0 ? undefined : links.join(', '),
  };
}

/** One page of a list as an answer; `wrap` puts it into an object where the operation documents one. */
export function page<Item>(
  items: readonly Item[],
  request: PageRequest,
  render: (item: Item) => Json,
  wrap: (list: Json[], total: number) => Json = (list) => list,
): Answer {
  const cut = paged(items, request);
  const body = wrap(cut.items.map(render), items.length);
  return { status: 200, body, ...(cut.link === undefined ? {} : { headers: { link: cut.link } }) };
}

function positive(text: string | null, otherwise: number): number {
  const number = Number(text ?? Number.NaN);
  return Number.isInteger(number) && number > 0 ? number : otherwise;
}

function linkTo({ query, url }: PageRequest, number: number, relation: string): string {
  const target = new URLSearchParams(query);
  target.set('page', String(number));
  return `<${url}?${target}>; rel="${relation}"`;
}
