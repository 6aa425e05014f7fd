import { useLocation, useNavigate } from 'react-router-dom';
import { placeFrom, searchFor, type ListChoices, type ListPlace } from './list-place';

export interface ListPlaceControl<Tab extends string> extends ListPlace<Tab> {
  /** The address after a change of the place. */
  readonly hrefTo: (change: Partial<ListPlace<Tab>>) => string;
  /** Opens a row beside the list; the next one takes its place in the browser's history. */
  readonly peek: (id: string) => void;
  readonly close: () => void;
  /** Sets filters or the order, and leads to the first page. */
  readonly narrow: (change: Partial<Pick<ListPlace<Tab>, 'filters' | 'sort'>>) => void;
  /** Looks for words; every keystroke takes the place of the one before. */
  readonly find: (search: string) => void;
}

/** Where the person is in a list. The address keeps it: reload, Back and a shared link lead to the same place. */
export function useListPlace<Tab extends string>(choices: ListChoices<Tab>): ListPlaceControl<Tab> {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const place = placeFrom(search, choices);
  const hrefTo = (change: Partial<ListPlace<Tab>>) => pathname + searchFor({ ...place, ...change }, choices);
  return {
    ...place,
    hrefTo,
    peek: (id) => {
      void navigate(hrefTo({ open: id }), { replace: place.open !== null, preventScrollReset: true });
    },
    close: () => {
      void navigate(hrefTo({ open: null }));
    },
    narrow: (change) => {
      void navigate(hrefTo({ ...change, page: 1, open: null }));
    },
    find: (words) => {
      void navigate(hrefTo({ search: words, page: 1, open: null }), { replace: true });
    },
  };
}
