import { Fragment, useId, type CSSProperties, type ReactNode, type Ref, type RefObject } from 'react';
import { Checkbox, VisuallyHidden } from '@mantine/core';
import { GripVertical } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ListColumn, Resource, ResourceRow, RowOrder, Selection } from './declarations';
import { useDragSort, type DragHandle, type DragMark } from '../ui/use-drag-sort';
import classes from './ResourceList.module.css';
import { useMovedRows } from './use-moved-rows';

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
  /** Default: people put the rows in no order. */
  readonly order?: RowOrder | undefined;
  readonly ref: RefObject<HTMLElement | null>;
}

/** The rows as a table; in a narrow place each becomes a few lines. */
export function ResourceList<Row extends ResourceRow>(props: ResourceListProps<Row>) {
  const { resource, rows, openId, hrefTo, isBusy, menu, selection, order, ref } = props;
  const { title, columns, hrefOf } = resource;
  const move = useMovedRows(ref, rows, order?.onMove ?? null);
  const { handleFor, markOf } = useDragSort(move);
  const tools = [...(order?.onMove ? ['1.25rem'] : []), ...(selection ? ['1.25rem'] : [])];
  const widths = [
    ...(tools.length > 0 ? [tools.length > 1 ? '2.75rem' : '1.25rem'] : []),
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
      <Head
        columns={columns}
        tools={tools.length === 0 ? null : selection ? 'Selected' : 'Order'}
        hasMenu={menu !== undefined}
      />
      <div role="rowgroup">
        {rows.map((row, index) => (
          <Fragment key={row.id}>
            <ListRow
              row={row}
              resource={resource}
              isOpen={row.id === openId}
              href={hrefOf ? hrefOf(row) : hrefTo(row.id)}
              menu={menu}
              selection={selection}
              drag={order?.onMove ? { handle: handleFor(index), mark: markOf(index) } : undefined}
            />
            {order?.line?.after === row.id ? (
              <div role="row" className={classes.line}>
                <div role="cell" aria-colspan={widths.length}>
                  {order.line.text}
                </div>
              </div>
            ) : null}
          </Fragment>
        ))}
      </div>
    </div>
  );
}

interface HeadProps<Row> {
  readonly columns: readonly ListColumn<Row>[];
  /** What is before the columns; null: nothing. */
  readonly tools: string | null;
  readonly hasMenu: boolean;
}

const Head = <Row extends ResourceRow>({ columns, tools, hasMenu }: HeadProps<Row>) => (
  <div role="rowgroup" className={classes.head}>
    <div role="row" className={classes.row}>
      {tools === null ? null : (
        <div role="columnheader">
          <VisuallyHidden>{tools}</VisuallyHidden>
        </div>
      )}
      {columns.map(({ title, narrow }) => (
        <div key={title} role="columnheader" data-narrow={narrow}>
          {title}
        </div>
      ))}
      {hasMenu ? (
        <div role="columnheader">
          <VisuallyHidden>Actions</VisuallyHidden>
        </div>
      ) : null}
    </div>
  </div>
);

interface ListRowProps<Row extends ResourceRow> {
  readonly row: Row;
  readonly resource: Pick<Resource<Row, string>, 'columns' | 'mark'>;
  readonly isOpen: boolean;
  readonly href: string;
  readonly menu: ((row: Row) => ReactNode) | undefined;
  readonly selection: Selection | undefined;
  readonly drag: { readonly handle: DragHandle; readonly mark: DragMark } | undefined;
}

function ListRow<Row extends ResourceRow>({ row, resource, isOpen, href, menu, ...tools }: ListRowProps<Row>) {
  const { selection, drag } = tools;
  const mark = resource.mark(row);
  const name = useId();
  const content = ({ narrow, cell }: ListColumn<Row>) =>
    narrow === 'lead' ? (
      <Link
        id={name}
        to={href}
        className={classes.link}
        data-row={row.id}
        aria-current={isOpen ? 'true' : undefined}
        aria-keyshortcuts={drag ? 'Alt+ArrowUp Alt+ArrowDown' : undefined}
      >
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
      data-row={row.id}
      data-mark={drag?.mark}
      data-open={isOpen || undefined}
      data-marked={mark !== null || undefined}
      data-menu={menu !== undefined || undefined}
      data-selectable={selection !== undefined || drag !== undefined || undefined}
    >
      <RowTools id={row.id} name={name} {...tools} />
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

interface RowToolsProps extends Pick<ListRowProps<ResourceRow>, 'selection' | 'drag'> {
  readonly id: string;
  /** The id of the element that names the row. */
  readonly name: string;
}

/** Before a row: its handle, which keys and the menu replace, and its checkbox. */
function RowTools({ id, name, selection, drag }: RowToolsProps) {
  if (!selection && !drag) return null;
  return (
    <div role="cell" className={classes.select}>
      {drag ? (
        <span className={classes.handle} aria-hidden {...drag.handle}>
          <GripVertical />
        </span>
      ) : null}
      {selection ? (
        <Checkbox
          aria-labelledby={name}
          checked={selection.has(id)}
          onChange={({ nativeEvent }) => {
            selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
          }}
        />
      ) : null}
    </div>
  );
}
