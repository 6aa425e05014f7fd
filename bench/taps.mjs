import { chromium } from 'playwright-core';
import { chromiumLaunch } from '../scripts/lib/chromium.mjs';
import { median } from './throughput.mjs';

const goal = 200;
const rounds = 3;
/** Milliseconds from the first paint to the tap. */
const moments = [0, 500, 1500, 3000];
/** A tap without an answer for so many milliseconds is lost. */
const patience = 5000;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

/** What is tapped, and the selector that matches once the page has answered. */
const taps = [
  { name: 'menu', path: '/', target: ':has(> #mobile-menu) > button', answer: '#mobile-menu' },
  { name: 'question', path: '/', target: 'main details > summary', answer: 'main details[open]' },
  {
    name: 'carousel',
    path: '/',
    target: '[aria-label="Show view 2"]',
    answer: '[aria-label="Show view 2"][aria-current]',
  },
  { name: 'contact field', path: '/contact', target: 'form [name="name"]', answer: 'form [name="name"]:focus' },
];

/** Notes when the finger is lifted, by the clock of the device, and the first frame that shows the answer. */
function watchTap(answer) {
  addEventListener('touchend', ({ timeStamp }) => (window.tappedAt ??= timeStamp), { capture: true, passive: true });
  const look = (now) => {
    if (window.tappedAt === undefined || !document.querySelector(answer)?.checkVisibility())
      requestAnimationFrame(look);
    else window.answeredAfter = Math.max(0, now - window.tappedAt);
  };
  requestAnimationFrame(look);
}

/** Milliseconds from the tap to its visible answer on a slow phone with an empty cache; Infinity for a lost tap. */
async function answerTime(browser, baseUrl, { path, target, answer }, moment) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.emulateNetworkConditions', slowNetwork);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.addInitScript(watchTap, answer);
    await page.goto(new URL(path, baseUrl).href, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    await page.waitForTimeout(moment);
    const { x, y } = await page
      .locator(target)
      .first()
      .evaluate((element) => {
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
    await page.touchscreen.tap(x, y);
    const answered = await page
      .waitForFunction(() => window.answeredAfter, undefined, { timeout: patience })
      .catch(() => null);
    return answered ? await answered.jsonValue() : Infinity;
  } finally {
    await context.close();
  }
}

/**
 * Taps on a slow phone (4x processor, 1.6 Mbps, 150 ms) at some moments after the first paint, and prints one table.
 * @returns {Promise<boolean>} whether no tap is lost and the median of each is answered within the goal
 */
export async function benchTaps({ baseUrl }) {
  const columns = (values) => values.map((value) => String(value).padStart(8)).join('');
  console.log(`\n${'taps, ms to the answer, after'.padEnd(30)}${columns(moments)}    lost`);
  const browser = await chromium.launch(chromiumLaunch);
  let allMet = true;
  try {
    for (const tap of taps) {
      const medians = [];
      let lost = 0;
      for (const moment of moments) {
        const times = [];
        for (let round = 0; round < rounds; round += 1) times.push(await answerTime(browser, baseUrl, tap, moment));
        lost += times.filter((time) => time === Infinity).length;
        medians.push(Math.round(median(times)));
      }
      const met = lost === 0 && medians.every((time) => time <= goal);
      console.log(`${tap.name.padEnd(30)}${columns([...medians, lost])}  ${met ? 'met' : 'MISSED'}`);
      allMet &&= met;
    }
  } finally {
    await browser.close();
  }
  console.log(`goal: ≤ ${goal} ms each, none lost`);
  return allMet;
}
