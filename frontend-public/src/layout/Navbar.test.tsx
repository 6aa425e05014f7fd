import { problem, renderApp, type ApiAnswers } from '@20x/kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptySite, layoutAnswer } from '../testing/site-answers';
import { Navbar } from './Navbar';

beforeEach(() => localStorage.clear());

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
  renderNavbar(layoutAnswer({ settings: { siteName: 'Harbor', siteLogoUrl: logo } }));
  const home = await screen.findByRole('link', { name: 'Harbor, home' });
  const image = within(home).getByRole('img', { name: 'Harbor' });
  expect(image).toHaveAttribute('srcset', '/media/ab/harbor-320.webp 320w, /media/ab/harbor-1600.webp 1600w');
  expect(image).toHaveAttribute('sizes', '112px');
  expect(image).toHaveAttribute('width', '112');
  expect(image).toHaveStyle({ objectPosition: '20% 40%' });
});

it('NAV-02 lists the features under Sectors and in the mobile menu', async () => {
  const features = [
    { href: '/features/shift-scheduling', label: 'Shift Scheduling' },
    { href: '/features/client-portal', label: 'Client Portal' },
  ];
  renderNavbar(layoutAnswer({ features }));

  const link = await within(mainNavigation()).findByRole('link', { name: 'Client Portal' });
  expect(link).toHaveAttribute('href', '/features/client-portal');
  for (const menu of [mainNavigation(), mobileNavigation()])
    expect(linkTexts(menu).slice(0, 3)).toEqual(['Shift Scheduling', 'Client Portal', 'All Features']);
  expect(screen.getByRole('button', { name: 'Sectors' })).toHaveAttribute('popovertarget', 'sectors');
});

it.each([
  ['empty', layoutAnswer()],
  ['failed', { '/api/layout': problem(503, 'unavailable') }],
])('NAV-02, ERR-02 offers All Features when the list is %s', async (_, answers) => {
  renderNavbar(answers);
  const link = await within(mainNavigation()).findByRole('link', { name: 'All Features' });
  expect(link).toHaveAttribute('href', '/features');
});

it('NAV-02, NAV-03, NAV-05 take title, items and call to action from the owner', async () => {
  renderNavbar(
    layoutAnswer({
      settings: { navbarDropdownTitle: 'Solutions', navbarCtaText: 'Start now', navbarCtaLink: '/pricing' },
      menu: [
        { href: '/a', label: 'First' },
        { href: '/b', label: 'Second' },
      ],
    }),
  );

  expect(await screen.findByRole('button', { name: 'Solutions' })).toBeInTheDocument();
  expect(linkTexts(mainNavigation())).toEqual(['All Features', 'First', 'Second']);
  expect(screen.getByRole('link', { name: 'Start now' })).toHaveAttribute('href', '/pricing');
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
  renderNavbar();
  expect(within(mobileNavigation()).queryByRole('link', { name: 'Admin' })).toBeNull();

  localStorage.setItem('auth_token', 'header.payload.signature');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'auth_token' })));

  expect(within(mobileNavigation()).getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  expect(within(mobileNavigation()).getByRole('link', { name: 'Schema Generator' })).toHaveAttribute(
    'href',
    '/admin/schema-generator',
  );
});

it('NAV-06 shows a preview as visitors see it, without the way to the admin area', () => {
  localStorage.setItem('auth_token', 'header.payload.signature');
  renderApp(<Navbar />, { api: emptySite, isPreview: true });
  expect(within(mobileNavigation()).queryByRole('link', { name: 'Admin' })).toBeNull();
});
