import { api, type AppStore } from '@20x/kit';
import { settingDefaults } from '@20x/shared/site-defaults';
import { answersIn } from './answers';
import { absolute } from './addresses';

/** What the settings and the footer say of the site. */
export interface SiteFacts {
  readonly publicUrl: string;
  readonly name: string;
  readonly legalName: string | undefined;
  readonly logo: string;
  /** The organization's pages in social networks. */
  readonly profiles: readonly string[];
}

export function siteFacts(store: AppStore, publicUrl: string): SiteFacts {
  const layout = api.endpoints.getLayout.select()(answersIn(store)).data;
  const settings = layout?.settings ?? {};
  const { siteName, siteLogoUrl } = { ...settingDefaults, ...settings };
  return {
    publicUrl,
    name: siteName,
    legalName: settings.legalName,
    logo: absolute(publicUrl, siteLogoUrl),
    profiles: (layout?.footer.socialLinks ?? []).map(({ url }) => url).filter((url) => URL.canParse(url)),
  };
}
