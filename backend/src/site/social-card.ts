import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import { socialSize as size } from '@20x/shared/social-image';

export interface SocialText {
  readonly siteName: string;
  readonly title: string;
}

interface SocialCard extends SocialText {
  /** Lies behind the title. */
  readonly picture?: Buffer | undefined;
}

const ground = '#00342d';
const stripes = 'linear-gradient(90deg, #f4af2d 33.3%, #ef774b 33.3%, #ef774b 66.6%, #8fb0ea 66.6%)';
const overPicture = 'linear-gradient(90deg, rgba(0,52,45,0.97) 35%, rgba(0,52,45,0.72) 100%)';

const fontFile = (subset: string) =>
  createRequire(import.meta.url).resolve(
    `@fontsource/radio-canada-big/files/radio-canada-big-${subset}-600-normal.woff`,
  );
const readFonts = () =>
  Promise.all(
    ['latin', 'latin-ext'].map(
      async (subset) => ({ name: subset, data: await readFile(fontFile(subset)), weight: 600 }) as const,
    ),
  );

const box = (style: object, ...children: (object | string)[]) => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});
const sizeFor = (title: string) => (title.length <= 40 ? 78 : title.length <= 80 ? 64 : 52);

/** What social networks show beside a link: the title of the page, drawn as PNG. */
export async function drawCard({ siteName, title, picture }: SocialCard): Promise<Buffer> {
  const words = box(
    {
      ...{
        ...size,
        boxSizing: 'border-box',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '64px 72px 76px',
      },
      ...{ color: '#fff', fontFamily: 'latin, latin-ext', backgroundImage: picture ? overPicture : undefined },
    },
    box({ fontSize: 40, letterSpacing: '-0.02em' }, siteName),
    box(
      {
        ...{ display: 'block', lineClamp: 4, maxWidth: 980, wordBreak: 'break-word' },
        ...{ fontSize: sizeFor(title), lineHeight: 1.1, letterSpacing: '-0.02em' },
      },
      title,
    ),
    box({ position: 'absolute', left: 0, bottom: 0, width: size.width, height: 14, backgroundImage: stripes }),
  );
  const svg = await satori(words as unknown as Parameters<typeof satori>[0], {
    ...size,
    fonts: await readFonts(),
  });
  const base = picture
    ? sharp(picture).resize({ ...size, fit: 'cover' })
    : sharp({ create: { ...size, channels: 3, background: ground } });
  return base
    .composite([{ input: (await renderAsync(svg)).asPng() }])
    .png({ palette: !picture, compressionLevel: 9 })
    .toBuffer();
}
