import { Link } from 'react-router-dom';
import { useCurrentInRow } from '../ui/use-current-in-row';
import type { ListTab } from './declarations';
import classes from './FilterTabs.module.css';
import type { ListPlaceControl } from './use-list-place';

interface FilterTabsProps<Tab extends string> {
  readonly tabs: readonly ListTab<Tab>[];
  readonly place: ListPlaceControl<Tab>;
  /** Rows behind a tab, where that is known. */
  readonly counts: Partial<Record<Tab, number>>;
}

/** The filters of a list as links: each has an address of its own. */
export function FilterTabs<Tab extends string>({ tabs, place, counts }: FilterTabsProps<Tab>) {
  const row = useCurrentInRow(place.tab);
  return (
    <nav aria-label="Filter">
      <ul ref={row} className={classes.root}>
        {tabs.map(({ id, label }) => (
          <li key={id}>
            <Link
              to={place.hrefTo({ tab: id, page: 1, open: null })}
              className={classes.tab}
              aria-current={id === place.tab ? 'page' : undefined}
            >
              {label}
              {counts[id] ? <span className={classes.count}> {counts[id].toLocaleString('en')}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
