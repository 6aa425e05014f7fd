import { render, screen } from '@testing-library/react';
import { PageBoundary } from './PageBoundary';
import { silently } from './silently';

function Broken(): never {
  throw new Error('broken');
}

it('shows the error page in place of a failing page, until the visitor goes elsewhere', () => {
  const options = { onCaughtError: silently.onCaughtError };
  const { rerender } = render(
    <PageBoundary place="/a">
      <Broken />
    </PageBoundary>,
    options,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This page did not load.');
  expect(screen.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
  rerender(
    <PageBoundary place="/a">
      <h1>Fine</h1>
    </PageBoundary>,
  );
  expect(screen.getByRole('alert')).toBeVisible();
  rerender(
    <PageBoundary place="/b">
      <h1>Fine</h1>
    </PageBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Fine' })).toBeVisible();
});
