import type { RemoteRoute } from '@20x/kit';
import { documentRoutes } from './documents/document-routes';
import { aliases, paths } from './ui/paths';

const login = () => import(/* webpackChunkName: "login" */ './login/LoginPage').then((m) => ({ default: m.LoginPage }));
const dashboard = () =>
  import(/* webpackChunkName: "dashboard" */ './features/dashboard/DashboardPage').then((m) => ({
    default: m.DashboardPage,
  }));
const settings = () =>
  import(/* webpackChunkName: "settings" */ './features/settings/SettingsPage').then((m) => ({
    default: m.SettingsPage,
  }));
const redirects = () =>
  import(/* webpackChunkName: "redirects" */ './features/redirects/RedirectsPage').then((m) => ({
    default: m.RedirectsPage,
  }));
const media = () =>
  import(/* webpackChunkName: "media" */ './features/media/MediaPage').then((m) => ({ default: m.MediaPage }));
const contact = () =>
  import(/* webpackChunkName: "contact" */ './features/contact/ContactPage').then((m) => ({
    default: m.ContactPage,
  }));
const terms = () =>
  import(/* webpackChunkName: "terms" */ './features/terms/TermsPage').then((m) => ({ default: m.TermsPage }));
const importPosts = () =>
  import(/* webpackChunkName: "import-posts" */ './features/blog/import/ImportPage').then((m) => ({
    default: m.ImportPage,
  }));
const systemStatus = () =>
  import(/* webpackChunkName: "system-status" */ './features/system-status/SystemStatusPage').then((m) => ({
    default: m.SystemStatusPage,
  }));
const siteChecks = () =>
  import(/* webpackChunkName: "site-checks" */ './features/site-checks/SiteChecksPage').then((m) => ({
    default: m.SiteChecksPage,
  }));
const schemaGenerator = () =>
  import(/* webpackChunkName: "schema-generator" */ './features/schema-generator/SchemaGeneratorPage').then((m) => ({
    default: m.SchemaGeneratorPage,
  }));
const notFound = () =>
  import(/* webpackChunkName: "not-found" */ './features/not-found/NotFoundPage').then((m) => ({
    default: m.NotFoundPage,
  }));

const screens: readonly RemoteRoute[] = [
  { path: paths.dashboard, chunk: 'dashboard', load: dashboard },
  ...documentRoutes({
    'home-content': () => import(/* webpackChunkName: "home" */ './features/home/home-slots'),
    page: () => import(/* webpackChunkName: "page" */ './features/pages/page-slots'),
    post: () => import(/* webpackChunkName: "blog" */ './features/blog/post-slots'),
    legal: () => import(/* webpackChunkName: "legal" */ './features/legal/legal-slots'),
    footer: () => import(/* webpackChunkName: "footer" */ './features/footer/footer-slots'),
    snippet: () => import(/* webpackChunkName: "snippet" */ './features/snippets/snippet-slots'),
    navigation: () => import(/* webpackChunkName: "navigation" */ './features/navigation/navigation-slots'),
  }),
  { path: paths.terms, chunk: 'terms', load: terms },
  { path: paths.media, chunk: 'media', load: media },
  { path: paths.importPosts, chunk: 'import-posts', load: importPosts },
  { path: paths.contact, chunk: 'contact', load: contact },
  { path: paths.settings, chunk: 'settings', load: settings },
  { path: paths.redirects, chunk: 'redirects', load: redirects },
  { path: paths.systemStatus, chunk: 'system-status', load: systemStatus },
  { path: paths.siteChecks, chunk: 'site-checks', load: siteChecks },
  { path: paths.schemaGenerator, chunk: 'schema-generator', load: schemaGenerator },
];

export const routes: readonly RemoteRoute[] = [
  { path: '/login', chunk: 'login', load: login },
  ...screens,
  ...Object.entries(aliases).flatMap(([path, target]) =>
    screens.filter((route) => route.path === target).map((route) => ({ ...route, path })),
  ),
  { path: '*', chunk: 'not-found', load: notFound },
];
