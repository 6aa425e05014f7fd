import { Braces, Images, Inbox, LayoutDashboard, ScanSearch, Settings, type LucideIcon } from 'lucide-react';
import { allTypes, listedTypes } from '../../documents/content-types';
import type { DocumentScreen, ListedType } from '../../editor/model/content-type';
import { aliases, paths } from '../../ui/paths';

export interface NavigationEntry {
  readonly title: string;
  readonly path: string;
}
export interface NavigationItem extends NavigationEntry {
  readonly icon: LucideIcon;
}
export interface NavigationGroup {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly entries: readonly NavigationEntry[];
}

const screenEntries = ({ title, path, visual }: DocumentScreen): readonly NavigationEntry[] =>
  visual
    ? [
        { title, path },
        { title: `${title} (Visual)`, path: visual },
      ]
    : [{ title, path }];
const screens = allTypes.flatMap((type) => (type.onEveryPage ? [] : type.screens.flatMap(screenEntries)));

/** The first listed type is that of the pages: the fixed documents of all types are grouped with it. */
const entryOf = ({ title, list: path, icon }: ListedType, index: number): NavigationItem | NavigationGroup =>
  index === 0 ? { title, icon, entries: [...screens, { title: `All ${title}`, path }] } : { title, path, icon };

export const navigation: readonly (NavigationItem | NavigationGroup)[] = [
  { title: 'Dashboard', path: paths.dashboard, icon: LayoutDashboard },
  ...listedTypes.map(entryOf),
  { title: 'Media', path: paths.media, icon: Images },
  { title: 'Contact Messages', path: paths.contact, icon: Inbox },
  { title: 'Site Settings', path: paths.settings, icon: Settings },
  { title: 'Schema Generator', path: paths.schemaGenerator, icon: Braces },
  { title: 'Site Checks', path: paths.siteChecks, icon: ScanSearch },
];

export const isGroup = (item: NavigationItem | NavigationGroup): item is NavigationGroup => 'entries' in item;

/** Whether a path belongs to an entry: its own screen or one below it. */
export function isCurrent({ path }: NavigationEntry, pathname: string): boolean {
  const shown = aliases[pathname] ?? pathname;
  return shown === path || shown.startsWith(`${path}/`);
}

/** Title of the entry that a path belongs to. Default: Dashboard. */
export function currentTitle(pathname: string): string {
  const entries = navigation.flatMap((item): readonly NavigationEntry[] => (isGroup(item) ? item.entries : [item]));
  return entries.find((entry) => isCurrent(entry, pathname))?.title ?? 'Dashboard';
}

/** Title of the group of the path's entry, if any. */
export function currentGroup(pathname: string): string | undefined {
  return navigation.filter(isGroup).find(({ entries }) => entries.some((entry) => isCurrent(entry, pathname)))?.title;
}
