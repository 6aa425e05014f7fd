import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import lighthouse from 'lighthouse';
import { chromiumLaunch } from '../scripts/lib/chromium.mjs';
import { publicRoutes, unlisted } from './public-routes.mjs';

const goals = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const categories = Object.keys(goals);
const rounds = 3;

/** A browser of its own for one measurement: nothing of the one before is warm. */
async function withBrowser(work) {
  const profile = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const { executablePath, args } = chromiumLaunch;
  const own = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const browser = spawn(executablePath, [...args, ...own], { stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    return await work(await debuggingPort(browser));
  } finally {
    if (browser.exitCode === null && browser.kill('SIGTERM')) await once(browser, 'exit');
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function debuggingPort(browser) {
  for await (const line of createInterface({ input: browser.stderr })) {
    const [, port] = /^DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line) ?? [];
    if (port) return Number(port);
  }
  throw new Error('Chromium ended before it listened.');
}

/** One run as on a phone with slow 4G, which is Lighthouse's default. */
async function measure(url) {
  const result = await withBrowser((port) => lighthouse(url, { port, logLevel: 'error', onlyCategories: categories }));
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

const scoreOf = (lhr, category) => Math.round((lhr.categories[category].score ?? 0) * 100);

/** What keeps the page from 100 in categories that missed their goal. */
function lossesOf(lhr) {
  return categories
    .filter((category) => scoreOf(lhr, category) < goals[category])
    .flatMap((category) => lhr.categories[category].auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => lhr.audits[id])
    .filter(({ score }) => score !== null && score < 0.9)
    .map(({ id, displayValue = '' }) => `${id} ${displayValue}`.trim());
}

/** Chromium loses the trace of a run now and then; that says nothing of the page, so such a run is repeated once. */
const measureSurely = (url) => measure(url).catch(() => measure(url));

async function medianRun(url) {
  const runs = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await measureSurely(url));
  return runs.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'))[Math.floor(rounds / 2)];
}

/**
 * Measures every public route on a phone, the median of three runs each, and prints one table.
 * @returns {Promise<boolean>} whether every page reaches every goal
 */
export async function benchLighthouse({ baseUrl }) {
  console.log(`\n${'Lighthouse, mobile, median of 3'.padEnd(46)} perf  a11y  best   seo    LCP      TBT    CLS`);
  let allMet = true;
  for (const route of await publicRoutes(baseUrl)) {
    const lhr = await medianRun(new URL(route, baseUrl).href);
    const scores = categories.map((category) => scoreOf(lhr, category));
    // A page that asks not to be listed cannot reach the goal of search engines.
    const isExempt = (category) => category === 'seo' && unlisted.includes(route);
    const met = categories.every((category, index) => isExempt(category) || scores[index] >= goals[category]);
    const figure = (id) => lhr.audits[id].displayValue.replaceAll(/\s/g, ' ').padStart(7);
    const figures = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map(figure);
    const columns = [...scores.map((score) => String(score).padStart(4)), ...figures];
    console.log(`${route.padEnd(46)} ${columns.join('  ')}  ${met ? 'met' : `MISSED: ${lossesOf(lhr).join(', ')}`}`);
    allMet &&= met;
  }
  console.log(`goals: ${categories.map((category) => `${category} ≥ ${goals[category]}`).join(', ')}`);
  return allMet;
}
