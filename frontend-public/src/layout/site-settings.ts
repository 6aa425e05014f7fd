import { useListSettingsQuery, type Setting } from '@20x/kit';
import { filled } from '../ui/field-text';

export type SiteSettings = Readonly<Record<string, string | undefined>>;

const camelCase = (key: string) => key.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The filled settings by key; each snake_case key is also there in camelCase. */
export function settingsMap(list: readonly Setting[] | undefined): SiteSettings {
  const map: Record<string, string | undefined> = {};
  for (const { key, value } of list ?? []) {
    const text = filled(value);
    map[key] = text;
    map[camelCase(key)] ??= text;
  }
  return map;
}

export const useSiteSettings = (): SiteSettings => settingsMap(useListSettingsQuery().data);
