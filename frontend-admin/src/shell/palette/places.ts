import { listedTypes } from '../../documents/content-types';
import { isGroup, navigation, type NavigationEntry } from '../sidebar/navigation';

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
