import { renderApp } from '@20x/kit/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { emptySite } from '../testing/site-answers';
import { Layout } from './Layout';

const renderSite = () =>
  renderApp(
    <Layout>
      <Routes>
        <Route path="/" element={<Link to="/next">Go on</Link>} />
        <Route path="/next" element={<h1 tabIndex={-1}>Next page</h1>} />
      </Routes>
    </Layout>,
    { api: emptySite },
  );

const scrollPageTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  scrollPageTo(0);
});

it('HOM-02 starts with the link to the main content', () => {
  renderSite();
  const [first] = screen.getAllByRole('link');
  expect(first).toHaveTextContent('Skip to main content');
  expect(first).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

it('LAY-01 covers a route change for 300 ms, scrolls smoothly to the top, then moves the focus to the heading', () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  renderSite();
  expect(screen.queryByText('Loading page...')).toBeNull();

  fireEvent.click(screen.getByRole('link', { name: 'Go on' }));
  expect(screen.getByText('Loading page...')).toBeVisible();
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });

  act(() => jest.advanceTimersByTime(299));
  expect(screen.getByText('Loading page...')).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Loading page...')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Next page' })).toHaveFocus();
});

it('LAY-01 goes on to the top when a shorter page has cut the way off', () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  renderSite();
  fireEvent.click(screen.getByRole('link', { name: 'Go on' }));
  scrollPageTo(200);
  scrolled.mockClear();
  act(() => jest.advanceTimersByTime(300));
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

it('LAY-03 offers the way to the top after more than 200 px', () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  renderSite();

  act(() => scrollPageTo(200));
  expect(screen.queryByRole('button', { name: 'Scroll to top' })).toBeNull();
  act(() => scrollPageTo(201));
  fireEvent.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Scroll to top' }));
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  expect(screen.getByRole('main')).toHaveFocus();
});
