import type { RemoteRoute } from '@20x/kit';

export const routes: readonly RemoteRoute[] = [
  {
    path: '/login',
    chunk: 'login',
    load: () => import(/* webpackChunkName: "login" */ './pages/LoginPage').then((page) => ({ default: page.LoginPage })),
  },
];
