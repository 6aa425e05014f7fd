import { useListSettingsQuery } from '@20x/kit';

/** A public setting; undefined while it is unknown or empty. */
export function useSetting(key: string): string | undefined {
  const { data } = useListSettingsQuery();
  return data?.find((setting) => setting.key === key)?.value || undefined;
}
