/** The name of the site while the settings say nothing. */
export const defaultSiteName = '20X';
/** The title of a page without an SEO title of its own, while the settings say nothing. */
export const defaultTitleTemplate = '{title} | {siteName}';

interface TitleSettings {
  /** Empty: the default. */
  readonly siteName?: string | null | undefined;
  /** Empty: the default. */
  readonly titleTemplate?: string | null | undefined;
}

/** The title in the site's template; what a title or a name holds in braces is left as it is. */
export const titleFrom = (title: string, { siteName, titleTemplate }: TitleSettings): string =>
  (titleTemplate || defaultTitleTemplate).replace(/\{(title|siteName)\}/g, (_, name) =>
    name === 'title' ? title : siteName || defaultSiteName,
  );

/** Whether a text holds {title}, and nothing in braces besides {title} and {siteName}. */
export function isTitleTemplate(text: string): boolean {
  const names = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  return names.includes('title') && names.every((name) => name === 'title' || name === 'siteName');
}
