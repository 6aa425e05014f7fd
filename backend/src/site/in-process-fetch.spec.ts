import Fastify, { type FastifyInstance } from 'fastify';
import { createAnonymousFetch } from './in-process-fetch.ts';

let fastify: FastifyInstance;
beforeEach(() => {
  fastify = Fastify();
  fastify.get('/api/echo', (request) => ({ headers: request.headers, query: request.query }));
  fastify.get('/api/missing', (_, reply) => reply.code(404).send({}));
  fastify.get('/api/refused', (_, reply) => reply.code(400).send({}));
  fastify.get('/api/broken', (_, reply) => reply.code(503).send({}));
});
afterEach(() => fastify.close());

describe('the anonymous fetch', () => {
  it.each(['/api/echo?a=b', 'https://site.example/api/echo?a=b', new URL('https://site.example/api/echo?a=b')])(
    'asks %s in process, without what says who asks',
    async (target) => {
      const { fetch, failure } = createAnonymousFetch(fastify);
      const headers = { authorization: 'Bearer x', cookie: 'a=b', 'x-other': 'c' };
      const answer = (await (await fetch(target, { headers })).json()) as { headers: object; query: object };
      expect(Object.keys(answer.headers).sort()).toEqual(['accept', 'host', 'user-agent']);
      expect(answer.query).toEqual({ a: 'b' });
      expect(failure()).toBeNull();
    },
  );

  it('asks for nothing that is in memory', async () => {
    const known = {
      etag: '"a"',
      type: 'application/json',
      encoding: 'identity',
      body: Buffer.from('{"known":1}'),
    } as const;
    const { fetch } = createAnonymousFetch(fastify, (url) => (url === '/api/echo?a=b' ? known : null));
    const answer = await fetch('https://site.example/api/echo?a=b');
    expect([answer.headers.get('content-type'), await answer.json()]).toEqual(['application/json', { known: 1 }]);
    expect(await (await fetch('/api/echo?a=c')).json()).toMatchObject({ query: { a: 'c' } });
  });

  it('takes a Request', async () => {
    const { fetch } = createAnonymousFetch(fastify);
    expect((await fetch(new Request('https://site.example/api/echo'))).status).toBe(200);
  });

  it.each([
    '/health/ready',
    '/api/admin/settings',
    '/api/auth/me',
    '/api/../health',
    '/api/%2e%2e/health',
    '/apis',
    '/',
  ])('refuses %s', async (target) => {
    await expect(createAnonymousFetch(fastify).fetch(target)).rejects.toThrow(TypeError);
  });

  it('refuses to change anything', async () => {
    const { fetch } = createAnonymousFetch(fastify);
    await expect(fetch('/api/echo', { method: 'POST' })).rejects.toThrow(TypeError);
  });

  it('remembers an answer that says nothing about the content; "not found" and a refusal say something', async () => {
    const { fetch, failure } = createAnonymousFetch(fastify);
    await fetch('/api/missing');
    await fetch('/api/refused');
    expect(failure()).toBeNull();
    await fetch('/api/broken');
    await fetch('/api/echo');
    expect(failure()).toBe('/api/broken answered 503');
  });
});
