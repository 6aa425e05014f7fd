import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { renderApp } from '@20x/kit/testing';
import type { RemoteModule } from '@20x/kit';
import { Shell } from './Shell';

const publicSite: RemoteModule = {
  Layout: ({ children }) => (
    <>
      <Link to="/login">Sign in</Link>
      <main>{children}</main>
    </>
  ),
  routes: [{ path: '/', chunk: 'home', load: async () => ({ default: () => <h1>Home</h1> }) }],
};

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<div id="root"></div>';
  performance.clearMarks();
});

it('announces once that the first page reacts', async () => {
  renderApp(<Shell initial={{ name: 'public', remote: publicSite }} />);
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(performance.getEntriesByName('hydrated')).toHaveLength(1);
  expect(document.getElementById('root')).toHaveAttribute('data-hydrated');
});

it('starts its remote on the store, and stops it', async () => {
  const stop = jest.fn<void, []>();
  const start = jest.fn(() => stop);
  const { store, unmount } = renderApp(<Shell initial={{ name: 'public', remote: { ...publicSite, start } }} />);
  await screen.findByRole('heading', { name: 'Home' });
  expect(start.mock.calls).toEqual([[store]]);
  unmount();
  expect(stop).toHaveBeenCalledTimes(1);
});

it('loads the document of a page that belongs to the other front end', async () => {
  const load = jest.fn<void, []>();
  renderApp(<Shell initial={{ name: 'public', remote: publicSite }} load={load} />);
  await userEvent.click(await screen.findByRole('link', { name: 'Sign in' }));
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('heading', { name: 'Home' })).not.toBeInTheDocument();
});

it('THR-28 takes a not-found page for what it is, also below the admin area', async () => {
  const load = jest.fn<void, []>();
  const remote: RemoteModule = {
    routes: [{ path: '*', chunk: 'not-found', load: async () => ({ default: () => <h1>Not found</h1> }) }],
  };
  const path = '/admin/x.map';
  renderApp(<Shell initial={{ name: 'public', remote }} missing={path} load={load} />, { path });
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

it('shows the not-found page where the server has none, and asks for nothing', async () => {
  const load = async () => ({ default: () => <h1>Found</h1> });
  const remote: RemoteModule = {
    routes: [
      { path: '/:slug', chunk: 'page', load },
      { path: '*', chunk: 'not-found', load: async () => ({ default: () => <Link to="/there">There</Link> }) },
    ],
  };
  renderApp(<Shell initial={{ name: 'public', remote }} missing="/not-there" />, { path: '/not-there' });
  await userEvent.click(await screen.findByRole('link', { name: 'There' }));
  expect(await screen.findByRole('heading', { name: 'Found' })).toBeVisible();
});
