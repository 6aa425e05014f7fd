import { renderApp } from '@20x/kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { useInternalLinks } from './useInternalLinks';

function Site({ html }: { readonly html: string }) {
  useInternalLinks();
  return (
    <Routes>
      <Route path="/" element={<div dangerouslySetInnerHTML={{ __html: html }} />} />
      <Route path="/pricing" element={<h1>Pricing</h1>} />
    </Routes>
  );
}

it.each(['/pricing', '/pricing#plans', '/website/pricing'])(
  'follows a link to %s in a text without a reload',
  (href) => {
    renderApp(<Site html={`<p><a href="${href}"><b>Plans</b></a></p>`} />);
    fireEvent.click(screen.getByText('Plans'));
    expect(screen.getByRole('heading', { name: 'Pricing' })).toBeVisible();
  },
);

it.each([
  ['https://law.example/', {}],
  ['#part', {}],
  ['/media/list.pdf', {}],
  ['/pricing', { ctrlKey: true }],
])('leaves %s to the browser', (href, keys) => {
  renderApp(<Site html={`<a href="${href}">Plans</a>`} />);
  const link = screen.getByText('Plans');
  link.addEventListener('click', (event) => setTimeout(() => event.preventDefault()));
  expect(fireEvent.click(link, keys)).toBe(true);
  expect(link).toBeInTheDocument();
});
