import { setTimeout as pause } from 'node:timers/promises';
import { faults } from './faults/faults.mjs';
import { onFaultSite, onStack } from './faults/under-load.mjs';
import { Refusal, runCommand } from './lib/refusal.mjs';

/** Requests per second. */
const usualRate = 40;
const usualSeconds = 4;
/** The slowest machine gets its parts back within this time. */
const recoveryLimitMs = 60_000;
/** Whoever gets an error gets it before this. */
const refusalLimitMs = 10_000;

/** `[NAME]` on this machine; `--stack BASE_URL DOCKER COMMAND …` in a running stack that is used only for this. */
const given = process.argv.slice(2);
const isStack = given[0] === '--stack';
const named = isStack ? '' : given.join(' ');

await runCommand(async () => {
  const place = isStack ? 'stack' : 'machine';
  const chosen = faults.filter(({ name, only = place }) => only === place && name.includes(named));
  if (chosen.length === 0)
    throw new Refusal(`No fault is called "${named}": ${faults.map(({ name }) => name).join(', ')}.`);
  const inflictChosen = (site, load) => inflictAll(chosen, site, load);
  return isStack ? onStack(given.slice(1), inflictChosen) : onFaultSite(inflictChosen);
});

async function inflictAll(chosen, site, load) {
  console.log(row('fault', 'recovered after', 'lost', 'wrong', 'failed'));
  let failed = 0;
  for (const fault of chosen) {
    site.logs.length = 0;
    const problems = await inflict(fault, site, load);
    if (problems.length > 0) failed += 1;
    for (const problem of problems) console.log(`    ${problem}`);
    if (problems.length > 0) for (const line of await site.lastLines(10)) console.log(`    log: ${line.slice(0, 300)}`);
  }
  console.log(`${chosen.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** One fault under load, and what was wrong about it. */
async function inflict(fault, site, load) {
  const problems = [];
  const before = { messages: load.messages.size, published: load.published.length };
  load.reset();
  load.start(fault.rate ?? usualRate);
  await untilWorking(site, load, performance.now());
  load.mayBeOld = fault.oldPages ?? false;
  const attempt = async (work) => {
    try {
      await work?.(site, load);
    } catch (error) {
      problems.push(error.message);
    }
  };
  await attempt(fault.inflict);
  if (fault.heal) await pause((fault.seconds ?? usualSeconds) * 1_000);
  const healed = performance.now();
  await attempt(fault.heal);
  const recovered = await untilWorking(site, load, healed);
  load.mayBeOld = false;
  await attempt(fault.check);
  await load.stop();
  const lost = await lostWrites(site.database, load, before);
  if (recovered === undefined) problems.push(`It did not recover within ${recoveryLimitMs / 1_000} s.`);
  if (lost.length > 0) problems.push(`Lost: ${lost.slice(0, 5).join(', ')}`);
  problems.push(...load.wrong.slice(0, 5), ...unexpected(fault, load.failures).slice(0, 5));
  const time = recovered === undefined ? '–' : `${Math.round(recovered)} ms`;
  const refused = `${load.failures.length} of ${load.requests}`;
  console.log(row(`${problems.length === 0 ? '✓' : '✗'} ${fault.name}`, time, lost.length, load.wrong.length, refused));
  return problems;
}

function row(name, time, lost, wrong, failed) {
  return `${name.padEnd(36)}${String(time).padStart(16)}${String(lost).padStart(7)}${String(wrong).padStart(7)}${String(failed).padStart(14)}`;
}

/** Milliseconds until both back ends answer, and whatever was asked since then is answered. */
async function untilWorking({ backends }, load, since) {
  while (performance.now() - since < recoveryLimitMs) {
    const back = await Promise.all(backends.map(({ isBack }) => isBack()));
    if (back.every(Boolean) && load.worksSince(since)) return performance.now() - since;
    await pause(50);
  }
  return undefined;
}

/** Acknowledged writes of this fault that the database does not have. */
async function lostWrites({ query }, load, before) {
  const ids = [...load.messages].slice(before.messages);
  const counts = load.published.slice(before.published).map(({ count }) => `Count ${count}.`);
  const list = (texts) => ['', ...texts].map((text) => `'${text}'`).join();
  const stored = await query(
    `select submission_id as id from contact_message where submission_id::text in (${list(ids)})`,
  );
  const revisions = await query(
    `select content->>'heroSubtitle' as title from content_revision where content->>'heroSubtitle' in (${list(counts)})`,
  );
  const found = new Set([...stored.map(({ id }) => id), ...revisions.map(({ title }) => title)]);
  return [...ids, ...counts].filter((write) => !found.has(write));
}

function unexpected({ mayFail = [], statuses = [503] }, failures) {
  return failures
    .filter(({ kind, status, took }) => !mayFail.includes(kind) || !statuses.includes(status) || took > refusalLimitMs)
    .map(({ path, status, took }) => `${path}: ${status} after ${Math.round(took)} ms`);
}
