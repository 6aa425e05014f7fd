const names: Readonly<Record<string, string>> = {
  'home-content': 'Home',
  page: 'Pages',
  post: 'Posts',
  feature: 'Features',
  legal: 'Legal pages',
};

/** What people call the documents of a content type. */
export function typeName(type: string): string {
  const words = type.replaceAll('-', ' ');
  return names[type] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
