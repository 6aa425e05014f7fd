/** Blocks of running text: they follow each other in one column instead of each being a band of the page. */
export const textBlockTypes = [
  'richText',
  'callout',
  'takeaways',
  'figure',
  'video',
  'table',
  'sources',
  'html',
] as const;
