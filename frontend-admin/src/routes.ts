import type { RemoteRoute } from '@20x/kit';

const login = () => import(/* webpackChunkName: "login" */ './login/LoginPage').then((m) => ({ default: m.LoginPage }));
const dashboard = () =>
  import(/* webpackChunkName: "dashboard" */ './features/dashboard/DashboardPage').then((m) => ({
    default: m.DashboardPage,
  }));
const home = () =>
  import(/* webpackChunkName: "home" */ './features/home/HomeEditorPage').then((m) => ({ default: m.HomeEditorPage }));
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
  import(/* webpackChunkName: "not-built" */ './features/not-built/NotFoundPage').then((m) => ({
    default: m.NotFoundPage,
  }));

/** Screens of the specification that a later version brings. */
const notBuiltPaths = [
  '/admin/blog',
  '/admin/blog-direct',
  '/admin/blog/new',
  '/admin/blog/new-advanced',
  '/admin/blog/:id/edit',
  '/admin/blog/:id/edit-advanced',
  '/admin/features',
  '/admin/features/new',
  '/admin/features/:id',
  '/admin/home-visual',
  '/admin/about',
  '/admin/contact-page',
  '/admin/terms-page',
  '/admin/privacy-page',
  '/admin/schema-generator',
];

export const routes: readonly RemoteRoute[] = [
  { path: '/login', chunk: 'login', load: login },
  { path: '/admin', chunk: 'dashboard', load: dashboard },
  { path: '/admin/dashboard', chunk: 'dashboard', load: dashboard },
  { path: '/admin/home', chunk: 'home', load: home },
  { path: '/admin/contact', chunk: 'contact', load: contact },
  { path: '/admin/settings', chunk: 'settings', load: settings },
  ...notBuiltPaths.map((path) => ({ path, chunk: 'not-built', load: notBuilt })),
  { path: '*', chunk: 'not-built', load: notFound },
];
