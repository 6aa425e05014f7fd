import { screen } from '@testing-library/react';
import { renderPart } from '../testing/render-part';
import { Pager } from './Pager';

const hrefTo = (page: number) => `/list?page=${page}`;

it('says which rows of how many these are, and leads to the neighbors', () => {
  renderPart(<Pager page={2} limit={25} total={60} hrefTo={hrefTo} />);
  expect(screen.getByRole('status')).toHaveTextContent('26–50 of 60');
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/list?page=1');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/list?page=3');
});

it('goes on after the last row that was counted', () => {
  renderPart(<Pager page={400} limit={25} total={10_000} isMore hrefTo={hrefTo} />);
  expect(screen.getByRole('status')).toHaveTextContent('9,976–10,000 of more than 10,000');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/list?page=401');
});
