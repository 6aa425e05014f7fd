import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { renderApp } from '../testing';
import type { RemoteModule } from './contract';
import { routeFor } from './match-route';
import { RemoteRoutes } from './RemoteRoutes';
import { preloadRoute } from './route-code';

function Home() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/about')}>To about</button>;
}
const About = () => <h1>About</h1>;
function Draft() {
  const navigate = useNavigate();
  return (
    <>
      <input aria-label="Draft" />
      <button onClick={() => void navigate('/about?again')}>Again</button>
    </>
  );
}

function remoteWith(loadAbout: () => Promise<{ default: ComponentType }>): RemoteModule {
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

it('says in the words of the remote that a page is on its way', () => {
  const remote = { ...remoteWith(() => new Promise(() => undefined)), Loading: () => <p>Just a moment</p> };
  renderApp(<RemoteRoutes remote={remote} />, { path: '/about' });
  expect(screen.getByText('Just a moment')).toBeVisible();
});

it('keeps the shown page in place when its code is asked for again', async () => {
  const remote = remoteWith(async () => ({ default: Draft }));
  renderApp(<RemoteRoutes remote={remote} />, { path: '/about' });
  await userEvent.type(await screen.findByRole('textbox'), 'half a sentence');
  await act(() => preloadRoute(remote, '/about'));
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(screen.getByRole('textbox')).toHaveValue('half a sentence');
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
