import type { Element } from 'domhandler';
import { escapeHtml } from '@20x/shared/escape-html';
import { attribute, elementsIn, find, findAll, named, textOf } from './markup.ts';
import type { NewBlock } from './embeds.ts';
import { proseOf } from './prose.ts';

const mostRows = 100;
const mostColumns = 12;
/** What a cell of plain text can lose without loss. */
const plainParts = named('p', 'span', 'strong', 'em', 'font', 'div', 'small');

/** A table of plain texts; any other stays as it is, as HTML. */
export function tableOf(table: Element, caption: string): NewBlock {
  const rows = findAll(table.children, named('tr'));
  const cellsOf = (row: Element) => elementsIn(row).filter(named('td', 'th'));
  const cells = rows.flatMap(cellsOf);
  const own = find(table.children, named('caption'));
  const title = caption || (own ? textOf(own) : '');
  const isPlain =
    rows.length > 0 &&
    rows.length <= mostRows &&
    rows.every((row) => cellsOf(row).length <= mostColumns) &&
    cells.every(isPlainCell);
  if (!isPlain) return { type: 'html', html: proseOf([table]) + (caption && `<p>${escapeHtml(caption)}</p>`) };
  const [first, ...rest] = rows;
  const hasHead = first !== undefined && rest.length > 0 && cellsOf(first).every(named('th'));
  const body = hasHead ? rest : rows;
  const rowHeaders = body.every((row) => cellsOf(row)[0]?.name === 'th');
  return {
    type: 'table',
    ...(title && { caption: title }),
    ...(hasHead && { columns: cellsOf(first).map((cell) => textOf(cell)) }),
    rows: body.map((row, index) => ({ id: `row-${index + 1}`, cells: cellsOf(row).map((cell) => textOf(cell)) })),
    ...(rowHeaders && { rowHeaders }),
  };
}

const isPlainCell = (cell: Element): boolean =>
  ['colspan', 'rowspan'].every((name) => ['', '1'].includes(attribute(cell, name))) &&
  find(cell.children, (element) => !plainParts(element)) === null;
