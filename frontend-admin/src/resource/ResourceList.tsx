import { useId, type CSSProperties, type ReactNode, type Ref, type RefObject } from 'react';
import { Checkbox, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { ListColumn, Resource, ResourceRow, Selection } from './declarations';
import classes from './ResourceList.module.css';

export interface ResourceListProps<Row extends ResourceRow> {
  readonly resource: Pick<Resource<Row, string>, 'title' | 'columns' | 'card' | 'mark' | 'hrefOf'>;
  readonly rows: readonly Row[];
  readonly openId: string | null;
  readonly hrefTo: (id: string) => string;
  /** The rows are being refetched. */
  readonly isBusy: boolean;
  /** What can be done with a row. Default: nothing here. */
  readonly menu?: ((row: Row) => ReactNode) | undefined;
  /** Default: rows cannot be chosen. */
  readonly selection?: Selection | undefined;
  readonly ref: RefObject<HTMLElement | null>;
}

/** The rows as a table; in a narrow place each becomes a few lines. */
export function ResourceList<Row extends ResourceRow>(props: ResourceListProps<Row>) {
  const { resource, rows, openId, hrefTo, isBusy, menu, selection, ref } = props;
  const { title, columns, hrefOf } = resource;
  const widths = [
    ...(selection ? ['1.25rem'] : []),
    ...columns.map(({ width }) => width),
    ...(menu ? ['var(--admin-control)'] : []),
  ];
  const tracks = { '--tracks': widths.join(' ') } as CSSProperties;
  return (
    <div
      ref={ref as Ref<HTMLDivElement>}
      role="table"
      aria-label={title}
      aria-busy={isBusy}
      className={classes.root}
      style={tracks}
    >
      <div role="rowgroup" className={classes.head}>
        <div role="row" className={classes.row}>
          {selection ? (
            <div role="columnheader">
              <VisuallyHidden>Selected</VisuallyHidden>
            </div>
          ) : null}
          {columns.map((column) => (
            <div key={column.title} role="columnheader" data-narrow={column.narrow}>
              {column.title}
            </div>
          ))}
          {menu ? (
            <div role="columnheader">
              <VisuallyHidden>Actions</VisuallyHidden>
            </div>
          ) : null}
        </div>
      </div>
      <div role="rowgroup">
        {rows.map((row) => (
          <ListRow
            key={row.id}
            row={row}
            resource={resource}
            isOpen={row.id === openId}
            href={hrefOf ? hrefOf(row) : hrefTo(row.id)}
            menu={menu}
            selection={selection}
          />
        ))}
      </div>
    </div>
  );
}

interface ListRowProps<Row extends ResourceRow> {
  readonly row: Row;
  readonly resource: Pick<Resource<Row, string>, 'columns' | 'mark'>;
  readonly isOpen: boolean;
  readonly href: string;
  readonly menu: ((row: Row) => ReactNode) | undefined;
  readonly selection: Selection | undefined;
}

function ListRow<Row extends ResourceRow>({ row, resource, isOpen, href, menu, selection }: ListRowProps<Row>) {
  const mark = resource.mark(row);
  const name = useId();
  const content = ({ narrow, cell }: ListColumn<Row>) =>
    narrow === 'lead' ? (
      <Link id={name} to={href} className={classes.link} data-row={row.id} aria-current={isOpen ? 'true' : undefined}>
        <span className={classes.dot} aria-hidden />
        {mark ? <VisuallyHidden>{mark}: </VisuallyHidden> : null}
        {cell(row)}
      </Link>
    ) : (
      cell(row)
    );
  return (
    <div
      role="row"
      className={classes.row}
      data-open={isOpen || undefined}
      data-marked={mark !== null || undefined}
      data-menu={menu !== undefined || undefined}
      data-selectable={selection !== undefined || undefined}
    >
      {selection ? (
        <div role="cell" className={classes.select}>
          <Checkbox
            aria-labelledby={name}
            checked={selection.has(row.id)}
            onChange={({ nativeEvent }) => {
              selection.toggle(row.id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
            }}
          />
        </div>
      ) : null}
      {resource.columns.map((column) => (
        <div key={column.title} role="cell" className={classes.cell} data-narrow={column.narrow}>
          {content(column)}
        </div>
      ))}
      {menu ? (
        <div role="cell" className={classes.menu}>
          {menu(row)}
        </div>
      ) : null}
    </div>
  );
}
