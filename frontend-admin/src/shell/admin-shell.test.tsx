import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderAdmin } from '../testing/render-admin';

/** Any screen without data of its own. */
const screenPath = '/admin/schema-generator';
const toggle = () => screen.findByRole('button', { name: 'Toggle sidebar' });

afterEach(() => {
  document.cookie = 'sidebar_state=; path=/; max-age=0';
});

describe('admin shell', () => {
  it('ADM-01 collapses, and remembers it in a cookie for 7 days', async () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    const { user } = renderAdmin(screenPath);
    expect(await toggle()).toHaveAttribute('aria-expanded', 'true');
    await user.click(await toggle());
    expect(await toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(written).toHaveBeenLastCalledWith('sidebar_state=false; path=/; max-age=604800; samesite=lax');
  });

  it('ADM-01 starts as the cookie says', async () => {
    document.cookie = 'sidebar_state=false; path=/';
    renderAdmin(screenPath);
    expect(await toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])(
    'ADM-01 toggles by keyboard %j, not in rich text',
    async (modifier) => {
      renderAdmin(screenPath);
      const button = await toggle();
      const richText = document.createElement('div');
      Object.defineProperty(richText, 'isContentEditable', { value: true });
      document.body.append(richText);
      fireEvent.keyDown(richText, { key: 'b', code: 'KeyB', ...modifier });
      expect(button).toHaveAttribute('aria-expanded', 'true');
      fireEvent.keyDown(document.body, { key: 'b', code: 'KeyB', ...modifier });
      expect(button).toHaveAttribute('aria-expanded', 'false');
      richText.remove();
    },
  );

  it('ADM-01 opens as a side sheet on a phone and closes when an entry is chosen', async () => {
    jest.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        matches: query.includes('max-width'),
        media: query,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    const { user } = renderAdmin(screenPath);
    await user.click(await toggle());
    const sheet = await screen.findByRole('dialog', { name: 'Navigation' });
    await user.click(within(sheet).getByRole('link', { name: 'Features' }));
    expect(await screen.findByRole('heading', { name: 'Features' })).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  it('ADM-02 lists the entries', async () => {
    const { user } = renderAdmin(screenPath);
    const nav = await screen.findByRole('navigation', { name: 'Admin' });
    await user.click(within(nav).getByRole('button', { name: 'Pages' }));
    await within(nav).findByRole('link', { name: 'Home Page' });
    const links = within(nav).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/admin/dashboard'],
      ['Home Page', '/admin/home'],
      ['Home Page (Visual)', '/admin/home-visual'],
      ['About Page', '/admin/about'],
      ['Contact Page', '/admin/contact-page'],
      ['Terms & Conditions', '/admin/terms-page'],
      ['Privacy Policy', '/admin/privacy-page'],
      ['All Pages', '/admin/pages'],
      ['Blog Posts', '/admin/blog'],
      ['Authors', '/admin/authors'],
      ['Features', '/admin/features'],
      ['Snippets', '/admin/snippets'],
      ['Media', '/admin/media'],
      ['Contact Messages', '/admin/contact'],
      ['Site Settings', '/admin/settings'],
      ['Schema Generator', '/admin/schema-generator'],
      ['Site Checks', '/admin/site-checks'],
    ]);
  });

  it('ADM-02 opens the group that holds the route, and marks the current entry', async () => {
    renderAdmin('/admin/about');
    expect(await screen.findByRole('button', { name: 'Pages' })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'About Page' })).toHaveAttribute('aria-current', 'page');
  });

  it('ADM-02 leaves the group closed elsewhere', async () => {
    renderAdmin(screenPath);
    expect(await screen.findByRole('button', { name: 'Pages' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('ADM-02 shows the logo of the settings and who is signed in', async () => {
    renderAdmin(screenPath, { api: { '/api/settings': [{ key: 'site_logo_url', value: '/images/own.svg' }] } });
    await waitFor(() => {
      expect(screen.getByRole('img', { name: '20X' })).toHaveAttribute('src', '/images/own.svg');
    });
    expect(screen.getByText('ana')).toBeVisible();
  });

  it('ADM-02 calls a nameless user admin', async () => {
    const user = { id: 'u', username: '', permissions: [] };
    renderAdmin(screenPath, { session: { status: 'authenticated', user } });
    expect(await screen.findByText('admin')).toBeVisible();
  });

  it('ADM-03 names the browser tab after the admin name and the entry', async () => {
    renderAdmin('/admin/blog/new', { api: { '/api/settings': [{ key: 'adminName', value: 'Acme Desk' }] } });
    await waitFor(() => {
      expect(document.title).toBe('Acme Desk - Blog Posts');
    });
  });

  it('ADM-03 opens the public site in a new tab', async () => {
    renderAdmin(screenPath);
    const link = await screen.findByRole('link', { name: 'View Site' });
    expect(link).toHaveAttribute('href', '/');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('THM-01 switches between light and dark', async () => {
    const { user } = renderAdmin(screenPath);
    await user.click(await screen.findByRole('button', { name: 'Toggle theme' }));
    expect(document.documentElement).toHaveClass('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    await user.click(screen.getByRole('button', { name: 'Toggle theme' }));
    expect(document.documentElement).toHaveClass('light');
  });

  it('says so when there is no such screen', async () => {
    renderAdmin('/admin/nothing-here');
    expect(await screen.findByRole('heading', { name: 'There is no such screen' })).toBeVisible();
  });
});
