import { chromium } from 'playwright-core';
import { chromiumLaunch } from '../scripts/lib/chromium.mjs';
import { callApi, signIn } from './api.mjs';
import { median } from './throughput.mjs';

const rounds = 20;
const home = '/api/admin/content/home-content/home';

/** Milliseconds from a click on the link until a field of the editor can be typed into. */
function openingTime(link) {
  return link.evaluate(
    (element) =>
      new Promise((resolve) => {
        const start = performance.now();
        new MutationObserver((_, observer) => {
          if (!document.querySelector('main [data-field]:is(input, textarea):not(:disabled)')) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        }).observe(document.body, { subtree: true, childList: true });
        element.click();
      }),
  );
}

async function measureOpening(page) {
  const times = [];
  for (let round = 0; round < 5; round += 1) {
    await page.goto('/admin/dashboard', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Pages', exact: true }).click();
    times.push(await openingTime(page.getByRole('link', { name: 'Home Page', exact: true })));
  }
  return median(times);
}

/** Milliseconds from a change of the field until the page in the frame shows the text. */
function shownTime(field, text) {
  return field.evaluate(
    (input, value) =>
      new Promise((resolve) => {
        const frame = document.querySelector('iframe').contentDocument;
        const start = performance.now();
        new MutationObserver((_, observer) => {
          if (!frame.querySelector('main')?.textContent.includes(value)) return;
          observer.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - start));
        }).observe(frame.body, { subtree: true, childList: true, characterData: true });
        Reflect.set(Object.getPrototypeOf(input), 'value', value, input);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    text,
  );
}

async function measureCanvas(page, question) {
  await page.goto('/admin/home-visual');
  const canvas = page.frameLocator('iframe');
  await canvas.locator('#preview-overlay').waitFor({ state: 'attached' });
  await canvas.getByRole('heading', { name: question }).click();
  const field = page.getByRole('region', { name: 'Inspector' }).getByLabel('Question', { exact: true }).first();
  const times = [];
  for (let round = 0; round < rounds; round += 1) times.push(await shownTime(field, `Who fills shift ${round}?`));
  return median(times);
}

/** Milliseconds that a keystroke in a list of 100 rows keeps the page busy. */
async function measureTyping(page) {
  await page.goto('/admin/home');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Questions' }).click();
  await page.locator('[data-field="faqs"]').getByRole('button', { name: 'Expand all' }).click();
  await page.locator('[data-field="faqs.70.question"]').click();
  await page.locator('[data-field="faqs.70.answer"][contenteditable]').waitFor();
  await page.evaluate(() => {
    window.typingTimes = [];
    const onInput = () => {
      const start = performance.now();
      setTimeout(() => window.typingTimes.push(performance.now() - start));
    };
    document.addEventListener('input', onInput, { capture: true });
  });
  await page.keyboard.type(' typed without a pause', { delay: 60 });
  return median(await page.evaluate(() => window.typingTimes));
}

/** Runs with the administrator's browser; the draft of the home page is put back afterwards. */
async function withEditor(baseUrl, token, work) {
  const { content } = await callApi(baseUrl, home, { token });
  const put = async (draft) => {
    const { version } = await callApi(baseUrl, home, { token });
    await callApi(baseUrl, `${home}/draft`, { method: 'PUT', token, body: { version, content: draft } });
  };
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await browser.newPage({ baseURL: baseUrl, viewport: { width: 1280, height: 900 } });
    await page.addInitScript((value) => localStorage.setItem('auth_token', value), token);
    return await work(page, { content, put });
  } finally {
    await browser.close();
    await put(content);
  }
}

/**
 * Measures what an editor waits for, and prints one table.
 * @returns {Promise<boolean>} whether every figure is within its goal
 */
export async function benchEditing({ baseUrl, credentials }) {
  const token = await signIn(baseUrl, credentials);
  const rows = await withEditor(baseUrl, token, async (page, { content, put }) => {
    const opening = await measureOpening(page);
    const canvas = await measureCanvas(page, content.faqs[0].question);
    const answer = 'An answer of some length. '.repeat(10);
    const faqs = Array.from({ length: 100 }, (_, index) => ({ question: `Question number ${index}?`, answer }));
    await page.goto('about:blank');
    await put({ ...content, faqs });
    return [
      ['editor opens, median', opening, 1000],
      ['typed text on the page, median', canvas, 100],
      ['keystroke in 100 rows, median', await measureTyping(page), 50],
    ];
  });
  for (const [what, time, goal] of rows) {
    const figures = `${what.padEnd(32)} ${`${time.toFixed(1)} ms`.padStart(12)}  ≤ ${goal} ms`;
    console.log(`${figures.padEnd(60)} ${time <= goal ? 'met' : 'MISSED'}`);
  }
  return rows.every(([, time, goal]) => time <= goal);
}
