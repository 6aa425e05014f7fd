import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { All, Body, Controller, Get, Post } from '@nestjs/common';
import { jest } from '@jest/globals';
import { ApiBearerAuth } from '@nestjs/swagger';
import { IsString } from 'class-validator';
import { DataSource } from 'typeorm';
import { Readiness } from '../src/core/health/readiness.ts';
import { buildDocument } from '../src/core/http/open-api.ts';
import { createCoreApp } from './support/core-app.ts';
import { forAllTests } from './support/for-all-tests.ts';

class Greeting {
  @IsString() text!: string;
}

@Controller('greetings')
class GreetingsController {
  @Get() listGreetings() {
    return [];
  }
  @Post() @ApiBearerAuth() addGreeting(@Body() greeting: Greeting) {
    return greeting;
  }
}
@Controller('other')
class ClashingController {
  @Get() listGreetings() {
    return [];
  }
}
/** What the site does: everything that is no API. */
@Controller()
class CatchAllController {
  @All('*') showPage() {
    return 'a page';
  }
}

const log: string[] = [];
const metricsPort = 3119;
const core = forAllTests(() =>
  createCoreApp({
    controllers: [GreetingsController, CatchAllController],
    variables: { METRICS_LISTEN: `127.0.0.1:${metricsPort}`, PUBLIC_URL: 'https://20x.example' },
    log: { write: (line) => void log.push(line) },
  }),
);

it('serves Swagger UI and its document without any foreign address', async () => {
  const page = await core.http.get('/api/docs');
  expect(page).toMatchObject({ status: 200, text: expect.stringContaining('<title>20X API</title>') });
  expect(page.text).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  expect(page.headers['content-security-policy']).toContain("default-src 'self'");
  for (const file of ['swagger-ui-bundle.js', 'swagger-ui.css', 'swagger-ui-init.js']) {
    expect(await core.http.get(`/api/docs/${file}`)).toMatchObject({ status: 200 });
  }
  expect((await core.http.get('/api/openapi.json')).body).toEqual(JSON.parse(JSON.stringify(buildDocument(core.app))));
});

it('names operations by their methods and gives each the problems that fit', () => {
  const { paths, components } = buildDocument(core.app);
  expect(Object.keys(paths)).toEqual(['/api/greetings']);
  expect(paths['/api/greetings']?.get?.operationId).toBe('listGreetings');
  expect(Object.keys(paths['/api/greetings']?.get?.responses ?? {})).toEqual(['200', '500', '503']);
  expect(Object.keys(paths['/api/greetings']?.post?.responses ?? {})).toEqual([
    '201',
    '400',
    '401',
    '403',
    '413',
    '415',
    '500',
    '503',
  ]);
  expect(paths['/api/greetings']?.get?.summary).toBe('List greetings');
  expect(paths['/api/greetings']?.post?.responses['400']).toMatchObject({
    description: expect.stringMatching(/^`invalid_input`: /),
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/ProblemBody' } } },
  });
  expect(components?.securitySchemes).toHaveProperty('bearer');
});

it('refuses two operations of one name', async () => {
  const clashing = await createCoreApp({ controllers: [GreetingsController, ClashingController] });
  try {
    expect(() => buildDocument(clashing.app)).toThrow('Two controllers have a method named listGreetings');
  } finally {
    await clashing.close();
  }
});

it('leaves every path outside the API to the site, and none inside', async () => {
  expect(await core.http.get('/')).toMatchObject({ status: 200, text: 'a page' });
  expect(await core.http.get('/blog/some-post')).toMatchObject({ status: 200, text: 'a page' });
  expect(await core.http.get('/api')).toMatchObject({ status: 404 });
  expect(await core.http.get('/api/')).toMatchObject({ status: 404 });
  expect(await core.http.get('/api/blog/some-post')).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

it('tells browsers to be careful, and everybody not to keep answers of the API', async () => {
  const { headers } = await core.http.get('/api/greetings');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
  expect(headers).not.toHaveProperty('x-powered-by');
});

it('logs one line a request, without its query and headers, and none for probes', async () => {
  log.splice(0);
  await core.http.get('/health/live');
  await core.http
    .get('/api/greetings?token=s3cret')
    .set('authorization', 'Bearer s3cret')
    .set('cookie', 'x=s3cret')
    .set('x-request-id', 'traced-0001');
  expect(log).toHaveLength(1);
  expect(log[0]).not.toContain('s3cret');
  expect(JSON.parse(log[0] ?? '')).toMatchObject({
    msg: 'request',
    requestId: 'traced-0001',
    method: 'GET',
    path: '/api/greetings',
    status: 200,
  });
});

it.each([
  '/preview/s3cret',
  '//preview/s3cret',
  '/website/preview/s3cret',
  '/%70review/s3cret',
  '/website%2Fpreview/s3cret',
  '/x/../preview/s3cret',
  '/;/preview/s3cret',
  '/x%0A/preview/s3cret',
])('THR-185 logs no token of the preview %s', async (address) => {
  log.splice(0);
  await core.app.inject({ url: address, remoteAddress: '127.0.0.1' });
  expect(log).toHaveLength(1);
  expect(log[0]).toContain('preview/…');
  expect(log[0]).not.toContain('s3cret');
});

it('THR-60 serves metrics on their own address only', async () => {
  await core.http.get('/api/greetings');
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="/api/greetings",status="200"}');
  expect(metrics).toContain('process_cpu_seconds_total');
  expect((await core.http.get('/metrics')).text).toBe('a page');
});

it('names no more than 50 wrong fields of a hostile body', async () => {
  const body = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`k${index}`, 1]));
  const response = await core.http.post('/api/greetings').send(body);
  expect(response.status).toBe(400);
  expect(response.body.errors).toHaveLength(50);
});

it('THR-154 asks the database once a second, however often it is probed', async () => {
  const query = jest.spyOn(core.app.get(DataSource), 'query');
  await Promise.all(Array.from({ length: 50 }, () => core.http.get('/health/ready').expect(200)));
  expect(query.mock.calls.length).toBeLessThanOrEqual(2);
  query.mockRestore();
});

it('THR-219 serves writes while it drains, refuses reads, and asks to connect elsewhere', async () => {
  await core.app.listen(0, '127.0.0.1');
  const { port } = core.app.getHttpServer().address() as AddressInfo;
  const agent = new http.Agent({ keepAlive: true });
  core.app.get(Readiness).drain();
  const response = await new Promise<http.IncomingMessage>((resolve, reject) =>
    http
      .request({ port, host: '127.0.0.1', path: '/api/greetings', method: 'POST', agent }, resolve)
      .on('error', reject)
      .end(),
  );
  response.resume();
  expect(response.statusCode).toBe(400);
  expect(response.headers.connection).toBe('close');
  expect(await core.http.get('/api/greetings')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(await core.http.get('/health/ready')).toMatchObject({ status: 503 });
  expect(await core.http.get('/health/live')).toMatchObject({ status: 200 });
  agent.destroy();
});
