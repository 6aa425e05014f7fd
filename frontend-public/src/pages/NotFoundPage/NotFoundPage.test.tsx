import { routeFor } from '@20x/kit';
import { renderApp, storeAnswering } from '@20x/kit/testing';
import { screen } from '@testing-library/react';
import remote from '../../App';
import { NotFoundPage } from './NotFoundPage';

it('RT-02 answers 404 for a path that has no page', async () => {
  const route = routeFor(remote, '/no/such/page')?.route;
  const context = { store: storeAnswering({}), params: {}, url: new URL('http://localhost/no/such/page') };
  expect(await route?.loadData?.(context)).toMatchObject({ status: 404 });
});

it('RT-02 says that the shift is uncovered and leads on', () => {
  renderApp(<NotFoundPage />, { path: '/nowhere' });
  expect(screen.getByRole('heading', { level: 1, name: 'This shift is uncovered.' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'A week of the roster without a shift' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/features', '/contact']);
  expect(screen.getByRole('search')).toHaveAttribute('action', '/search');
  expect(document.title).toBe('Page not found | 20X');
  const description = document.querySelector<HTMLMetaElement>('meta[name=description]')?.content;
  expect(description).toBe('There is no page at this address. It may have moved, or the link has a typo.');
});
