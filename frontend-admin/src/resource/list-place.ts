/** What the address of a list says: the filters, the order, the words looked for, the page, and the row that is open. */
export interface ListPlace<Tab extends string> {
  readonly tab: Tab;
  readonly search: string;
  /** The value of each filter besides the tabs that is set. */
  readonly filters: Readonly<Record<string, string>>;
  /** null: the usual order. */
  readonly sort: string | null;
  /** null: the usual view. */
  readonly view: string | null;
  /** Counts from 1. */
  readonly page: number;
  readonly open: string | null;
}

/** What the address of one list can say. */
export interface ListChoices<Tab extends string> {
  readonly tabs: readonly [Tab, ...Tab[]];
  /** The names of the filters besides the tabs. Default: none. */
  readonly filters?: readonly string[];
  /** The names of orders besides the usual one. Default: none. */
  readonly sorts?: readonly string[];
  /** The names of views besides the usual one. Default: none. */
  readonly views?: readonly string[];
}

/** Longer words find nothing that shorter ones do not. */
const longestSearch = 100;

/** Reads the query of an address; what it does not know is the first tab, every row, page 1, nothing open. */
export function placeFrom<Tab extends string>(
  search: string,
  { tabs, filters = [], sorts = [], views = [] }: ListChoices<Tab>,
): ListPlace<Tab> {
  const given = new URLSearchParams(search);
  const page = given.get('page') ?? '';
  return {
    tab: tabs.find((tab) => tab === given.get('show')) ?? tabs[0],
    search: (given.get('find') ?? '').slice(0, longestSearch),
    filters: Object.fromEntries(
      filters.flatMap((name) => {
        const value = given.get(name)?.trim().slice(0, longestSearch);
        return value ? [[name, value]] : [];
      }),
    ),
    sort: sorts.find((sort) => sort === given.get('sort')) ?? null,
    view: views.find((view) => view === given.get('view')) ?? null,
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
    open: given.get('open') || null,
  };
}

/** The query of an address, without what goes without saying. */
export function searchFor<Tab extends string>(
  { tab, search, filters, sort, view, page, open }: ListPlace<Tab>,
  { tabs }: ListChoices<Tab>,
): string {
  const query = new URLSearchParams();
  if (tab !== tabs[0]) query.set('show', tab);
  if (search.trim()) query.set('find', search);
  for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
  if (sort) query.set('sort', sort);
  if (view) query.set('view', view);
  if (page > 1) query.set('page', String(page));
  if (open) query.set('open', open);
  return query.size > 0 ? `?${query.toString()}` : '';
}
