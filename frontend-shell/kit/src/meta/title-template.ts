/** The title of a page without an SEO title of its own, unless the settings say otherwise. */
export const defaultTitleTemplate = '{title} | {siteName}';

interface TitleSettings {
  readonly siteName: string;
  /** Empty: the default. */
  readonly titleTemplate?: string | undefined;
}

export const titleFrom = (title: string, { siteName, titleTemplate }: TitleSettings): string =>
  (titleTemplate || defaultTitleTemplate).replace(/\{(title|siteName)\}/g, (_, name) =>
    name === 'title' ? title : siteName,
  );
