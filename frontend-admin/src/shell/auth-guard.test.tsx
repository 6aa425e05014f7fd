import { screen } from '@testing-library/react';
import { renderAdmin } from '../testing/render-admin';

describe('AUT-06 the guard', () => {
  it('shows nothing of the admin while it checks', async () => {
    renderAdmin('/admin/schema-generator', { session: { status: 'loading', user: null } });
    expect(await screen.findByText('Checking authentication...')).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it.each(['/admin', '/admin/home', '/admin/settings', '/admin/anything'])(
    'sends anonymous visitors of %s to login',
    async (path) => {
      renderAdmin(path, { session: { status: 'anonymous', user: null } });
      expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    },
  );

  it('lets signed-in users in', async () => {
    renderAdmin('/admin/schema-generator');
    expect(await screen.findByRole('heading', { name: 'Schema Generator' })).toBeVisible();
  });
});
