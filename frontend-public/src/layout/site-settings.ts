import { useLayout } from './layout-data';

type SiteSettings = Readonly<Record<string, string | undefined>>;

/** The filled settings by key in camelCase. */
export const useSiteSettings = (): SiteSettings => useLayout().settings;
