import { callApi, signIn } from './api.mjs';
import { median } from './throughput.mjs';

/**
 * From sending a saved draft, through its publication, until an anonymous request reads the new text in the page's HTML.
 * @returns {Promise<{ median: number, slowest: number }>} milliseconds
 */
export async function measurePublishing(baseUrl, credentials, rounds = 20) {
  const token = await signIn(baseUrl, credentials);
  let home = await callApi(baseUrl, '/api/admin/content/home-content/home', { token });
  const original = home.content;
  const times = [];
  for (let round = 0; round <= rounds; round += 1) {
    const heroSubtitle = round === rounds ? original.heroSubtitle : `Visible ${round} of ${crypto.randomUUID()}`;
    const body = { version: home.version, content: { ...original, heroSubtitle } };
    const sent = performance.now();
    home = await callApi(baseUrl, '/api/admin/content/home-content/home/draft', { method: 'PUT', token, body });
    home = await callApi(baseUrl, `/api/admin/documents/${home.id}/publish`, {
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
