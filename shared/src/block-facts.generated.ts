// Written by `npm run gen:api` from the content definitions of the back end. Do not edit.
/** Blocks of running text: they follow each other in one column instead of each being a band of the page. */
export const flowBlockTypes = [
  'richText',
  'callout',
  'takeaways',
  'table',
  'sources',
  'figure',
  'video',
  'html',
] as const;
