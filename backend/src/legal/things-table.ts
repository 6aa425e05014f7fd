import type { StoredThing } from './stored-things.ts';
import { escapeHtml } from '../core/http/plain-page.ts';

const columns = ['Name', 'What it is', 'Purpose', 'How long it is kept'];

/** As HTML, for the running text of a page. */
export function thingsTable(things: readonly StoredThing[]): string {
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join('');
  const rows = things.map(({ name, kind, purpose, kept }) => {
    const cells = [kind, purpose, kept].map((cell) => `<td>${escapeHtml(cell)}</td>`).join('');
    return `<tr><th scope="row">${escapeHtml(name)}</th>${cells}</tr>`;
  });
  return `<table class="cookie-table"><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}
