import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../testing/render-part';
import { ShareLinkDialog } from './ShareLinkDialog';

it('lists the links that work, and ends each', async () => {
  const link = { createdAt: '2026-11-02T10:00:00Z', expiresAt: '2026-11-02T10:15:00Z', revision: null };
  let links = [
    { ...link, id: 'l1', by: 'ana' },
    { ...link, id: 'l2', by: 'ben' },
  ];
  renderPart(<ShareLinkDialog documentId="d1" opened onClose={() => undefined} />, {
    '/api/admin/documents/d1/preview-links': () => links,
    'DELETE /api/admin/documents/d1/preview-links/l1': () => {
      links = links.slice(1);
      return null;
    },
  });
  const first = await screen.findByText(/^Made by ana,/);
  expect(screen.getByText(/^Made by ben,/)).toBeVisible();
  await userEvent.click(within(first.closest('li')!).getByRole('button', { name: /^Revoke/ }));
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(screen.getByText(/^Made by ben,/)).toBeVisible();
});
