/** The logo while the settings name none. */
export const defaultLogo = '/images/logos/20x-logo.svg';

interface Brand {
  readonly faviconUrl?: string | null | undefined;
  readonly siteLogoUrl?: string | null | undefined;
}

/** The images of a brand of which phones can get an icon; none: the starter icons do. */
export const iconSources = ({ faviconUrl, siteLogoUrl }: Brand): readonly string[] =>
  [faviconUrl, siteLogoUrl].filter((url) => typeof url === 'string').filter((url) => url && url !== defaultLogo);
