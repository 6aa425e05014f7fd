import { FileText, Inbox, LayoutDashboard, Newspaper, Settings, Sparkles, Braces, type LucideIcon } from 'lucide-react';

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

export const contactPath = '/admin/contact';

export const navigation: readonly (NavigationItem | NavigationGroup)[] = [
  { title: 'Dashboard', path: '/admin/dashboard', icon: LayoutDashboard },
  {
    title: 'Pages',
    icon: FileText,
    entries: [
      { title: 'Home Page', path: '/admin/home' },
      { title: 'Home Page (Visual)', path: '/admin/home-visual' },
      { title: 'About Page', path: '/admin/about' },
      { title: 'Contact Page', path: '/admin/contact-page' },
      { title: 'Terms & Conditions', path: '/admin/terms-page' },
      { title: 'Privacy Policy', path: '/admin/privacy-page' },
      { title: 'All Pages', path: '/admin/pages' },
    ],
  },
  { title: 'Blog Posts', path: '/admin/blog', icon: Newspaper },
  { title: 'Features', path: '/admin/features', icon: Sparkles },
  { title: 'Contact Messages', path: contactPath, icon: Inbox },
  { title: 'Site Settings', path: '/admin/settings', icon: Settings },
  { title: 'Schema Generator', path: '/admin/schema-generator', icon: Braces },
];

export const isGroup = (item: NavigationItem | NavigationGroup): item is NavigationGroup => 'entries' in item;

/** Whether a path belongs to an entry: its own screen or one below it. */
export function isCurrent({ path }: NavigationEntry, pathname: string): boolean {
  return (
    pathname === path ||
    pathname.startsWith(`${path}/`) ||
    (path === '/admin/blog' && pathname === '/admin/blog-direct')
  );
}

/** Title of the entry that a path belongs to. Default: Dashboard. */
export function currentTitle(pathname: string): string {
  const entries = navigation.flatMap((item): readonly NavigationEntry[] => (isGroup(item) ? item.entries : [item]));
  return entries.find((entry) => isCurrent(entry, pathname))?.title ?? 'Dashboard';
}

/** Title of the group that the path's entry stands in, if any. */
export function currentGroup(pathname: string): string | undefined {
  return navigation.filter(isGroup).find(({ entries }) => entries.some((entry) => isCurrent(entry, pathname)))?.title;
}
