import { useState } from 'react';
import { adminApi, type ListMediaApiArg, type MediaKind } from '../api/generated';
import type { FilterValues, ListFilter, ListOrder } from '../resource/declarations';
import { kindWords } from './media-words';

export const mediaFilters = [
  { name: 'kind', label: 'Type', item: 'type' },
  { name: 'folder', label: 'Folder', item: 'folder' },
  { name: 'tag', label: 'Tag', item: 'tag' },
] as const satisfies readonly ListFilter[];

export const mediaOrders = [
  { name: 'newest', label: 'Newest' },
  { name: 'name', label: 'Name' },
  { name: 'largest', label: 'Largest file' },
] as const satisfies readonly ListOrder[];

/** No folder has this name. */
const noFolder = '/';
const kinds = Object.keys(kindWords) as readonly MediaKind[];

/** As the API takes the filters. */
export const filterQuery = (filters: Readonly<Record<string, string>>): ListMediaApiArg => ({
  kind: filters.kind ? kinds.filter((kind) => kind === filters.kind) : undefined,
  folder: filters.folder === noFolder ? '' : filters.folder || undefined,
  tag: filters.tag || undefined,
});

/** What the filters offer; folders and tags are loaded when the first filter is opened. */
export function useMediaValues(): FilterValues {
  const [isNeeded, setNeeded] = useState(false);
  const { currentData } = adminApi.useGetMediaFacetsQuery(undefined, { skip: !isNeeded });
  const counted = (values: readonly { readonly name: string; readonly count: number }[] = []) =>
    values.map(({ name, count }) => ({ value: name, label: name, rows: count }));
  return {
    of: (name) => {
      if (name === 'kind') return kinds.map((kind) => ({ value: kind, label: kindWords[kind] }));
      if (name === 'tag') return counted(currentData?.tags);
      return [{ value: noFolder, label: 'No folder' }, ...counted(currentData?.folders)];
    },
    load: () => {
      setNeeded(true);
    },
  };
}
