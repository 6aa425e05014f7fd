import 'fake-indexeddb/auto';
import { makeStore, RemoteRoutes, type AuthUser, type RootState } from '@20x/kit';
import { apiAnswering, renderApp, type ApiAnswers } from '@20x/kit/testing';
import userEvent from '@testing-library/user-event';
import remote from '../App';
import { answerUploads } from './answered-uploads';

export const admin: AuthUser = {
  id: '5a1d7f0e-0000-4000-8000-000000000001',
  username: 'ana',
  permissions: [
    'contact:read',
    'contact:notify',
    'settings:edit',
    'media:edit',
    ...['home-content', 'page', 'legal', 'post', 'feature', 'navigation', 'footer', 'brand', 'snippet'].flatMap(
      (type) => [`${type}:edit`, `${type}:publish`, `${type}:html`],
    ),
  ],
};

const noMessages = { data: [], total: 0, page: 1, limit: 3, unread: 0, undelivered: 0, spam: 0, unreadSpam: 0 };

const noNumbers = { views: 0, visitors: 0, conversions: 0 };
const noVisits = { isCounting: true, total: noNumbers, before: noNumbers, days: [], pages: [], sources: [] };

interface RenderAdminOptions {
  readonly api?: ApiAnswers;
  /** Default: ana is signed in. */
  readonly session?: RootState['session'];
}

/** The whole admin front end at a path, on a real store; only the network is answered by the test. */
export function renderAdmin(path: string, { api = {}, session }: RenderAdminOptions = {}) {
  const answer = apiAnswering({
    '/api/settings': [],
    '/api/admin/contact-messages': noMessages,
    '/api/admin/missed-schedules': [],
    '/api/admin/invalid-structured-data': [],
    '/api/admin/structured-data': { data: [], total: 0, page: 1, limit: 30, isMore: false },
    '/api/admin/launch-checklist': [],
    '/api/admin/visits': noVisits,
    '/api/admin/content/page': { data: [], total: 0, page: 1, limit: 5 },
    ...api,
  });
  answerUploads(answer);
  const store = makeStore({
    fetch: answer,
    origin: 'http://localhost',
    preloadedState: { session: session ?? { status: 'authenticated', user: admin } },
  });
  return { user: userEvent.setup(), ...renderApp(<RemoteRoutes remote={remote} />, { path, store }) };
}
