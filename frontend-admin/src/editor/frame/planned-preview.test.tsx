import { renderApp } from '@20x/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminTheme } from '../../shell/AdminTheme';
import { PlannedPreview } from './PlannedPreview';

const schedule = {
  publishAt: '2099-03-03T02:30:00Z',
  publishRevision: 12,
  unpublishAt: null,
  zone: 'America/New_York',
  by: 'ana',
};

it('opens the planned revision, named by its day where it goes out', async () => {
  const requests: unknown[] = [];
  const replace = jest.fn();
  jest.spyOn(window, 'open').mockReturnValue({ location: { replace }, focus: jest.fn() } as unknown as Window);
  renderApp(
    <AdminTheme>
      <PlannedPreview documentId="d1" schedule={schedule} />
    </AdminTheme>,
    {
      api: {
        'POST /api/admin/documents/d1/preview-links': async (request: Request) => {
          requests.push(await request.json());
          return {
            id: 'l1',
            url: 'https://20x.example/preview/token',
            expiresAt: '',
            createdAt: '',
            by: 'ana',
            revision: 12,
          };
        },
      },
    },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Preview what goes out on 2 Mar 2099' }));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/preview/token'));
  expect(requests).toEqual([{ minutes: 60, revision: 12, frame: true }]);
});

it('is not there when only the end is planned', () => {
  renderApp(
    <AdminTheme>
      <PlannedPreview documentId="d1" schedule={{ ...schedule, publishAt: null, publishRevision: null }} />
    </AdminTheme>,
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
