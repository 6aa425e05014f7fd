import { screen, within } from '@testing-library/react';
import { problem } from '@20x/kit/testing';
import type { SystemStatus } from '../../api/generated';
import { renderAdmin } from '../../testing/render-admin';

const path = '/admin/settings/system-status';
const status: SystemStatus = {
  findings: [
    { name: 'Disk', state: 'ok', text: '20,000 MB are free at /srv/data.', advice: null },
    { name: 'Mail', state: 'warning', text: 'Email is not connected.', advice: 'Set SMTP_URL.' },
    { name: 'Schema', state: 'error', text: 'The schema differs.', advice: 'Run npm run db:check.' },
  ],
  queues: [{ queue: 'contact.notify', ready: 2, active: 1, failed: 3 }],
  backEnds: ['2026-11-20T11:00:00.000Z', '2026-11-20T11:05:00.000Z'],
  databaseBytes: 30 * 1024 ** 2,
};

it('says what the checks found and what to do, which back ends run, and how many jobs wait', async () => {
  renderAdmin(path, { api: { '/api/admin/system-status': status } });
  const checks = within(await screen.findByRole('region', { name: 'Checks' }));
  const [disk, mail, schema] = checks.getAllByRole('listitem');
  expect(within(disk!).getByRole('img', { name: 'OK' })).toBeVisible();
  expect(mail).toHaveTextContent('MailEmail is not connected.Set SMTP_URL.');
  expect(within(schema!).getByRole('img', { name: 'Error' })).toBeVisible();
  expect(screen.getByText(/^2 back ends are connected, since .*\. The database holds 30 MB\.$/)).toBeVisible();
  expect(screen.getByRole('row', { name: 'contact.notify 2 1 3' })).toBeVisible();
});

it('says why nothing can be shown, and checks again', async () => {
  let isDown = true;
  const answer = () => (isDown ? problem(503, 'unavailable') : status);
  const { user } = renderAdmin(path, { api: { '/api/admin/system-status': answer } });
  expect(await screen.findByText('Could not check the system')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('region', { name: 'Jobs' })).toBeVisible();
});
