import type { RemoteRoute } from '@20x/kit';
import { loadHomeData } from './pages/HomePage/home-data';

export const routes: readonly RemoteRoute[] = [
  {
    path: '/',
    chunk: 'home',
    load: async () => ({
      default: (await import(/* webpackChunkName: "home" */ './pages/HomePage/HomePage')).HomePage,
    }),
    loadData: loadHomeData,
  },
  {
    path: '*',
    chunk: 'not-found',
    load: async () => ({
      default: (await import(/* webpackChunkName: "not-found" */ './pages/NotFoundPage/NotFoundPage')).NotFoundPage,
    }),
    loadData: () => Promise.resolve({ status: 404 }),
  },
];
