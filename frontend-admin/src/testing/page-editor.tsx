import type { ApiAnswers } from '@20x/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import type { PageApi } from './documents';
import { saveDraft, saveState } from './home-editor';
import { renderAdmin } from './render-admin';

/** The editor of a page, over an API that keeps what is saved. */
export async function renderPageEditor(page: PageApi, api: ApiAnswers = {}) {
  const rendered = renderAdmin('/admin/pages/p1', { api: { ...page.answers, ...api } });
  await screen.findByRole('heading', { level: 1 });
  const save = async () => {
    saveDraft();
    await waitFor(() => {
      expect(saveState()).toHaveTextContent(/^Saved/);
    });
  };
  return { ...rendered, page, save };
}
