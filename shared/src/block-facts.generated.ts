// Written by `npm run gen:api` from the content definitions of the back end. Do not edit.
/** Blocks of running text: they follow each other in one column instead of each being a band of the page. */
export const flowBlockTypes = [
  'richText',
  'contents',
  'callout',
  'takeaways',
  'pullQuote',
  'toggle',
  'table',
  'tileMap',
  'code',
  'definition',
  'sources',
  'button',
  'figure',
  'gallery',
  'video',
  'embed',
  'file',
  'bookmark',
  'html',
] as const;
