import { expect, test } from '../../support/test.ts';

interface Entry {
  key: string;
  value: string;
}

test('API-01 settings are a list of key/value entries, each key also in camelCase', async ({ request }) => {
  const response = await request.get('/api/settings');
  const entries = (await response.json()) as Entry[];
  const map = new Map(entries.map(({ key, value }) => [key, value]));
  expect(map.get('navbarCtaText')).toBe('Book a Demo');
  expect(map.get('footer_description')).toBe(map.get('footerDescription'));
});

test('API-02 features carry slug and title, twelve at most by limit', async ({ request }) => {
  const { data } = (await (await request.get('/api/features?limit=12')).json()) as {
    data: { slug: string; title: string }[];
  };
  expect(data).toHaveLength(8);
  expect(data[0]).toMatchObject({ slug: 'nurse-scheduling-software', title: 'Shift Scheduling' });
});

for (const list of ['sections', 'links', 'social-links', 'legal-links', 'badges']) {
  test(`API-03 footer ${list} are a list`, async ({ request }) => {
    expect(await (await request.get(`/api/footer/${list}`)).json()).toBeInstanceOf(Array);
  });
}

test('API-05 the home content is an object', async ({ request }) => {
  expect(await (await request.get('/api/home-content')).json()).toMatchObject({
    heroTitleHighlight: expect.any(String),
  });
});

test('wrong input is refused as a problem that names the field', async ({ request }) => {
  const response = await request.get('/api/features?limit=many');
  expect(response.status()).toBe(400);
  expect(response.headers()['content-type']).toContain('application/problem+json');
  expect(await response.json()).toMatchObject({
    status: 400,
    code: 'invalid_input',
    errors: [{ field: 'limit', message: expect.any(String) }],
    requestId: expect.any(String),
  });
});

test('an unknown path under /api is a 404 problem', async ({ request }) => {
  const response = await request.get('/api/no-such-thing');
  expect(response.status()).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not_found' });
});

test('a body over the limit is a 413 problem', async ({ request }) => {
  const response = await request.post('/api/auth/login', { data: { username: 'x'.repeat(2_000_000), password: 'x' } });
  expect(response.status()).toBe(413);
  expect(await response.json()).toMatchObject({ code: 'payload_too_large' });
});

test('AUT-06 the server refuses every admin call without a session', async ({ request }) => {
  const document = (await (await request.get('/api/openapi.json')).json()) as { paths: Record<string, object> };
  const adminCalls = Object.entries(document.paths)
    .filter(([path]) => path.startsWith('/api/admin/'))
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => ({ path, method })));
  expect(adminCalls.length).toBeGreaterThan(3);
  for (const { path, method } of adminCalls) {
    const response = await request.fetch(path.replaceAll(/\{[^}]+\}/g, '00000000-0000-4000-8000-000000000000'), {
      method,
    });
    expect(response.status(), `${method} ${path}`).toBe(401);
  }
});

test('the API documentation works without the internet', async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL!) && !request.url().startsWith('data:')) foreign.push(request.url());
  });
  await page.goto('/api/docs');
  await expect(page.getByRole('heading', { name: /20X/ })).toBeVisible();
  await page.getByPlaceholder('Filter by tag').fill('Home');
  await expect(page.getByText('/api/home-content').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Authorize' })).toBeVisible();
  expect(foreign).toEqual([]);
});

test('health says that the site is alive and ready', async ({ request }) => {
  expect((await request.get('/health/live')).status()).toBe(200);
  expect((await request.get('/health/ready')).status()).toBe(200);
});

test('THR-60 metrics, source maps and dotfiles are not public', async ({ request }) => {
  for (const path of ['/metrics', '/.env', '/.git/config', '/static/shell/main.js.map']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});
