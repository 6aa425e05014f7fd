/** Mean advance of a letter in Arial, as a share of its size: for where nothing can be measured. */
const meanAdvance = 0.5;

let context: CanvasRenderingContext2D | null | undefined;

/** Pixels that a text takes in a search result, set in Arial. */
export function textWidth(text: string, size: number): number {
  context ??=
    typeof CanvasRenderingContext2D === 'undefined' ? null : document.createElement('canvas').getContext('2d');
  if (!context) return Math.round(text.length * size * meanAdvance);
  context.font = `${size}px Arial`;
  return Math.round(context.measureText(text).width);
}

/** Where search results cut off, and at which size they are set. */
export const searchTitle = { size: 20, most: 580 } as const;
export const searchDescription = { size: 14, most: 920 } as const;
