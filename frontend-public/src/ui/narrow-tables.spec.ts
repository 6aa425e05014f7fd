import { narrowForm, withNarrowForms } from './narrow-tables';

const heads = '<tr><th>Name</th><th>Set by <em>us</em></th><th>R&amp;D "lab"</th></tr>';
const body = '<tr><th scope="row">a</th><td>b <a href="/c">c</a></td><td class="x">d</td></tr>';

it.each([
  ['<thead>', '</thead><tbody>'],
  ['<tbody>', ''],
])('names the column in each cell but the first, with the heads in %s', (start, between) => {
  expect(withNarrowForms(`<p>A</p><table>${start}${heads}${between}${body}</tbody></table>`)).toBe(
    `<p>A</p><table data-narrow="beside">${start}${heads.replace('<tr', '<tr data-heads')}${between}` +
      '<tr><th scope="row">a</th><td data-column="Set by us"><div>b <a href="/c">c</a></div></td>' +
      '<td class="x" data-column="R&amp;D &quot;lab&quot;"><div>d</div></td></tr></tbody></table>',
  );
});

it.each([
  ['two columns', '<tr><th>A</th><th>B</th></tr><tr><td>a</td><td>b</td></tr>'],
  ['no heads', '<tr><td>A</td><td>B</td><td>C</td></tr>'],
  ['merged cells', `${heads}<tr><td colspan="3">All</td></tr>`],
])('leaves a table with %s as it is', (_, rows) => {
  expect(withNarrowForms(`<table><tbody>${rows}</tbody></table>`)).toBe(`<table><tbody>${rows}</tbody></table>`);
});

it.each([
  [2, 'short', undefined],
  [3, 'long '.repeat(20), 'beside'],
  [4, 'short', 'beside'],
  [4, 'long '.repeat(20), 'stacked'],
  [5, 'short', 'stacked'],
])('shows %i columns with texts like "%s" %s', (columns, text, form) => {
  expect(narrowForm(columns, ['', text])).toBe(form);
});
