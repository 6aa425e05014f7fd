import { act, screen } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { renderApp } from '../testing';
import type { RemoteModule } from './contract';
import { preloadRoute, RemoteRoutes } from './RemoteRoutes';
import { routeFor } from './match-route';

function Home() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/about')}>To about</button>;
}
const About = () => <h1>About</h1>;

function remoteWith(loadAbout: () => Promise<{ default: typeof About }>): RemoteModule {
  return {
    Layout: ({ children }) => <main>{children}</main>,
    routes: [
      { path: '*', chunk: 'not-found', load: async () => ({ default: () => <h1>Not found</h1> }) },
      { path: '/', chunk: 'home', load: async () => ({ default: Home }) },
      { path: '/about', chunk: 'about', load: loadAbout },
      { path: '/features/:slug', chunk: 'feature', load: async () => ({ default: () => <h1>Feature</h1> }) },
    ],
  };
}

it('renders a preloaded page at once inside the layout', async () => {
  const remote = remoteWith(async () => ({ default: About }));
  const onReady = jest.fn();
  await preloadRoute(remote, '/about');
  renderApp(<RemoteRoutes remote={remote} onReady={onReady} />, { path: '/about' });
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('heading', { name: 'About' }));
  expect(onReady).toHaveBeenCalledTimes(1);
});

it('LAY-02 says Loading... inside the layout until a page has come', async () => {
  let arrive: (page: { default: typeof About }) => void = () => undefined;
  const remote = remoteWith(() => new Promise((resolve) => (arrive = resolve)));
  const onReady = jest.fn();
  renderApp(<RemoteRoutes remote={remote} onReady={onReady} />, { path: '/about' });
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(onReady).not.toHaveBeenCalled();
  await act(async () => arrive({ default: About }));
  expect(screen.getByRole('heading', { name: 'About' })).toBeVisible();
});

it.each([
  ['/', 'home', {}],
  ['/about', 'about', {}],
  ['/features/a-b', 'feature', { slug: 'a-b' }],
  ['/nowhere/at/all', 'not-found', { '*': 'nowhere/at/all' }],
])('%s is the page %s', (path, chunk, params) => {
  expect(
    routeFor(
      remoteWith(async () => ({ default: About })),
      path,
    ),
  ).toMatchObject({ route: { chunk }, params });
});
