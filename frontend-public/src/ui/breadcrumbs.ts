interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** The way to a page from the home page, as search engines read it. */
export const breadcrumbs = (publicUrl: string, crumbs: readonly Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: publicUrl + path,
  })),
});
