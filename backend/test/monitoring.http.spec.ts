import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { Mailer } from '../src/core/mail/mailer.ts';
import { createTestDatabase } from './support/database.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { MailServer } from './support/mail-server.ts';
import { createSeverableConnection } from './support/severable-connection.ts';
import { createTestSite } from './support/site.ts';

const port = 3121;
const folder = path.resolve(import.meta.dirname, '../../docs/monitoring');
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

const test = forAllTests(async () => {
  const [database, mailServer] = await Promise.all([createTestDatabase(), MailServer.started()]);
  const way = await createSeverableConnection(database.connection);
  const site = await createTestSite({
    connection: way.connection,
    variables: { METRICS_LISTEN: `127.0.0.1:${port}`, SMTP_URL: mailServer.url },
  });
  const close = async () => {
    await site.close();
    await way.close();
    await mailServer.stop();
    await database.drop();
  };
  return { site, way, close };
});

const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

/** The names in PromQL: what is no function, no label, no word of the language and no text. */
function namesIn(expression: string): string[] {
  const bare = expression.replaceAll(/\{[^}]*\}|\[[^\]]*\]|\b(?:by|without)\s*\([^)]*\)|"[^"]*"/g, ' ');
  return [...bare.matchAll(/\b[a-z_][a-z0-9_]*\b(?!\s*\()/g)].map(([name]) => name);
}

interface Alerts {
  readonly groups: readonly { readonly rules: readonly { readonly alert: string; readonly expr: string }[] }[];
}
interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}

const alerts = (parse(read('alerts.yml')) as Alerts).groups.flatMap(({ rules }) => rules);
const { panels } = JSON.parse(read('dashboard.json')) as Dashboard;
const uses: (readonly [string, readonly string[]])[] = [
  ...alerts.map(({ alert, expr }) => [`alert ${alert}`, namesIn(expr)] as const),
  ...panels.map(({ title, targets }) => [`panel ${title}`, targets.flatMap(({ expr }) => namesIn(expr))] as const),
];

it.each(uses)('the %s asks only for metrics that there are', async (_, names) => {
  const types = (await metrics()).matchAll(/^# TYPE (\w+) (\w+)$/gm);
  const known = [...types].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  expect(names).not.toEqual([]);
  expect(names.filter((name) => name !== 'up' && !known.includes(name))).toEqual([]);
});

it('measures pages, generation, mail, jobs, connections and disk', async () => {
  await test.site.publish('Measured');
  await test.site.html('/');
  const mail = { to: ['one@agency.example'], subject: 'One', text: 'One', html: '<p>One</p>' };
  await test.site.app.get(Mailer, { strict: false }).send(mail);
  const text = await metrics();
  for (const series of [
    /^page_render_duration_seconds_count\{outcome="ok"\} [1-9]/m,
    /^page_renders\{state="waiting"\} 0$/m,
    /^site_generation [1-9]/m,
    /^mails_total\{outcome="sent"\} 1$/m,
    /^jobs\{queue="backup\.nightly",state="failed"\} 0$/m,
    /^database_pool_connections\{state="idle"\} [1-9]/m,
    /^disk_free_bytes\{folder="data"\} [1-9]/m,
  ]) {
    expect(text).toMatch(series);
  }
  expect(text).not.toMatch(/^backup_last_success_timestamp_seconds \d/m); // none was made
});

it('keeps the other metrics while the database is away', async () => {
  test.way.sever();
  const text = await metrics();
  test.way.restore();
  expect(text).not.toMatch(/^jobs\{/m);
  expect(text).toMatch(/^disk_free_bytes\{folder="data"\} [1-9]/m);
});
