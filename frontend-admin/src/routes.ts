import type { RemoteRoute } from '@20x/kit';
import { documentRoutes } from './documents/document-routes';

const login = () => import(/* webpackChunkName: "login" */ './login/LoginPage').then((m) => ({ default: m.LoginPage }));
const dashboard = () =>
  import(/* webpackChunkName: "dashboard" */ './features/dashboard/DashboardPage').then((m) => ({
    default: m.DashboardPage,
  }));
const settings = () =>
  import(/* webpackChunkName: "settings" */ './features/settings/SettingsPage').then((m) => ({
    default: m.SettingsPage,
  }));
const contact = () =>
  import(/* webpackChunkName: "contact" */ './features/contact/ContactPage').then((m) => ({
    default: m.ContactPage,
  }));
const notBuilt = () =>
  import(/* webpackChunkName: "not-built" */ './features/not-built/NotBuiltPage').then((m) => ({
    default: m.NotBuiltPage,
  }));
const notFound = () =>
  import(/* webpackChunkName: "not-built" */ './features/not-built/NotBuiltPage').then((m) => ({
    default: m.NotFoundPage,
  }));

const documents = documentRoutes({
  'home-content': () => import(/* webpackChunkName: "home" */ './features/home/home-slots'),
  page: () => import(/* webpackChunkName: "page" */ './features/pages/page-slots'),
  legal: () => import(/* webpackChunkName: "legal" */ './features/legal/legal-slots'),
});

/** More addresses of the specification for the same screens. */
const aliases = {
  '/admin/blog-direct': '/admin/blog',
  '/admin/blog/new-advanced': '/admin/blog/new',
  '/admin/blog/:id/edit-advanced': '/admin/blog/:id/edit/visual',
};
const aliasRoutes = Object.entries(aliases).flatMap(([path, target]) =>
  documents.filter((route) => route.path === target).map((route) => ({ ...route, path })),
);

export const routes: readonly RemoteRoute[] = [
  { path: '/login', chunk: 'login', load: login },
  { path: '/admin', chunk: 'dashboard', load: dashboard },
  { path: '/admin/dashboard', chunk: 'dashboard', load: dashboard },
  ...documents,
  ...aliasRoutes,
  { path: '/admin/contact', chunk: 'contact', load: contact },
  { path: '/admin/settings', chunk: 'settings', load: settings },
  { path: '/admin/schema-generator', chunk: 'not-built', load: notBuilt },
  { path: '*', chunk: 'not-built', load: notFound },
];
