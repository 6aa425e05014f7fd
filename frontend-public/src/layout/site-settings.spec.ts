import { settingsMap } from './site-settings';

it('API-01 reads each key in camelCase as well', () => {
  const settings = settingsMap([
    { key: 'footer_description', value: ' Ours ' },
    { key: 'navbarCtaText', value: 'Start' },
    { key: 'favicon_url', value: '' },
  ]);
  expect(settings).toMatchObject({ footer_description: 'Ours', footerDescription: 'Ours', navbarCtaText: 'Start' });
  expect(settings.faviconUrl).toBeUndefined();
});

it('API-01 lets the first filled of two spellings win', () => {
  const settings = settingsMap([
    { key: 'siteLogoUrl', value: '/a.svg' },
    { key: 'site_logo_url', value: '/b.svg' },
  ]);
  expect(settings.siteLogoUrl).toBe('/a.svg');
});

it('takes settings that did not load as empty', () => {
  expect(settingsMap(undefined)).toEqual({});
});
