/** How a field can be filled in, and what it holds then. */
const held = {
  line: 'text',
  paragraph: 'text',
  richText: 'text',
  code: 'markup',
  ownerHtml: 'scripts',
  tracker: 'scripts',
  address: 'address',
  link: 'address',
  image: 'address',
  number: 'value',
  day: 'value',
  time: 'value',
  zone: 'value',
  choice: 'value',
  flag: 'value',
  icon: 'value',
  pick: 'value',
  picks: 'value',
  custom: 'value',
  group: 'fields',
  texts: 'texts',
  cells: 'cells',
  rows: 'records',
  blocks: 'records',
} as const;

export type FieldInput = keyof typeof held;
type Held = (typeof held)[FieldInput];

const heldBy: Readonly<Record<string, Held | undefined>> = held;

/** Whether a field that is filled in this way holds one of these. text, texts and cells: words that people read. */
export const holds = (input: string | undefined, ...what: readonly Held[]): boolean =>
  what.some((one) => one === heldBy[input ?? 'line']);
