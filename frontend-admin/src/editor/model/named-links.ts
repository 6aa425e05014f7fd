import { references } from '@20x/shared/link-address';
import { adminApi } from '../../api/generated';

/** The most that one answer names. */
const most = 100;

/** How a person knows the target of a link that is kept by id; undefined while it is not known. */
type NameOf = (id: string) => { readonly title: string; readonly path: string } | null | undefined;

/** The same value with what links lead to in place of ids: "Pricing (/pricing#plans)". */
export function withNamedLinks<T>(value: T, nameOf: NameOf): T {
  if (typeof value === 'string') {
    return value.replace(references, (_, id: string, anchor = '') => {
      const target = nameOf(id);
      if (target) return `${target.title} (${target.path}${anchor && `#${anchor}`})`;
      return target === null ? 'a page that is gone' : 'a page of this site';
    }) as T;
  }
  if (Array.isArray(value)) return value.map((entry: unknown) => withNamedLinks(entry, nameOf)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withNamedLinks(inner as unknown, nameOf)]),
  ) as T;
}

/** Asks what the links of some values lead to, all at once, and names it in whatever is shown of them. */
export function useNamedLinks(...values: readonly unknown[]): <T>(value: T) => T {
  const wanted = idsIn(values).slice(0, most);
  const { data } = adminApi.useNameLinkTargetsQuery(
    { ids: wanted.join(',') },
    { skip: wanted.length === 0, refetchOnMountOrArgChange: true },
  );
  if (wanted.length === 0) return (value) => value;
  const known = new Map(data?.map((document) => [document.id, document]));
  const nameOf: NameOf = (id) => known.get(id) ?? (data && wanted.includes(id) ? null : undefined);
  return (value) => withNamedLinks(value, nameOf);
}

const idsIn = (values: readonly unknown[]): readonly string[] =>
  [...new Set([...(JSON.stringify(values) ?? '').matchAll(references)].map(([, id]) => id ?? ''))].sort();
