import { chromium } from 'playwright-core';
import { chromiumLaunch } from '../scripts/lib/chromium.mjs';

/** The longest chain of requests in which each was started by the one before. */
function requestDepth(requests) {
  const byUrl = new Map(requests.map((request) => [request.url, request]));
  const depth = (request, seen = new Set()) => {
    if (!request || seen.has(request.url)) return 0;
    seen.add(request.url);
    return 1 + depth(byUrl.get(request.initiator), seen);
  };
  return Math.max(...requests.map((request) => depth(request)));
}

function observeLayoutShifts() {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/**
 * Opens a page on a phone-sized screen with an empty cache.
 * @returns {Promise<{ javascript: number, total: number, requests: number, depth: number, layoutShift: number, interactive: number, console: string[] }>}
 *   bytes as sent, compressed; `interactive` in ms since navigation.
 */
export async function measurePageLoad(url) {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const client = await page.context().newCDPSession(page);
    await client.send('Network.enable');
    const requests = new Map();
    client.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) =>
      requests.set(requestId, {
        url: request.url,
        type,
        bytes: 0,
        initiator: initiator.url ?? initiator.stack?.callFrames?.[0]?.url,
      }),
    );
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId);
      if (request) request.bytes = encodedDataLength;
    });
    const messages = [];
    page.on('console', (message) => messages.push(message.text()));
    page.on('pageerror', (error) => messages.push(error.message));
    await page.addInitScript(observeLayoutShifts);
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.locator('#root[data-hydrated]').waitFor();
    const seen = await page.evaluate(() => ({
      layoutShift: window.layoutShift,
      interactive: performance.getEntriesByName('hydrated')[0]?.startTime ?? null,
    }));
    const all = [...requests.values()].filter(({ url: address }) => !address.startsWith('data:'));
    const bytes = (list) => list.reduce((sum, request) => sum + request.bytes, 0);
    return {
      javascript: bytes(all.filter(({ type, url: address }) => type === 'Script' || /\.js(\?|$)/.test(address))),
      total: bytes(all),
      requests: all.length,
      depth: requestDepth(all),
      console: messages,
      ...seen,
    };
  } finally {
    await browser.close();
  }
}
