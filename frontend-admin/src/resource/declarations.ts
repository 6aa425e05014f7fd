import type { ReactNode } from 'react';

export interface ResourceRow {
  readonly id: string;
}

export interface ListColumn<Row> {
  readonly title: string;
  /** Track of a CSS grid, such as `minmax(0, 2fr)`. */
  readonly width: string;
  /** Where the cell is once the list is too narrow for columns. One column is the `lead`: it links to the row; `none` is hidden. */
  readonly narrow: 'lead' | 'aside' | 'text' | 'meta' | 'none';
  readonly cell: (row: Row) => ReactNode;
}

/** The next step from a list that holds nothing. */
export interface EmptyLink {
  readonly to: string;
  readonly label: string;
}

export interface ListTab<Tab extends string> {
  readonly id: Tab;
  readonly label: string;
  /** What is said when it holds nothing, and the next step. Default: to the first tab. */
  readonly empty: { readonly title: string; readonly text: string; readonly link?: EmptyLink };
}

/** A filter besides the tabs; the address holds its value under its name. */
export interface ListFilter {
  readonly name: string;
  /** "Tags" */
  readonly label: string;
  /** One value, in lower case, such as "tag". */
  readonly item: string;
}

/** An order of the rows besides the usual one. */
export interface ListOrder {
  readonly name: string;
  /** "Title" */
  readonly label: string;
}

/** A value that a filter offers. */
interface FilterValue {
  readonly value: string;
  readonly label: string;
  /** How many rows have it. Default: nobody counts. */
  readonly rows?: number;
}

/** The values that filters offer. */
export interface FilterValues {
  readonly of: (name: string) => readonly FilterValue[];
  /** They are needed now: a filter is opened. */
  readonly load: () => void;
}

/** A list screen: what one row is, how it is filtered, and how it is drawn. */
export interface Resource<Row extends ResourceRow, Tab extends string> {
  readonly title: string;
  /** For sentences: "messages". */
  readonly what: string;
  readonly tabs: readonly [ListTab<Tab>, ...ListTab<Tab>[]];
  readonly columns: readonly ListColumn<Row>[];
  /** A row as a card of a grid. Default: the list is a table only. */
  readonly card?: (row: Row) => ReactNode;
  /** Why a row is marked, said to screen readers, such as "Unread"; null when it is not. */
  readonly mark: (row: Row) => string | null;
  /** Where a row leads. Default: it opens beside the list. */
  readonly hrefOf?: (row: Row) => string;
  /** Default: the tabs alone. */
  readonly filters?: readonly ListFilter[];
  /** The usual order first. Default: there is one order. */
  readonly orders?: readonly [ListOrder, ...ListOrder[]];
  /** What can be looked for, such as "Title or address". Default: nothing. */
  readonly searchFor?: string;
}

/** Rows in an order that people make. */
export interface RowOrder {
  /** Null: the rows cannot be moved now, such as while some are filtered out. */
  readonly onMove: ((from: number, to: number) => void) | null;
  /** A line in the list, below the row with this id. */
  readonly line: { readonly after: string; readonly text: string } | null;
}

/** What is offered for the chosen rows; `onDone` takes the choice back. */
export type BulkActions<Row> = (rows: readonly Row[], onDone: () => void) => ReactNode;

/** The rows that are chosen for a bulk action. */
export interface Selection {
  readonly has: (id: string) => boolean;
  /** `isRange`: with all rows since the one that was toggled last. */
  readonly toggle: (id: string, isRange?: boolean) => void;
}

interface RowPage<Row> {
  readonly data: readonly Row[];
  readonly total: number;
  readonly limit: number;
  /** There are more than `total`. Default: false. */
  readonly isMore?: boolean;
}

/** A page of rows as a query of the client gives it. */
export interface ListAnswer<Row> {
  readonly page: RowPage<Row> | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}
