/** Advances of Arial in thousandths of its size: what search results are set in. */
const advances: Readonly<Record<number, string>> = {
  191: "'",
  222: 'ijl‘’',
  260: '|',
  278: ' !,./:;I[\\]ft',
  333: '()-`r“”',
  334: '{}',
  355: '"',
  389: '*',
  469: '^',
  500: 'Jckszvxy',
  584: '+<=>~',
  611: 'FTZ',
  667: '&ABEKPSVXY',
  722: 'CDHNRUw',
  778: 'GOQ',
  833: 'Mm',
  889: '%',
  944: 'W',
  1000: '—…',
  1015: '@',
};
/** Of everything else: most letters, and digits. */
const usual = 556;

const advanceOf = new Map(
  Object.entries(advances).flatMap(([advance, letters]) => [...letters].map((letter) => [letter, Number(advance)])),
);

function textWidth(text: string, size: number): number {
  const thousandths = [...text].reduce((sum, letter) => sum + (advanceOf.get(letter) ?? usual), 0);
  return Math.round((thousandths * size) / 1000);
}

/** How wide a title is in a search result, and where it is cut off; pixels. */
export const searchTitleWidth = (text: string) => ({ width: textWidth(text, 20), most: 580 });
export const searchDescriptionWidth = (text: string) => ({ width: textWidth(text, 14), most: 920 });
