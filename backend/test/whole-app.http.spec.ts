import { createApp, createOpenApi } from '../src/app.ts';
import { Config } from '../src/core/config/config.ts';
import { createTestApp } from './support/app.ts';
import { forAllTests } from './support/for-all-tests.ts';

const test = forAllTests(() => createTestApp());

it('answers an unknown path of the API with a problem that carries the request id', async () => {
  const response = await test.http.get('/api/nothing-here');
  expect(response.status).toBe(404);
  expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  expect(response.body).toMatchObject({ status: 404, code: 'not_found', requestId: response.headers['x-request-id'] });
});

it('describes itself without a database as it does with one', async () => {
  const preview = await createApp(new Config({}), {}, { preview: true });
  const document = createOpenApi(preview);
  await preview.close();
  expect(document).toEqual(createOpenApi(test.app));
});

it('describes every answer: what succeeds has a schema or no content, what fails is a problem', () => {
  const { paths } = createOpenApi(test.app);
  const incomplete = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, { responses?: Record<string, { content?: object }> }>).flatMap(
      ([method, operation]) =>
        Object.entries(operation.responses ?? {})
          .filter(([status, { content }]) => status !== '204' && !content)
          .map(([status]) => `${method} ${path} ${status}`),
    ),
  );
  expect(incomplete).toEqual([]);
});
