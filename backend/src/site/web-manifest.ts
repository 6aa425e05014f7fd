import { settingDefaults } from '@20x/shared/site-defaults';
import { themeColors } from '@20x/shared/theme-colors';

interface Brand {
  readonly siteName?: string | null | undefined;
  readonly faviconUrl?: string | null | undefined;
}

const starterIcons = [192, 512].flatMap((size) =>
  ['any', 'maskable'].map((purpose) => ({
    ...{ src: `/icon-${size}.png`, sizes: `${size}x${size}` },
    ...{ type: 'image/png', purpose },
  })),
);

/** How phones show the site among their apps: in the browser, with the name and the icon of the brand. */
export function webManifest({ siteName, faviconUrl }: Brand): string {
  const name = siteName || settingDefaults.siteName;
  return JSON.stringify({
    ...{ id: '/', name, short_name: name, start_url: '/', display: 'browser' },
    theme_color: themeColors.light,
    background_color: themeColors.light,
    icons: faviconUrl ? [{ src: faviconUrl, sizes: 'any' }] : starterIcons,
  });
}
