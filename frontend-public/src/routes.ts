import { api, type LoadContext, type RemoteRoute } from '@20x/kit';

export const routes: readonly RemoteRoute[] = [
  {
    path: '/',
    chunk: 'home',
    load: () => import(/* webpackChunkName: "home" */ './pages/HomePage').then((page) => ({ default: page.HomePage })),
    loadData: async ({ store }: LoadContext) => {
      await store.dispatch(api.endpoints.getHomeContent.initiate());
    },
  },
  {
    path: '*',
    chunk: 'not-found',
    load: () =>
      import(/* webpackChunkName: "not-found" */ './pages/NotFoundPage').then((page) => ({
        default: page.NotFoundPage,
      })),
  },
];
