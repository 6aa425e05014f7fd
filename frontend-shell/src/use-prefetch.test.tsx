import { RemoteRoutes, type RemoteModule } from '@20x/kit';
import { renderApp } from '@20x/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { usePrefetch } from './use-prefetch';

function setUp() {
  const load = jest.fn(async () => ({ default: () => <h1>Pricing</h1> }));
  const loadData = jest.fn(async () => undefined);
  const links = ['/pricing', '/', '/admin', '/images/a.png', 'https://other.example/pricing', '/website/pricing'];
  const Home = () => links.map((href) => <a key={href} href={href}>{`to ${href}`}</a>);
  const remote: RemoteModule = {
    routes: [
      { path: '/', chunk: 'home', load: async () => ({ default: Home }) },
      { path: '/:slug', chunk: 'page', load, loadData },
      { path: '*', chunk: 'not-found', load },
    ],
  };
  function Site() {
    usePrefetch('public', remote);
    return <RemoteRoutes remote={remote} />;
  }
  renderApp(<Site />);
  return { load, loadData };
}

it.each(['pointerOver', 'focusIn', 'touchStart'] as const)(
  'reads code and data of a page once on %s',
  async (intent) => {
    const { load, loadData } = setUp();
    const link = await screen.findByText('to /pricing');
    fireEvent[intent](link);
    fireEvent[intent](link);
    await waitFor(() => expect(loadData).toHaveBeenCalledTimes(1));
    expect(loadData).toHaveBeenCalledWith(expect.objectContaining({ params: { slug: 'pricing' } }));
    expect(load).toHaveBeenCalledTimes(1);
  },
);

it.each(['/', '/admin', '/images/a.png', 'https://other.example/pricing', '/website/pricing'])(
  'reads nothing ahead for %s',
  async (href) => {
    const { load, loadData } = setUp();
    fireEvent.pointerOver(await screen.findByText(`to ${href}`));
    expect(load).not.toHaveBeenCalled();
    expect(loadData).not.toHaveBeenCalled();
  },
);
