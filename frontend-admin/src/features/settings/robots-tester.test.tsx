import { fireEvent, screen, within } from '@testing-library/react';
import { renderAdmin } from '../../testing/render-admin';

const api = {
  '/api/admin/check-levels': { version: 1, rules: [] },
  '/api/admin/settings': { version: 1, values: {} },
};

const test = (address: string) => {
  fireEvent.change(within(screen.getByRole('group', { name: /^Test an address/ })).getByLabelText('Address'), {
    target: { value: address },
  });
  return within(screen.getByRole('group', { name: /^Test an address/ })).getByRole('status').textContent;
};

it('says whether a crawler may read an address, by the rules in the form and by which line', async () => {
  renderAdmin('/admin/settings', { api });
  const rules = await screen.findByLabelText('robots.txt');
  expect(test('/pricing')).toBe('Open to Googlebot: no rule is about it.');
  expect(test('/admin/blog')).toMatch(/^Closed to Googlebot: Disallow: \/admin\/ \(line \d\)$/);
  fireEvent.change(rules, {
    target: { value: 'User-agent: *\nDisallow: /a*.pdf$\n\nUser-agent: Bingbot\nDisallow: /' },
  });
  expect(test('/a/b.pdf')).toBe('Closed to Googlebot: Disallow: /a*.pdf$ (line 2)');
  expect(test('/a/b.pdf?x')).toBe('Open to Googlebot: no rule is about it.');
  fireEvent.change(screen.getByLabelText('Crawler'), { target: { value: 'Bingbot' } });
  expect(test('/')).toBe('Closed to Bingbot: Disallow: / (line 5)');
  fireEvent.change(rules, { target: { value: 'Disallow: /a' } });
  expect(test('/b')).toBe('Line 1: put a User-agent line before it.');
});

it('names a wrong line before an address is typed', async () => {
  renderAdmin('/admin/settings', { api });
  fireEvent.change(await screen.findByLabelText('robots.txt'), { target: { value: 'Disallow: /a' } });
  expect(test('')).toBe('Line 1: put a User-agent line before it.');
});

it('takes what is no address for one that no rule is about', async () => {
  renderAdmin('/admin/settings', { api });
  await screen.findByLabelText('robots.txt');
  expect(test('http://[')).toBe('Enter an address such as /pricing.');
  expect(test('https://elsewhere.example/admin/')).toBe('This address is not on this site.');
});
