import { Button, NativeSelect, Select } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { FilterValues, ListFilter, Resource, ResourceRow } from './declarations';
import classes from './ListFilters.module.css';
import type { ListPlace } from './list-place';
import type { ListPlaceControl } from './use-list-place';

/** No more are drawn at once; the others are found by typing. */
const mostShown = 100;

interface ListFiltersProps<Row extends ResourceRow, Tab extends string> {
  readonly resource: Pick<Resource<Row, Tab>, 'what' | 'filters' | 'orders'>;
  readonly place: ListPlaceControl<Tab>;
  readonly values: FilterValues;
}

/** The filters besides the tabs, and the order. */
export function ListFilters<Row extends ResourceRow, Tab extends string>(props: ListFiltersProps<Row, Tab>) {
  const { resource, place, values } = props;
  const { what, filters = [], orders = [] } = resource;
  return (
    <div role="group" aria-label={`Filter and sort ${what}`} className={classes.root}>
      {filters.map((filter) => (
        <FilterSelect
          key={filter.name}
          filter={filter}
          value={place.filters[filter.name] ?? null}
          values={values}
          onChange={(value) => {
            place.narrow({ filters: { ...place.filters, [filter.name]: value ?? '' } });
          }}
        />
      ))}
      {isNarrowed(place) ? (
        <Button component={Link} to={place.hrefTo({ search: '', filters: {}, page: 1, open: null })} variant="subtle">
          Clear filters
        </Button>
      ) : null}
      {orders.length > 1 ? (
        <NativeSelect
          className={classes.order}
          aria-label="Sort by"
          value={place.sort ?? orders[0]?.name}
          data={orders.map(({ name, label }) => ({ value: name, label }))}
          onChange={({ currentTarget: { value } }) => {
            place.narrow({ sort: value === orders[0]?.name ? null : value });
          }}
        />
      ) : null}
    </div>
  );
}

interface FilterSelectProps {
  readonly filter: ListFilter;
  readonly value: string | null;
  readonly values: FilterValues;
  readonly onChange: (value: string | null) => void;
}

/** One filter, whose values are found by typing. */
export function FilterSelect({ filter: { name, label, item }, value, values, onChange }: FilterSelectProps) {
  const known = values.of(name);
  const isKnown = value === null || known.some((one) => one.value === value);
  const options = isKnown ? known : [{ value, label: value }, ...known];
  const rowsOf = new Map(options.map((one) => [one.value, one.rows]));
  return (
    <Select
      className={classes.filter}
      aria-label={`Filter by ${item}`}
      placeholder={label}
      value={value}
      data={options.map(({ value, label }) => ({ value, label }))}
      searchable
      clearable
      limit={mostShown}
      nothingFoundMessage="Nothing found"
      comboboxProps={{ width: 'max-content', position: 'bottom-start' }}
      renderOption={({ option }) => (
        <span className={classes.option}>
          <bdi>{option.label}</bdi>
          <span className={classes.count}>{rowsOf.get(option.value)?.toLocaleString('en')}</span>
        </span>
      )}
      onDropdownOpen={values.load}
      onChange={onChange}
    />
  );
}

/** Whether words or filters leave rows out. */
export const isNarrowed = ({ search, filters }: Pick<ListPlace<string>, 'search' | 'filters'>) =>
  search !== '' || Object.keys(filters).length > 0;

/** What is looked for, for a sentence: the category “News” and “roster” in its title or address. */
export function wantedWords<Row extends ResourceRow>(
  { filters = [], searchFor = '' }: Pick<Resource<Row, string>, 'filters' | 'searchFor'>,
  place: Pick<ListPlace<string>, 'search' | 'filters'>,
  known: FilterValues | undefined,
): string {
  const values = filters.flatMap(({ name, item }) => {
    const value = place.filters[name];
    const label = known?.of(name).find((one) => one.value === value)?.label ?? value;
    return label ? [`the ${item} “${label}”`] : [];
  });
  const words = place.search ? [`“${place.search}” in its ${searchFor.toLowerCase()}`] : [];
  return [...values, ...words].join(' and ');
}
