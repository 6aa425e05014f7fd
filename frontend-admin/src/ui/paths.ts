/** The addresses of the screens that edit no document. */
export const paths = {
  dashboard: '/admin/dashboard',
  media: '/admin/media',
  contact: '/admin/contact',
  terms: '/admin/blog/terms',
  importPosts: '/admin/blog/import',
  settings: '/admin/settings',
  redirects: '/admin/settings/redirects',
  systemStatus: '/admin/settings/system-status',
  siteChecks: '/admin/site-checks',
  schemaGenerator: '/admin/schema-generator',
} as const;

/** More addresses of the specification for the same screens. */
export const aliases: Readonly<Record<string, string>> = {
  '/admin': paths.dashboard,
  '/admin/blog-direct': '/admin/blog',
};
