import type { StoredThing } from './stored-things.ts';
import { escaped } from './variables.ts';

const columns = ['Name', 'What it is', 'What it is for', 'How long it is kept'];

/** As HTML, for the running text of a page. */
export function thingsTable(things: readonly StoredThing[]): string {
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join('');
  const rows = things.map(({ name, kind, purpose, kept }) => {
    const cells = [kind, purpose, kept].map((cell) => `<td>${escaped(cell)}</td>`).join('');
    return `<tr><th scope="row">${escaped(name)}</th>${cells}</tr>`;
  });
  return `<table class="cookie-table"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
