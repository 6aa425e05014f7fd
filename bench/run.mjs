import { get } from 'node:http';
import { measurePageLoad } from './page-load.mjs';
import { measurePublishing } from './publishing.mjs';
import { median, requestsPerSecond, servePlainFile } from './throughput.mjs';

const kilobytes = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;
const perSecond = (value) => `${Math.round(value).toLocaleString('en-US')} requests/s`;

/** The bytes of an answer as they are sent, compressed. */
async function sentBytes(url) {
  const response = await new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, resolve).on('error', reject);
  });
  if (response.headers['content-encoding'] !== 'br') throw new Error(`${url} did not answer in brotli.`);
  return Buffer.concat(await response.toArray());
}

/** The home page against the very same bytes as a plain file, in turns, because machines are noisy. */
async function homeAgainstPlainFile(baseUrl) {
  const plain = await servePlainFile(await sentBytes(baseUrl));
  try {
    const home = [];
    const file = [];
    for (let turn = 0; turn < 5; turn += 1) {
      file.push(await requestsPerSecond(plain.url));
      home.push(await requestsPerSecond(baseUrl));
    }
    return { home: median(home), file: median(file) };
  } finally {
    await plain.stop();
  }
}

/**
 * Measures a running site and prints one table.
 * @param {{ baseUrl: string, credentials: { username: string, password: string } }} site
 * @returns {Promise<boolean>} whether every figure is within its goal
 */
export async function bench({ baseUrl, credentials }) {
  const load = await measurePageLoad(baseUrl);
  const { home, file } = await homeAgainstPlainFile(baseUrl);
  const publishing = await measurePublishing(baseUrl, credentials);
  const rows = [
    ['home: JavaScript', kilobytes(load.javascript), '≤ 125 KB', load.javascript <= 125 * 1024],
    ['home: all bytes', `${kilobytes(load.total)} in ${load.requests} requests`, '', true],
    ['home: request depth', String(load.depth), '≤ 2', load.depth <= 2],
    ['home: layout shift', String(load.layoutShift), '0', load.layoutShift === 0],
    ['home: interactive after', `${Math.round(load.interactive)} ms`, '', true],
    ['home: console messages', String(load.console.length), '0', load.console.length === 0],
    ['home through nginx', perSecond(home), '', true],
    ['same bytes as plain file', perSecond(file), '', true],
    ['ratio', (home / file).toFixed(2), '≥ 0.90', home / file >= 0.9],
    ['save to visible, median', `${publishing.median.toFixed(1)} ms`, '≤ 45 ms', publishing.median <= 45],
    ['save to visible, slowest', `${publishing.slowest.toFixed(1)} ms`, '', true],
  ];
  for (const path of ['/api/settings', '/api/home-content', '/api/features?limit=12']) {
    rows.push([
      `GET ${path}`,
      perSecond(await requestsPerSecond(new URL(path, baseUrl).href, { headers: {} })),
      '',
      true,
    ]);
  }
  for (const [what, figure, goal, met] of rows) {
    console.log(
      `${what.padEnd(30)} ${figure.padStart(28)}  ${goal.padEnd(10)} ${goal ? (met ? 'met' : 'MISSED') : ''}`,
    );
  }
  return rows.every(([, , , met]) => met);
}
