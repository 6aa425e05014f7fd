import { inBothSpellings, settingKeys } from './setting-keys.ts';

describe('the keys of settings', () => {
  it('are the fields of the class, each once', () => {
    expect(settingKeys).toEqual([
      'titleTemplate',
      'robotsTxt',
      'llmsTxt',
      'googleVerification',
      'bingVerification',
      'indexNow',
      'legalName',
      'privacyEmail',
      'visitCounting',
    ]);
  });

  it('are not public where no page shows them', () => {
    expect(inBothSpellings({ robotsTxt: 'User-agent: *', llmsTxt: '# 20X', indexNow: 'on' })).toEqual([]);
  });

  it('API-01 are usable in snake_case and in camelCase', () => {
    expect(inBothSpellings({ siteLogoUrl: '/a.svg', legalName: ' ', privacyEmail: null })).toEqual([
      { key: 'site_logo_url', value: '/a.svg' },
      { key: 'siteLogoUrl', value: '/a.svg' },
    ]);
  });
});
