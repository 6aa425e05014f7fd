import type { RemoteRoute } from '@20x/kit';

const login = () => import(/* webpackChunkName: "login" */ './login/LoginPage').then((m) => ({ default: m.LoginPage }));
const dashboard = () =>
  import(/* webpackChunkName: "dashboard" */ './features/dashboard/DashboardPage').then((m) => ({
    default: m.DashboardPage,
  }));
const home = () =>
  import(/* webpackChunkName: "home" */ './features/home/HomeEditorPage').then((m) => ({ default: m.HomeEditorPage }));
const homeVisual = () =>
  import(/* webpackChunkName: "home-visual" */ './features/home/HomeVisualPage').then((m) => ({
    default: m.HomeVisualPage,
  }));
const settings = () =>
  import(/* webpackChunkName: "settings" */ './features/settings/SettingsPage').then((m) => ({
    default: m.SettingsPage,
  }));
const contact = () =>
  import(/* webpackChunkName: "contact" */ './features/contact/ContactPage').then((m) => ({
    default: m.ContactPage,
  }));
const pages = () =>
  import(/* webpackChunkName: "pages" */ './features/pages/PageListPage').then((m) => ({ default: m.PageListPage }));
const newPage = () =>
  import(/* webpackChunkName: "page-editor" */ './features/pages/NewPage').then((m) => ({ default: m.NewPage }));
const page = () =>
  import(/* webpackChunkName: "page-editor" */ './features/pages/PageEditorPage').then((m) => ({
    default: m.PageEditorPage,
  }));
const pageVisual = () =>
  import(/* webpackChunkName: "page-visual" */ './features/pages/PageVisualPage').then((m) => ({
    default: m.PageVisualPage,
  }));
type FixedPage = 'AboutEditorPage' | 'ContactEditorPage';
const fixedPage = (name: FixedPage) => () =>
  import(/* webpackChunkName: "page-editor" */ './features/pages/FixedPages').then((m) => ({ default: m[name] }));
const legal = (name: 'TermsEditorPage' | 'PrivacyEditorPage') => () =>
  import(/* webpackChunkName: "legal-editor" */ './features/legal/LegalPages').then((m) => ({ default: m[name] }));
const legalVisual = (name: 'TermsVisualPage' | 'PrivacyVisualPage') => () =>
  import(/* webpackChunkName: "legal-visual" */ './features/legal/LegalVisualPages').then((m) => ({
    default: m[name],
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
  '/admin/schema-generator',
];

export const routes: readonly RemoteRoute[] = [
  { path: '/login', chunk: 'login', load: login },
  { path: '/admin', chunk: 'dashboard', load: dashboard },
  { path: '/admin/dashboard', chunk: 'dashboard', load: dashboard },
  { path: '/admin/home', chunk: 'home', load: home },
  { path: '/admin/home-visual', chunk: 'home-visual', load: homeVisual },
  { path: '/admin/pages', chunk: 'pages', load: pages },
  { path: '/admin/pages/new', chunk: 'page-editor', load: newPage },
  { path: '/admin/pages/:id', chunk: 'page-editor', load: page },
  { path: '/admin/pages/:id/visual', chunk: 'page-visual', load: pageVisual },
  { path: '/admin/about', chunk: 'page-editor', load: fixedPage('AboutEditorPage') },
  { path: '/admin/contact-page', chunk: 'page-editor', load: fixedPage('ContactEditorPage') },
  { path: '/admin/terms-page', chunk: 'legal-editor', load: legal('TermsEditorPage') },
  { path: '/admin/terms-page/visual', chunk: 'legal-visual', load: legalVisual('TermsVisualPage') },
  { path: '/admin/privacy-page', chunk: 'legal-editor', load: legal('PrivacyEditorPage') },
  { path: '/admin/privacy-page/visual', chunk: 'legal-visual', load: legalVisual('PrivacyVisualPage') },
  { path: '/admin/contact', chunk: 'contact', load: contact },
  { path: '/admin/settings', chunk: 'settings', load: settings },
  ...notBuiltPaths.map((path) => ({ path, chunk: 'not-built', load: notBuilt })),
  { path: '*', chunk: 'not-built', load: notFound },
];
