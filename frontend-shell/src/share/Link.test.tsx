import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { Link } from './Link';

function Place() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

const show = (link: React.ReactNode) =>
  render(
    <MemoryRouter basename="/website" initialEntries={['/website/blog']}>
      {link}
      <Place />
    </MemoryRouter>,
  );

it('goes to a page without a reload, inside the prefix', () => {
  show(
    <Link to="/pricing?plan=team" state={{ from: 'blog' }} className="own">
      Pricing
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Pricing' });
  expect(link).toHaveAttribute('href', '/website/pricing?plan=team');
  expect(link).toHaveClass('own');

  expect(fireEvent.click(link)).toBe(false);
  expect(screen.getByRole('status')).toHaveTextContent('/pricing?plan=team {"from":"blog"}');
});

it.each([
  ['another tab is asked for', { ctrlKey: true }, undefined],
  ['it names a target', {}, '_blank'],
])('leaves a click to the browser when %s', (_, click, target) => {
  show(
    <Link to="/pricing" target={target}>
      Pricing
    </Link>,
  );
  expect(fireEvent.click(screen.getByRole('link'), click)).toBe(true);
  expect(screen.getByRole('status')).toHaveTextContent('/blog null');
});

it('stays when its own listener prevents the click', () => {
  const onClick = jest.fn((event: React.MouseEvent) => event.preventDefault());
  show(
    <Link to="/pricing" onClick={onClick}>
      Pricing
    </Link>,
  );
  fireEvent.click(screen.getByRole('link'));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status')).toHaveTextContent('/blog null');
});
