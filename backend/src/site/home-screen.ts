import { Injectable, Logger } from '@nestjs/common';
import sharp from 'sharp';
import { iconSources } from '@20x/shared/default-logo';
import { settingDefaults } from '@20x/shared/site-defaults';
import { themeColors } from '@20x/shared/theme-colors';
import { BrandService } from '../brand/brand.service.ts';
import type { PartSettings } from '../content/publishing/part-settings.ts';
import { OwnPictures } from './own-pictures.ts';

const manifestSizes = [192, 512];
/** Of phones by Apple, and of the manifest. */
const sizes: readonly number[] = [180, ...manifestSizes];
const background = '#ffffff';

const iconOf = (src: string, size: number, purpose: string) => ({
  ...{ src, sizes: `${size}x${size}`, type: 'image/png', purpose },
});
const starterIcons = manifestSizes.flatMap((size) =>
  ['any', 'maskable'].map((purpose) => iconOf(`/icon-${size}.png`, size, purpose)),
);
const ownIcons = manifestSizes.map((size) => iconOf(`/site-icons/${size}.png`, size, 'any'));

/** How phones show the site among their apps: in the browser, with the name and the icon of the brand. */
@Injectable()
export class HomeScreen {
  private readonly logger = new Logger(HomeScreen.name);

  constructor(
    private readonly brand: BrandService,
    private readonly pictures: OwnPictures,
  ) {}

  async manifest(): Promise<string> {
    const brand = await this.values();
    const name = brand.siteName || settingDefaults.siteName;
    return JSON.stringify({
      ...{ id: '/', name, short_name: name, start_url: '/', display: 'browser' },
      theme_color: themeColors.light,
      background_color: themeColors.light,
      icons: iconSources(brand).length > 0 ? ownIcons : starterIcons,
    });
  }

  /** The brand's browser icon as PNG, else its logo. Null: it has neither, or none of this size. */
  async icon(size: number): Promise<Buffer | null> {
    if (!sizes.includes(size)) return null;
    for (const url of iconSources(await this.values())) {
      const icon = await this.draw(url, size);
      if (icon) return icon;
    }
    return null;
  }

  private async draw(url: string, size: number): Promise<Buffer | null> {
    try {
      const picture = await this.pictures.read(url, size);
      return picture ? await drawIcon(picture, size) : null;
    } catch (err) {
      this.logger.warn({ msg: 'an image of the brand cannot be drawn as an icon', url, err });
      return null;
    }
  }

  private async values(): Promise<PartSettings['values']> {
    return (await this.brand.settings())?.values ?? {};
  }
}

/** Phones show a transparent icon on black, and cut its corners off. */
function drawIcon(picture: Buffer, size: number): Promise<Buffer> {
  const margin = Math.round(size / 10);
  const side = size - 2 * margin;
  return sharp(picture)
    .resize({ width: side, height: side, fit: 'contain', background })
    .flatten({ background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .png()
    .toBuffer();
}
