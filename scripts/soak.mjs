import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { onFaultSite } from './faults/under-load.mjs';
import { Refusal, runCommand } from './lib/refusal.mjs';

/** Requests per second, beside the publications. */
const rate = 40;
const minutes = Number(process.argv[2] ?? 20);
const samples = 40;
/** How much more the last quarter may use than the second: the first warms up. */
const mostGrowth = 1.15;

await runCommand(async () => {
  if (!(minutes > 0)) throw new Refusal('Say for how many minutes, such as: npm run test:soak -- 20');
  return onFaultSite(async (site, load) => {
    load.start(rate);
    const seen = await watch(site).finally(() => load.stop());
    return judge(seen, load);
  });
});

/** What the parts use, at equal intervals. */
async function watch(site) {
  const seen = [];
  for (let sample = 1; sample <= samples; sample++) {
    await pause((minutes * 60_000) / samples);
    seen.push(await usageOf(site));
    if (sample % (samples / 10) === 0) console.log(`${(sample / samples) * 100} %: ${wordsFor(seen.at(-1))}`);
  }
  return seen;
}

async function usageOf({ backends, database }) {
  const processes = backends.map(({ part }) => `/proc/${part.pid}`);
  const sum = (of) => processes.reduce((total, process) => total + of(process), 0);
  const [{ count }] = await database.query(
    `select count(*)::integer as count from pg_stat_activity where application_name like '20x%' or application_name = ''`,
  );
  return {
    megabytes: sum((process) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`${process}/status`, 'utf8'))[1]) / 1024),
    handles: sum((process) => readdirSync(`${process}/fd`).length),
    connections: count,
  };
}

function judge(seen, load) {
  const quarter = samples / 4;
  const problems = [...load.wrong, ...load.failures.map(({ path, status }) => `${path}: ${status}`)].slice(0, 10);
  for (const name of ['megabytes', 'handles', 'connections']) {
    const medianOf = (part) => part.map((usage) => usage[name]).sort((a, b) => a - b)[Math.floor(part.length / 2)];
    const [before, after] = [medianOf(seen.slice(quarter, 2 * quarter)), medianOf(seen.slice(-quarter))];
    console.log(`${name}: ${Math.round(before)} in the second quarter, ${Math.round(after)} in the last`);
    if (after > before * mostGrowth) problems.push(`${name} grow: ${Math.round(before)} to ${Math.round(after)}`);
  }
  for (const problem of problems) console.log(`    ${problem}`);
  console.log(`${load.requests} requests, ${load.published.length - 1} publications, ${load.messages.size} messages`);
  console.log(problems.length === 0 ? '1 passed, 0 failed' : '0 passed, 1 failed');
  return problems.length === 0 ? 0 : 1;
}

function wordsFor({ megabytes, handles, connections }) {
  return `${Math.round(megabytes)} MB, ${handles} handles, ${connections} database connections`;
}
