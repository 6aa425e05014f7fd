import sharp from 'sharp';
import '../media/files/image-reading.ts'; // it forbids most formats
import { drawCard } from './social-card.ts';

/** How many colors a part of the card has. */
async function colorsIn(card: Buffer, left: number, top: number, width: number, height: number): Promise<number> {
  const pixels = await sharp(card).extract({ left, top, width, height }).removeAlpha().raw().toBuffer();
  const colors = Array.from({ length: width * height }, (_, at) => pixels.subarray(3 * at, 3 * at + 3).toString('hex'));
  return new Set(colors).size;
}
const nothing = [1100, 200, 90, 300] as const;
const title = [72, 300, 700, 250] as const;

it('shows the title on one color, and stays small', async () => {
  const card = await drawCard({ siteName: '20X', title: 'Overtime for agency nurses' });
  expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
  expect(card.length).toBeLessThan(60_000);
  expect(await colorsIn(card, ...nothing)).toBe(1);
  expect(await colorsIn(card, ...title)).toBeGreaterThan(5);
});

it('shows a picture behind it', async () => {
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer();
  const card = await drawCard({ siteName: '20X', title: 'Fill rate', picture });
  expect(await colorsIn(card, ...nothing)).toBeGreaterThan(5);
});

it.each([
  ['markup', '<b>Shift</b> & "more" </svg>'],
  ['a title without end', 'Nurse '.repeat(200)],
  ['a word without end', 'n'.repeat(300)],
  ['letters that the font lacks', '看護師のシフト ערב 👩‍⚕️'],
  ['no title', ''],
])('draws %s', async (_, text) => {
  expect(await sharp(await drawCard({ siteName: '', title: text })).metadata()).toMatchObject({
    width: 1200,
    height: 630,
  });
});
