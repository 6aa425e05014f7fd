import { login } from '@20x/kit';
import { problem, renderApp, type ApiAnswers } from '@20x/kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptySite, featureList } from '../testing/site-answers';
import { Navbar } from './Navbar';

const renderNavbar = (api: ApiAnswers = {}) => renderApp(<Navbar />, { api: { ...emptySite, ...api } });
const mainNavigation = () => screen.getByRole('navigation', { name: 'Main' });
const mobileNavigation = () => screen.getByRole('navigation', { name: 'Mobile' });
const linkTexts = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('NAV-01 leads home from the logo', () => {
  renderNavbar();
  expect(screen.getByRole('link', { name: '20X, home' })).toHaveAttribute('href', '/');
});

it('names the owner’s site, and shows its logo from a file that fits', async () => {
  const logo = '/media/ab/harbor-1600.webp?size=1600x400;widths=320,1600;focus=20,40';
  renderNavbar({
    '/api/settings': [
      { key: 'siteName', value: 'Harbor' },
      { key: 'siteLogoUrl', value: logo },
    ],
  });
  const home = await screen.findByRole('link', { name: 'Harbor, home' });
  const image = within(home).getByRole('img', { name: 'Harbor' });
  expect(image).toHaveAttribute('srcset', '/media/ab/harbor-320.webp 320w, /media/ab/harbor-1600.webp 1600w');
  expect(image).toHaveAttribute('sizes', '112px');
  expect(image).toHaveAttribute('width', '112');
  expect(image).toHaveStyle({ objectPosition: '20% 40%' });
});

it('NAV-02 lists the features under Sectors, by their names for menus', async () => {
  const { data, ...list } = featureList('Shift Scheduling', 'Client Portal for Facilities');
  const named = data.map((feature) => ({ ...feature, menuLabel: feature.title.replace(' for Facilities', '') }));
  renderNavbar({ '/api/features': { ...list, data: named } });

  const link = await within(mainNavigation()).findByRole('link', { name: 'Client Portal' });
  expect(link).toHaveAttribute('href', '/features/client-portal-for-facilities');
  expect(linkTexts(mainNavigation()).slice(0, 3)).toEqual(['Shift Scheduling', 'Client Portal', 'All Features']);
  expect(screen.getByRole('button', { name: 'Sectors' })).toHaveAttribute('popovertarget', 'sectors');
});

it('NAV-02 asks for the first 12 features of the menu', async () => {
  const asked: string[] = [];
  renderNavbar({ '/api/features': ({ url }: Request) => (asked.push(url), featureList('Shift Scheduling')) });
  await within(mainNavigation()).findByRole('link', { name: 'Shift Scheduling' });
  expect(asked).toEqual(['http://localhost/api/features?limit=12&inMenu=true']);
});

it('NAV-02 shows 12 features in both menus, even when the API answers more', async () => {
  const names = Array.from({ length: 15 }, (_, index) => `Feature ${index + 1}`);
  const list = featureList(...names);
  const data = list.data.map((feature, index) => ({ ...feature, inMenu: index !== 2 }));
  renderNavbar({ '/api/features': { ...list, data } });
  await within(mainNavigation()).findByRole('link', { name: 'Feature 1' });

  const shown = [...names.slice(0, 2), ...names.slice(3, 13)];
  const featuresIn = (menu: HTMLElement) => linkTexts(menu).filter((text) => text?.startsWith('Feature'));
  expect(featuresIn(mainNavigation())).toEqual(shown);
  expect(featuresIn(mobileNavigation())).toEqual(shown);
});

it.each([
  ['empty', featureList()],
  ['failed', problem(503, 'unavailable')],
])('NAV-02, ERR-02 offers All Features when the list is %s', async (_, answer) => {
  renderNavbar({ '/api/features': answer });
  const link = await within(mainNavigation()).findByRole('link', { name: 'All Features' });
  expect(link).toHaveAttribute('href', '/features');
});

it('NAV-02, NAV-03, NAV-05 take title, items and call to action from the settings', async () => {
  renderNavbar({
    '/api/settings': [
      { key: 'navbar_dropdown_title', value: 'Solutions' },
      {
        key: 'navbarMenuItems',
        value: '[{"href":"/b","label":"Second","order":2},{"href":"/a","label":"First","order":1}]',
      },
      { key: 'navbarCtaText', value: 'Start now' },
      { key: 'navbarCtaLink', value: '/pricing' },
    ],
  });

  expect(await screen.findByRole('button', { name: 'Solutions' })).toBeInTheDocument();
  expect(linkTexts(mainNavigation())).toEqual(['All Features', 'First', 'Second']);
  expect(screen.getByRole('link', { name: 'Start now' })).toHaveAttribute('href', '/pricing');
});

it('NAV-02 leaves out what the owner took from the menus', async () => {
  const list = featureList('Client Portal', 'Integrations');
  const data = list.data.map((feature) => ({ ...feature, inMenu: feature.title !== 'Integrations' }));
  renderNavbar({ '/api/features': { ...list, data } });
  expect(await within(mainNavigation()).findByText('Client Portal')).toBeInTheDocument();
  expect(screen.queryByText('Integrations')).toBeNull();
});

it('NAV-03, NAV-05 show the defaults without settings', () => {
  renderNavbar();
  expect(linkTexts(mainNavigation())).toEqual(['All Features', 'Blogs', 'About', 'Contact']);
  expect(screen.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/contact');
});

it('NAV-04, THM-01 switches the theme, remembers it and marks the root', async () => {
  renderNavbar();
  await userEvent.click(screen.getByRole('button', { name: 'Switch theme' }));
  expect(document.documentElement).toHaveClass('dark');
  expect(localStorage.getItem('theme')).toBe('dark');

  await userEvent.click(screen.getByRole('button', { name: 'Switch theme' }));
  expect(document.documentElement).toHaveClass('light');
  expect(localStorage.getItem('theme')).toBe('light');
});

it('NAV-06 names the menu that the button opens without any script, and closes it when a link is chosen', async () => {
  const close = jest.spyOn(HTMLElement.prototype, 'hidePopover');
  renderNavbar();
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', mobileNavigation().id);
  expect(mobileNavigation()).toHaveAttribute('popover', 'auto');

  fireEvent.click(within(mobileNavigation()).getByRole('link', { name: 'About' }));
  expect(close.mock.contexts).toEqual([mobileNavigation()]);
});

it('NAV-06 shows the way to the admin area to a signed-in user only', async () => {
  const user = { id: 'b3c1', username: 'admin', permissions: [] };
  const session = { token: 'header.payload.signature', expiresAt: '2999-01-01T00:00:00Z', user };
  const { store } = renderNavbar({ 'POST /api/auth/login': session });
  expect(within(mobileNavigation()).queryByRole('link', { name: 'Admin' })).toBeNull();

  await act(() => store.dispatch(login({ username: 'admin', password: 'secret' })));

  expect(within(mobileNavigation()).getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  expect(within(mobileNavigation()).getByRole('link', { name: 'Schema Generator' })).toHaveAttribute(
    'href',
    '/admin/schema-generator',
  );
});
