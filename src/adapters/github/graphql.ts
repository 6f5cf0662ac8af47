/** GraphQL refuses with 200 and a list of errors; each has a type, which stands for the status that REST would send. */
export async function asked(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    const { errors, headers } = error as { errors?: readonly { type?: string; message?: string }[]; headers?: object };
    const [first] = errors ?? [];
    if (first === undefined) throw error;
    const status = statuses[first.type ?? ''] ?? 422;
    throw Object.assign(new Error('GraphQL refused'), { response: { status, headers, data: first } });
  }
}

const statuses: Readonly<Record<string, number>> = { FORBIDDEN: 403, NOT_FOUND: 404, RATE_LIMITED: 429 };
