import { useId, type Ref } from 'react';
import { Checkbox, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ResourceRow } from './declarations';
import classes from './ResourceGrid.module.css';
import type { ResourceListProps } from './ResourceList';

/** The rows as cards side by side. */
export function ResourceGrid<Row extends ResourceRow>(props: ResourceListProps<Row>) {
  const { resource, rows, isBusy, ref, ...card } = props;
  return (
    <ul
      ref={ref as Ref<HTMLUListElement>}
      aria-label={resource.title}
      aria-busy={isBusy}
      className={classes.root}
      data-chosen={rows.some(({ id }) => card.selection?.has(id)) || undefined}
    >
      {rows.map((row) => (
        <Card key={row.id} row={row} resource={resource} {...card} />
      ))}
    </ul>
  );
}

interface CardProps<Row extends ResourceRow> extends Pick<
  ResourceListProps<Row>,
  'resource' | 'openId' | 'hrefTo' | 'selection'
> {
  readonly row: Row;
}

function Card<Row extends ResourceRow>({ row, resource, openId, hrefTo, selection }: CardProps<Row>) {
  const { card, mark, hrefOf } = resource;
  const name = useId();
  const isOpen = row.id === openId;
  const marked = mark(row);
  return (
    <li
      className={classes.card}
      data-open={isOpen || undefined}
      data-chosen={selection?.has(row.id) ? true : undefined}
    >
      {selection ? (
        <Checkbox
          className={classes.select}
          aria-labelledby={name}
          checked={selection.has(row.id)}
          onChange={({ nativeEvent }) => {
            selection.toggle(row.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
          }}
        />
      ) : null}
      <Link
        id={name}
        to={hrefOf ? hrefOf(row) : hrefTo(row.id)}
        className={classes.link}
        data-row={row.id}
        aria-current={isOpen ? 'true' : undefined}
      >
        {marked ? <VisuallyHidden>{marked}: </VisuallyHidden> : null}
        {card?.(row)}
      </Link>
    </li>
  );
}
