import { useEffect, useState } from 'react';
import { useAppDispatch } from '@20x/kit';
import { adminApi } from '../api/generated';

const reference = /doc:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(#[^\s"'<>\\]*)?/g;

/** How a person knows the target of a link that is kept by id; undefined while it is not known. */
type NameOf = (id: string) => { readonly title: string; readonly path: string } | null | undefined;

/** The same value with what links lead to in place of ids: "Pricing (/pricing#plans)". */
export function withNamedLinks<T>(value: T, nameOf: NameOf): T {
  if (typeof value === 'string') {
    return value.replace(reference, (_, id: string, anchor = '') => {
      const target = nameOf(id);
      if (target) return `${target.title} (${target.path}${anchor})`;
      return target === null ? 'a page that is gone' : 'a page of this site';
    }) as T;
  }
  if (Array.isArray(value)) return value.map((entry: unknown) => withNamedLinks(entry, nameOf)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, withNamedLinks(inner as unknown, nameOf)]),
  ) as T;
}

/** Looks up what the links of some values lead to, and names it in whatever is shown of them. */
export function useNamedLinks(...values: readonly unknown[]): <T>(value: T) => T {
  const dispatch = useAppDispatch();
  const [targets, setTargets] = useState<ReadonlyMap<string, ReturnType<NameOf>>>(new Map());
  const wanted = idsIn(values);
  useEffect(() => {
    let isCurrent = true;
    for (const id of wanted.split(' ').filter(Boolean)) {
      void dispatch(adminApi.endpoints.lookUpLink.initiate({ href: `doc:${id}` }, { subscribe: false })).then(
        ({ data }) => {
          if (isCurrent && data) setTargets((known) => new Map(known).set(id, data.document));
        },
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [dispatch, wanted]);
  return (value) => (wanted === '' ? value : withNamedLinks(value, (id) => targets.get(id)));
}

const idsIn = (values: readonly unknown[]): string =>
  [...new Set([...(JSON.stringify(values) ?? '').matchAll(reference)].map(([, id]) => id))].join(' ');
