import { createTestApp, type TestApp } from './support/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('answers an unknown path of the API with a problem that carries the request id', async () => {
  const response = await test.http.get('/api/nothing-here');
  expect(response.status).toBe(404);
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(response.body).toMatchObject({ status: 404, code: 'not_found', requestId: response.headers['x-request-id'] });
});
