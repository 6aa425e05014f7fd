import { isRecord } from '@20x/shared/hidden';
import { newRow } from '../../model/rows';

type Cells = readonly string[];

/** As many rows as a draft holds. */
const mostRows = 200;

const unquoted = (cell: string) => (/^".*"$/s.test(cell) ? cell.slice(1, -1).replaceAll('""', '"') : cell).trim();

/** The cells that a spreadsheet copied, line by line; null: the text is one cell. */
export function cellsIn(text: string): readonly Cells[] | null {
  const lines = text.replace(/(\r?\n)+$/, '').split(/\r?\n/);
  return text.includes('\t') || lines.length > 1 ? lines.map((line) => line.split('\t').map(unquoted)) : null;
}

const textsIn = (value: unknown): Cells =>
  Array.isArray(value) ? value.map((entry) => (typeof entry === 'string' ? entry : '')) : [];

const filledFrom = (before: Cells, start: number, cells: Cells): Cells =>
  Array.from({ length: Math.max(before.length, start + cells.length) }, (_, n) => cells[n - start] ?? before[n] ?? '');

interface Table {
  readonly columns: Cells;
  readonly rows: readonly unknown[];
}

interface Place {
  /** The field of a row with its cells. */
  readonly name: string;
  readonly row: number;
  readonly column: number;
}

/**
 * The table with cells written from a place on, with the rows and columns that they need. Where no column has a name, the
 * first line names them.
 */
export function withPasted({ columns, rows }: Table, { name, row, column }: Place, pasted: readonly Cells[]): Table {
  const isNamed = columns.some((text) => text.trim() !== '');
  const isWhole = !isNamed && row === 0 && column === 0 && pasted.length > 1;
  const lines = isWhole ? pasted.slice(1) : pasted;
  const count = Math.min(mostRows, Math.max(rows.length, row + lines.length));
  const width = Math.max(...pasted.map((cells) => cells.length));
  return {
    columns: Array.from(
      { length: Math.max(columns.length, column + width) },
      (_, n) => (isWhole ? pasted[0]?.[n] : columns[n]) ?? '',
    ),
    rows: Array.from({ length: count }, (_, index) => {
      const [old, cells] = [rows[index], lines[index - row]];
      if (!cells) return old;
      const before = isRecord(old) ? textsIn(old[name]) : [];
      const after = filledFrom(before, column, cells);
      return isRecord(old) ? { ...old, [name]: after } : newRow({ [name]: after });
    }),
  };
}
