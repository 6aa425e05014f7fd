import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { AppRoot } from '../src/AppRoot';
import { makeStore, type AppStore } from '../src/store';
import { apiAnswering, type ApiAnswers } from './api-answers';

interface RenderAppOptions {
  /** Where the visitor is. Default: /. */
  readonly path?: string;
  /** What the API answers. Default: no request is expected. */
  readonly api?: ApiAnswers;
  readonly store?: AppStore;
  /** The page shows a draft. Default: false. */
  readonly isPreview?: boolean;
}

/** Renders a part of the product inside the providers that it has in the browser. */
export function renderApp(
  ui: ReactNode,
  { path = '/', api = {}, store = storeAnswering(api), isPreview = false }: RenderAppOptions = {},
): RenderResult & { readonly store: AppStore } {
  const site = { publicUrl: 'http://localhost', warn: () => undefined, isPreview };
  const result = render(
    <AppRoot store={store} site={site}>
      <MemoryRouter initialEntries={[path]}>{ui}</MemoryRouter>
    </AppRoot>,
  );
  return { ...result, store };
}

/** A store whose API gives these answers. */
export function storeAnswering(api: ApiAnswers): AppStore {
  return makeStore({ fetch: apiAnswering(api), origin: 'http://localhost' });
}
