/* global it, expect, afterAll */
import { capture, toolEnvironment } from '../lib/processes.mjs';
import { temporaryFolder } from '../lib/temporary-folder.mjs';

const data = temporaryFolder('20x-cli-');
afterAll(() => data.remove());
/** Without a database, so that it ends soon. */
const doctor = (env) => {
  const DATABASE_URL = 'postgres://nobody@127.0.0.1:1/none';
  return capture('npm', ['run', '--silent', 'cli', '--', 'doctor'], {
    env: toolEnvironment({ DATABASE_URL, DATA_DIR: data.folder, ...env }),
  });
};

it.each([
  ['the port of the site', { PORT: '9123' }, 'http://localhost:9123'],
  ['the address of the site', { PORT: '9123', PUBLIC_URL: 'https://20x.example' }, 'https://20x.example'],
])('npm run cli knows %s as npm start does, and fails when the command does', async (_, env, address) => {
  const { code, output } = await doctor(env);
  expect(output).toContain(`${address}, data in ${data.folder}`);
  expect(code).toBe(1);
});

it('npm run cli refuses a port that is none', async () => {
  const refusal = 'PORT must be a number from 1 to 65535, not "eighty".\n';
  expect(await doctor({ PORT: 'eighty' })).toEqual({ code: 1, output: refusal });
});
