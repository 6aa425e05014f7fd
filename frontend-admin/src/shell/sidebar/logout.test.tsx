import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { AppRoot, makeStore } from '@20x/kit';
import { BrowserRouter } from 'react-router';
import { UnsavedChangesProvider, useRegisterUnsaved } from '../../ui/leaving/unsaved-changes';
import { DocumentApi } from '../../testing/document-api';
import { renderAdmin } from '../../testing/render-admin';
import { AdminTheme } from '../AdminTheme';
import { LogoutDialog } from './LogoutDialog';

const loggedOut = { 'POST /api/auth/logout': undefined };

beforeEach(() => {
  localStorage.setItem('auth_token', 'header.payload.signature');
});
afterEach(() => {
  localStorage.clear();
});

describe('AUT-05 logout', () => {
  it('asks first; Cancel closes', async () => {
    const { user } = renderAdmin('/admin/schema-generator');
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    const dialog = await screen.findByRole('dialog', { name: 'Log out?' });
    expect(dialog).toHaveTextContent('You will be signed out of the admin panel.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(localStorage.getItem('auth_token')).not.toBeNull();
  });

  it('removes the token, clears the data and goes to /login', async () => {
    const { user, store } = renderAdmin('/admin/schema-generator', { api: loggedOut });
    await user.click(await screen.findByRole('button', { name: 'Logout' }));
    await user.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(localStorage.getItem('auth_token')).toBeNull();
    expect(store.getState().session).toEqual({ status: 'anonymous', user: null });
  });

  it('names unsaved changes, keeps them on this device, and can save them first', async () => {
    const home = new DocumentApi({ heroTitle: 'Old' });
    const { user } = renderAdmin('/admin/home', { api: { ...home.answers, ...loggedOut } });
    const title = await screen.findByLabelText('Single-line title');
    fireEvent.change(title, { target: { value: 'New' } });
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    const dialog = await screen.findByRole('dialog', { name: 'Log out?' });
    expect(dialog).toHaveTextContent('Home page: Hero → Single-line title');
    expect(dialog).toHaveTextContent('They are kept on this device');
    await user.click(within(dialog).getByRole('button', { name: 'Save and log out' }));
    expect(await screen.findByRole('heading', { name: 'Admin Login' })).toBeVisible();
    expect(home.saves).toEqual([{ heroTitle: 'New' }]);
  });

  it('says when changes are not kept on this device', async () => {
    function Note() {
      useRegisterUnsaved(true, {
        name: 'Note',
        isKept: () => false,
        changes: () => ['Text'],
        save: () => Promise.resolve(true),
        discard: () => undefined,
      });
      return <LogoutDialog opened onClose={() => undefined} />;
    }
    render(
      <AppRoot store={makeStore()} site={{ publicUrl: '', warn: () => undefined }}>
        <AdminTheme>
          <BrowserRouter>
            <UnsavedChangesProvider>
              <Note />
            </UnsavedChangesProvider>
          </BrowserRouter>
        </AdminTheme>
      </AppRoot>,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Log out?' });
    expect(dialog).toHaveTextContent('Logging out discards those');
  });

  it('offers unsaved changes again after the next sign-in', async () => {
    const home = new DocumentApi({ heroTitle: 'Old' });
    const first = renderAdmin('/admin/home', { api: { ...home.answers, ...loggedOut } });
    const title = await screen.findByLabelText('Single-line title');
    fireEvent.change(title, { target: { value: 'New' } });
    await first.user.click(screen.getByRole('button', { name: 'Logout' }));
    await first.user.click(await screen.findByRole('button', { name: 'Log out' }));
    await screen.findByRole('heading', { name: 'Admin Login' });
    first.unmount();

    renderAdmin('/admin/home', { api: home.answers });
    expect(await screen.findByRole('button', { name: 'Restore them' })).toBeVisible();
  });
});
