/**
 * What a test's API answers by `METHOD /path` or, for GET, by path: JSON, a `Response`, or a function of the request
 * that gives one of them. A part of the path such as `:id` is any text.
 */
export type ApiAnswers = Readonly<Record<string, unknown>>;

/** A `fetch` for stores under test; a call that the test did not expect fails it. */
export function apiAnswering(answers: ApiAnswers): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    const asked = [`${request.method} ${pathname}`, ...(request.method === 'GET' ? [pathname] : [])];
    const key =
      asked.find((candidate) => candidate in answers) ??
      Object.keys(answers).find(
        (pattern) => pattern.includes(':') && asked.some((one) => patternOf(pattern).test(one)),
      );
    if (key === undefined) throw new Error(`The test expects no ${request.method} ${pathname}.`);
    const answer = answers[key];
    const result: unknown =
      typeof answer === 'function' ? await (answer as (request: Request) => unknown)(request) : answer;
    if (result instanceof Response) return result.clone();
    return result === undefined ? new Response(null, { status: 204 }) : Response.json(result);
  };
}

const patternOf = (key: string) => new RegExp(`^${key.replaceAll(/:\w+/g, '[^/]+')}$`);

/** An RFC 9457 answer. */
export function problem(status: number, code: string, details: object = {}): Response {
  return new Response(JSON.stringify({ type: 'about:blank', title: code, status, code, ...details }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
}
