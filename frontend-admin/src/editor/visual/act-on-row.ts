import { asList, isEmpty } from '../model/content-comparison';
import type { PreviewAction, PreviewFill } from '@20x/kit';
import { isHidden } from '@20x/shared/hidden';
import { toggleHidden } from '../model/hidden-entry';
import { withRowIds } from '@20x/shared/row-ids';
import { copyOfRow, newRow } from '../model/rows';
import type { FieldDeclarations } from '../model/field-declarations';
import { declarationAt, lastPart, parentPath } from '../model/declaration-at';
import type { Fields } from './one-step';

/** Makes starter texts that the page shows into the document's own, so that one of them can be changed. */
export function fillIn(form: Fields, fill: PreviewFill): void {
  for (const [name, value] of Object.entries(fill)) {
    const own = form.read(name);
    // Where the page shows a starter list, the document's own entries are blank or hidden; these stay.
    if (Array.isArray(value)) form.write(name, withRowIds([...asList(value), ...asList(own).filter(isHidden)]));
    else if (isEmpty(own)) form.write(name, withRowIds(value));
  }
}

/** Does something with an entry of a list; answers what is selected then. `to`: where it moves, or where a new one comes. */
export function actOnRow(
  form: Fields,
  declarations: FieldDeclarations,
  row: string,
  action: PreviewAction,
  to?: number,
): string | null {
  const list = parentPath(row);
  const index = Number(lastPart(row));
  const rows = asList(form.read(list));
  const declaration = declarationAt(declarations, list, { ...snapshot(form, declarations) });
  const write = (next: readonly unknown[], selected: number | null) => {
    form.forgetErrorsBelow(list);
    form.write(list, [...next]);
    return selected === null ? list : `${list}.${selected}`;
  };
  const insert = (entry: unknown, at = index + 1) => write(rows.toSpliced(at, 0, entry), at);
  switch (action) {
    case 'add':
      if (declaration?.kind === 'rows') return insert(newRow({ [declaration.title]: `New ${declaration.item}` }), to);
      return declaration?.kind === 'texts' ? insert(`New ${declaration.item}`, to) : null;
    case 'duplicate':
      return insert(copyOfRow(rows[index]));
    case 'up':
    case 'down':
      return move(index, index + (action === 'up' ? -1 : 1));
    case 'move':
      return to === undefined ? null : move(index, to);
    case 'hide':
      toggleHidden(form, row);
      return row;
    case 'delete':
      return write(rows.toSpliced(index, 1), rows.length > 1 ? Math.min(index, rows.length - 2) : null);
  }

  function move(from: number, target: number): string | null {
    if (target < 0 || target >= rows.length) return null;
    return write(rows.toSpliced(from, 1).toSpliced(target, 0, rows[from]), target);
  }
}

const snapshot = (form: Fields, declarations: FieldDeclarations) =>
  Object.fromEntries(Object.keys(declarations).map((name) => [name, form.read(name)]));
