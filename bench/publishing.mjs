import { median } from './throughput.mjs';

async function call(baseUrl, path, { method = 'GET', token, body } = {}) {
  const response = await fetch(new URL(path, baseUrl), {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/**
 * From sending "publish" until an anonymous request reads the new text in the page's HTML.
 * @returns {Promise<{ median: number, slowest: number }>} milliseconds
 */
export async function measurePublishing(baseUrl, { username, password }, rounds = 15) {
  const { token } = await call(baseUrl, '/api/auth/login', { method: 'POST', body: { username, password } });
  let home = await call(baseUrl, '/api/admin/home-content', { token });
  const original = home.content;
  const times = [];
  for (let round = 0; round <= rounds; round += 1) {
    const heroSubtitle = round === rounds ? original.heroSubtitle : `Visible ${round} of ${crypto.randomUUID()}`;
    const body = { version: home.version, content: { ...original, heroSubtitle } };
    home = await call(baseUrl, '/api/admin/home-content/draft', { method: 'PUT', token, body });
    const sent = performance.now();
    home = await call(baseUrl, `/api/admin/documents/${home.id}/publish`, {
      method: 'POST',
      token,
      body: { version: home.version },
    });
    let html = '';
    while (!html.includes(heroSubtitle)) html = await (await fetch(baseUrl)).text();
    times.push(performance.now() - sent);
  }
  return { median: median(times), slowest: Math.max(...times) };
}
