import { problem } from '@20x/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { DocumentApi } from '../testing/document-api';
import { admin, renderAdmin } from '../testing/render-admin';

const anonymous = { status: 'anonymous', user: null } as const;
const session = { token: 'header.payload.signature', expiresAt: '2026-11-21T12:15:00.000Z', user: admin };
const adminApi = {
  ...new DocumentApi({}).answers,
  '/api/admin/settings': { version: 1, values: {} },
  '/api/auth/me': admin,
};

async function renderLogin(api = {}) {
  const rendered = renderAdmin('/login', { api: { ...adminApi, ...api }, session: anonymous });
  await screen.findByRole('heading', { name: 'Admin Login' });
  return rendered;
}
type User = Awaited<ReturnType<typeof renderLogin>>['user'];

async function signIn(user: User) {
  await user.type(screen.getByLabelText('Username'), 'ana');
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

afterEach(() => {
  localStorage.clear();
});

describe('login', () => {
  it('AUT-01 shows the card with its links, outside the admin shell', async () => {
    await renderLogin();
    expect(screen.getByText('Access your content management system')).toBeVisible();
    expect(screen.getByPlaceholderText('Enter your username')).toBeVisible();
    expect(screen.getByPlaceholderText('Enter your password')).toHaveAttribute('type', 'password');
    expect(screen.getByRole('button', { name: 'Toggle theme' })).toBeVisible();
    expect(screen.getByRole('img', { name: '20X' })).toHaveAttribute('src', '/images/logos/20x-logo.svg');
    expect(screen.getByRole('link', { name: 'Need help? Contact support' })).toHaveAttribute('href', '/contact');
    expect(screen.getByRole('link', { name: '← Back to website' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(document.title).toBe('Login - 20X Admin');
  });

  it('AUT-01 takes logo and favicon from the settings', async () => {
    await renderLogin({
      '/api/settings': [
        { key: 'siteLogoUrl', value: '/images/own.svg' },
        { key: 'faviconUrl', value: '/images/own.ico' },
      ],
    });
    await waitFor(() => {
      expect(screen.getByRole('img', { name: '20X' })).toHaveAttribute('src', '/images/own.svg');
    });
    expect(document.head.querySelector('link[rel="icon"]')).toHaveAttribute('href', '/images/own.ico');
  });

  it('AUT-01 shows and hides the password', async () => {
    const { user } = await renderLogin();
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });

  it('AUT-02 asks for both fields under the fields and moves to the first', async () => {
    const { user } = await renderLogin();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('Username is required');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
    expect(screen.getByLabelText('Username')).toHaveFocus();
  });

  it('AUT-01 AUT-03 is busy while signing in, then goes to /admin', async () => {
    const answer = Promise.withResolvers<typeof session>();
    const { user } = await renderLogin({ 'POST /api/auth/login': () => answer.promise });
    await signIn(user);
    expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
    answer.resolve(session);
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(localStorage.getItem('auth_token')).toBe(session.token);
  });

  it('AUT-03 shows why it failed and keeps what was typed', async () => {
    const detail = 'This username and password do not match.';
    const { user } = await renderLogin({ 'POST /api/auth/login': problem(401, 'unauthenticated', { detail }) });
    await signIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
    expect(screen.getByLabelText('Username')).toHaveValue('ana');
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  });

  it('AUT-03 has a message of its own when the server gives none', async () => {
    const { user } = await renderLogin({ 'POST /api/auth/login': new Response(null, { status: 401 }) });
    await signIn(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Login failed. Please check your credentials.');
  });

  it('AUT-03 sends signed-in visitors to /admin', async () => {
    renderAdmin('/login', { api: adminApi });
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });
});
