import { fireEvent, screen, within } from '@testing-library/react';
import type { FooterContent } from '../../api/generated';
import { DocumentApi } from '../../testing/document-api';
import { renderAdmin } from '../../testing/render-admin';

const sections = ['Product', 'Learn', 'Company', 'Jobs'].map((title, index) => ({ id: `s${index}`, title }));

async function renderFooter(content: FooterContent) {
  const api = new DocumentApi<FooterContent>(content, { type: 'footer', slug: 'footer', onEveryPage: true });
  const rendered = renderAdmin('/admin/settings/footer', { api: { ...api.answers, '/api/settings': [] } });
  await screen.findByRole('heading', { level: 1, name: 'Footer' });
  return { ...rendered, api };
}
const group = () => within(screen.getByRole('region', { name: 'Link sections' }));

afterEach(() => {
  localStorage.clear();
});

it('FTR-01 marks sections beyond the third as not shown', async () => {
  const { user } = await renderFooter({ sections });
  const marked = () => group().getByRole('button', { name: /Not shown, at most 3/, expanded: false });
  expect(marked()).toHaveTextContent('Jobs');
  await user.click(group().getByRole('button', { name: 'Move up section 4' }));
  expect(marked()).toHaveTextContent('Company');
  await user.click(group().getByRole('button', { name: 'Actions for section 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Hide' }));
  expect(group().queryByText(/Not shown, at most/)).not.toBeInTheDocument();
});

it('edits the links within a section', async () => {
  await renderFooter({ sections: [{ ...sections[0], links: [{ id: 'l', title: 'Prices', url: '/pricing' }] }] });
  for (const row of group().getAllByRole('button', { name: /^Section 1/, expanded: false })) fireEvent.click(row);
  for (const row of group().getAllByRole('button', { name: /^Link 1/, expanded: false })) fireEvent.click(row);
  expect(group().getByLabelText('Label')).toHaveValue('Prices');
  expect(group().getByLabelText('Link')).toHaveValue('/pricing');
});
