import { settingKeys, spellingsOf } from './setting-keys.ts';

describe('the keys of settings', () => {
  it('are the fields of the class, each once', () => {
    expect(settingKeys).toEqual([
      'siteName',
      'titleTemplate',
      'adminName',
      'siteLogoUrl',
      'faviconUrl',
      'navbarMenuItems',
      'navbarDropdownTitle',
      'navbarCtaText',
      'navbarCtaLink',
      'footerDescription',
      'footerCopyright',
      'legalName',
      'privacyEmail',
    ]);
  });

  it('API-01 are usable in snake_case and in camelCase', () => {
    expect(spellingsOf('siteLogoUrl')).toEqual(['site_logo_url', 'siteLogoUrl']);
    expect(spellingsOf('footerDescription')).toEqual(['footer_description', 'footerDescription']);
  });
});
