import { listedTypes } from '../../documents/content-types';
import { isGroup, navigation, type NavigationEntry } from '../navigation';

export interface Place extends NavigationEntry {
  /** What it belongs to. */
  readonly group?: string;
}

/** Every screen that the palette leads to. */
export const places: readonly Place[] = [
  ...navigation.flatMap((item): readonly Place[] =>
    isGroup(item) ? item.entries.map((entry) => ({ ...entry, group: item.title })) : [item],
  ),
  ...listedTypes.map(({ title, item, list }) => ({ title: `New ${item}`, path: `${list}/new`, group: title })),
];

/** Whether every word of what was typed begins or stands in one of the texts. */
export function matches(typed: string, ...texts: readonly (string | undefined)[]): boolean {
  const whole = texts.join(' ').toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => whole.includes(word));
}
