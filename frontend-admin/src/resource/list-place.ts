/** What the address of a list says: the filter, the words looked for, the page, and the row that is open. */
export interface ListPlace<Tab extends string> {
  readonly tab: Tab;
  readonly search: string;
  /** Counts from 1. */
  readonly page: number;
  readonly open: string | null;
}

/** Longer words find nothing that shorter ones do not. */
const longestSearch = 100;

/** Reads the query of an address; what it does not know is the first tab, every row, page 1, nothing open. */
export function placeFrom<Tab extends string>(search: string, tabs: readonly [Tab, ...Tab[]]): ListPlace<Tab> {
  const given = new URLSearchParams(search);
  const page = given.get('page') ?? '';
  return {
    tab: tabs.find((tab) => tab === given.get('show')) ?? tabs[0],
    search: (given.get('find') ?? '').slice(0, longestSearch),
    page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1,
    open: given.get('open') || null,
  };
}

/** The query of an address, without what goes without saying. */
export function searchFor<Tab extends string>(
  { tab, search, page, open }: ListPlace<Tab>,
  tabs: readonly [Tab, ...Tab[]],
): string {
  const query = new URLSearchParams();
  if (tab !== tabs[0]) query.set('show', tab);
  if (search.trim()) query.set('find', search);
  if (page > 1) query.set('page', String(page));
  if (open) query.set('open', open);
  return query.size > 0 ? `?${query.toString()}` : '';
}
