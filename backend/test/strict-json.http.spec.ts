import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, ValidateNested } from 'class-validator';
import { EditorBody } from '../src/core/http/json-body.ts';
import { PageQuery } from '../src/core/http/pagination.ts';
import { IntegerParam, UuidParam } from '../src/core/http/path-parameters.ts';
import { createCoreApp } from './support/core-app.ts';
import { forAllTests } from './support/for-all-tests.ts';

class Part {
  @IsInt({ message: 'Enter a whole number.' }) count!: number;
}
class Note {
  @IsString({ message: 'Send text.' }) title!: string;
  @IsOptional() @ValidateNested({ each: true }) @Type(() => Part) parts?: Part[];
}

@Controller('notes')
class NotesController {
  @Post() add(@Body() note: Note) {
    return { length: note.title.length };
  }
  @Put('document') @EditorBody() save(@Body() note: Note) {
    return { length: note.title.length };
  }
  @Get() list(@Query() query: PageQuery) {
    return { ...query, offset: query.offset };
  }
  @Get(':id') find(@UuidParam('id') id: string) {
    return { id };
  }
  @Get('numbered/:number') numbered(@IntegerParam('number') number: number) {
    return { number };
  }
  @Get('broken/now') fail() {
    throw new Error('select * from secrets');
  }
}

const core = forAllTests(() => createCoreApp({ controllers: [NotesController] }));

const post = (body: string, type = 'application/json') =>
  core.http.post('/api/notes').set('content-type', type).send(body);
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

it('takes a valid body', async () => {
  expect((await post('{"title":"héllo"}')).body).toEqual({ length: 5 });
});

it.each([
  ['text that is no JSON', '{"title":', 'The body is not valid JSON, or has a forbidden key.'],
  ['an empty body', '', 'The body is empty. Send JSON.'],
  ['a __proto__ key', '{"title":"a","__proto__":{"x":1}}', 'The body is not valid JSON, or has a forbidden key.'],
  [
    'a constructor.prototype key',
    '{"title":"a","constructor":{"prototype":{}}}',
    'The body is not valid JSON, or has a forbidden key.',
  ],
  ['33 levels', nested(33), 'The JSON is nested deeper than 32 levels.'],
  ['50,000 values', `[${'0,'.repeat(50_000)}0]`, 'The JSON holds more than 1000 values.'],
  ['10,000 levels', nested(10_000), 'The JSON is nested deeper than 32 levels.'],
])('THR-142 refuses %s with a problem', async (_, body, detail) => {
  const response = await post(body);
  expect(response.status).toBe(400);
  expect(response.headers['content-type']).toContain('application/problem+json');
  expect(response.body).toMatchObject({ code: 'invalid_input', detail });
});

it.each(['null', '[]', '"text"', '5', 'true', '[{"title":"a"}]', '{}'])(
  'refuses %s where an object is asked for',
  async (body) => {
    expect(await post(body)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
  },
);

it.each(['constructor', 'toString', 'hasOwnProperty'])('refuses a field that objects inherit: %s', async (name) => {
  const response = await post(JSON.stringify({ title: 'a', parts: [{ count: 1, [name]: 'x' }], [name]: 'x' }));
  expect(response.status).toBe(400);
  expect(response.body.errors).toEqual([
    { field: `parts.0.${name}`, message: 'This field does not exist.' },
    { field: name, message: 'This field does not exist.' },
  ]);
});

it('refuses a query that only the class may compute', async () => {
  const response = await core.http.get('/api/notes?offset=5');
  expect(response).toMatchObject({ status: 400, body: { errors: [{ field: 'offset' }] } });
});

it('names the fields that are wrong, and those that do not exist', async () => {
  const response = await post('{"title":7,"parts":[{"count":1},{"count":"x"}],"role":"admin"}');
  expect(response.status).toBe(400);
  expect(response.body.errors).toEqual(
    expect.arrayContaining([
      { field: 'title', message: 'Send text.' },
      { field: 'parts.1.count', message: 'Enter a whole number.' },
      { field: 'role', message: 'This field does not exist.' },
    ]),
  );
});

it('THR-68 refuses an object where a text is asked for', async () => {
  const response = await post('{"title":{"$gt":""}}');
  expect(response.body.errors).toEqual([{ field: 'title', message: 'Send text.' }]);
});

it('THR-77 takes the last of repeated keys', async () => {
  expect((await post('{"title":"a","title":"abc"}')).body).toEqual({ length: 3 });
});

it('refuses more than 256 KB with 413, and takes 1 MB where documents are saved', async () => {
  const body = (kilobytes: number) => JSON.stringify({ title: 'x'.repeat(kilobytes * 1024) });
  const save = (kilobytes: number) =>
    core.http.put('/api/notes/document').set('content-type', 'application/json').send(body(kilobytes));
  expect(await post(body(300))).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
  expect(await save(900)).toMatchObject({ status: 200, body: { length: 900 * 1024 } });
  expect(await save(1100)).toMatchObject({ status: 413, body: { code: 'payload_too_large' } });
});

it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
  'THR-109 answers 415 to %s',
  async (type) => {
    expect(await post('title=a', type)).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
  },
);

it('THR-157 answers 415 to a compressed body', async () => {
  const request = core.http.post('/api/notes').set('content-type', 'application/json').set('content-encoding', 'gzip');
  const response = await request.serialize((body) => body as unknown as string).send(gzipSync('{"title":"a"}'));
  expect(response).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
});

it.each(['application/json; charset=utf-16', 'application/json;charset="ISO-8859-1"'])(
  'answers 415 to %s',
  async (type) => {
    const response = await post('{"title":"a"}', type);
    expect(response).toMatchObject({ status: 415, body: { detail: 'Send the text as UTF-8.' } });
  },
);

it('takes UTF-8 by any of its spellings', async () => {
  for (const charset of ['utf-8', '"UTF-8"', 'utf8']) {
    expect((await post('{"title":"é"}', `application/json; charset=${charset}`)).status).toBe(201);
  }
});

it.each([
  ['{"title":"héllo ?"}', { errors: [{ field: 'title', message: 'Send the text as UTF-8: it holds other bytes.' }] }],
  ['{"title":"a","parts":[{"?":1}]}', { errors: [expect.objectContaining({ field: 'parts.0.\uFFFD' })] }],
  ['{"title":?', { detail: 'The body holds bytes that are not UTF-8.' }],
  [`${nested(5_000)}?`, { detail: 'The body holds bytes that are not UTF-8.' }],
])('refuses bytes that are not UTF-8, and names the field: %.40s', async (body, refusal) => {
  const bytes = Buffer.from(body).map((byte) => (byte === '?'.charCodeAt(0) ? 0xff : byte));
  const request = core.http.post('/api/notes').set('content-type', 'application/json');
  const response = await request.serialize((sent) => sent as unknown as string).send(bytes);
  expect(response).toMatchObject({ status: 400, body: { code: 'invalid_input', ...refusal } });
});

it('refuses half of a surrogate pair, and names the field', async () => {
  const response = await post(String.raw`{"title":"a","parts":[{"count":1},{"count":"\ud83d"}]}`);
  expect(response.status).toBe(400);
  expect(response.body.errors).toEqual([
    { field: 'parts.1.count', message: expect.stringContaining('half of an emoji') },
  ]);
  expect((await post(String.raw`{"title":"\ud83d\ude00"}`)).body).toEqual({ length: 2 });
});

it.each(['1e0', '1.0', '01', '0x1', '%201', '+1', 'one'])('refuses %s as a whole number in a path', async (number) => {
  expect(await core.http.get(`/api/notes/numbered/${number}`)).toMatchObject({
    status: 400,
    body: { detail: 'Send a whole number.' },
  });
  expect((await core.http.get('/api/notes/numbered/12')).body).toEqual({ number: 12 });
});

it.each([
  ['a method that does not exist', 'FOO /api/notes HTTP/1.1\r\nhost: x', 405, 'method_not_allowed'],
  ['headers of 20 KB', `GET /api/notes HTTP/1.1\r\nhost: x\r\nx-big: ${'a'.repeat(20_480)}`, 431, 'headers_too_large'],
  ['a header that is none', 'GET /api/notes HTTP/1.1\r\nno header', 400, 'invalid_input'],
])('answers %s with a problem', async (_, request, status, code) => {
  const server = core.app.getHttpServer();
  if (!server.listening) await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`${request}\r\n\r\n`);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toContain('application/problem+json');
  expect(JSON.parse(body)).toMatchObject({ status, code });
});

it('answers 404 to an unknown path and to a wrong method', async () => {
  expect(await core.http.get('/api/nothing')).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await core.http.delete('/api/notes')).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

it('answers 400 to what is no uuid, and to a malformed URL', async () => {
  expect(await core.http.get('/api/notes/7')).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', detail: 'Send a UUID as the id.' },
  });
  expect(await core.http.get('/api/notes/%zz')).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
});

it.each([
  'page=0',
  'page=-1',
  'page=NaN',
  'page=1e9',
  'limit=101',
  'limit=0',
  'limit=1.5',
  'page[$gt]=1',
  'sort=id;select',
])('THR-66 refuses ?%s', async (query) => {
  expect(await core.http.get(`/api/notes?${query}`)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
});

it('pages from 1 with 20 entries when nothing else is asked for', async () => {
  expect((await core.http.get('/api/notes')).body).toEqual({ page: 1, limit: 20, offset: 0 });
  expect((await core.http.get('/api/notes?page=3&limit=50')).body).toEqual({ page: 3, limit: 50, offset: 100 });
});

it('tells nothing about a fault but the request id', async () => {
  const response = await core.http.get('/api/notes/broken/now').set('x-request-id', 'from-the-proxy-1');
  expect(response.status).toBe(500);
  expect(response.headers['x-request-id']).toBe('from-the-proxy-1');
  expect(response.body).toEqual({
    type: '/problems/internal',
    title: 'Something went wrong',
    status: 500,
    code: 'internal',
    detail: 'Something went wrong',
    requestId: 'from-the-proxy-1',
  });
});

it.each(['short', 'a\u001b[31m-coloured', 'x'.repeat(65), 'with spaces in it'])(
  'gives a request id of its own for %j',
  async (given) => {
    const response = await core.app.inject({ url: '/api/nothing', headers: { 'x-request-id': given } });
    expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  },
);

it('THR-161 never echoes the host', async () => {
  const response = await core.http
    .get('/api/nothing')
    .set('host', 'evil.example')
    .set('x-forwarded-host', 'evil.example');
  expect(JSON.stringify([response.headers, response.text])).not.toContain('evil');
});

it('THR-36 ignores a method override', async () => {
  const response = await core.http
    .post('/api/notes?_method=DELETE')
    .set('x-http-method-override', 'DELETE')
    .send({ title: 'a' });
  expect(response.status).toBe(201);
});
