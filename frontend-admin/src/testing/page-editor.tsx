import type { ApiAnswers } from '@20x/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import type { PageApi } from './documents';
import { renderAdmin } from './render-admin';

/** The editor of a page, over an API that keeps what is saved. */
export async function renderPageEditor(page: PageApi, api: ApiAnswers = {}) {
  const rendered = renderAdmin('/admin/pages/p1', { api: { ...page.answers, ...api } });
  await screen.findByRole('heading', { level: 1 });
  const save = async () => {
    const button = screen.getByRole('button', { name: 'Save draft' });
    await rendered.user.click(button);
    await waitFor(() => {
      expect(button).toHaveAttribute('aria-disabled', 'true');
    });
  };
  return { ...rendered, page, save };
}
