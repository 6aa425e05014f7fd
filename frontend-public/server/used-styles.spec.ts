/** @jest-environment node */
import { drawsAny, markupOf, parsedStyles, usedStyles, wholeStyles } from './used-styles';

/** What a page with the elements `a` and `b` and this markup uses of one sheet. */
const used = (css: string, html = '') => usedStyles([parsedStyles(css)], markupOf(`<a><b>${html}`)).join();

it('keeps the rules of present classes, whatever their state, in order', () => {
  const css = 'a{color:red}.card:hover>.title[hidden]{top:0}.menu{top:1px}.card[open]{left:0}';
  expect(used(css, '<p class="card title">')).toBe(
    'a{color:red;}.card:hover>.title[hidden]{top:0;}.card[open]{left:0;}',
  );
});

it('needs every class of a selector, and drops single selectors of a list', () => {
  expect(used('.dark .card,.card .menu,.menu{top:0}', '<p class="card dark">')).toBe('.dark .card{top:0;}');
});

it('needs one of the alternatives in a selector, and nothing of what must not be there', () => {
  const css =
    '.card:is(.a,.b){top:0}.card:is(a,.c){top:1px}:where(:is(.a,b)) a{top:2px}b:not(.c){left:0}a:has(.c){left:1px}';
  expect(used(css, '<p class="card">')).toBe('.card:is(a,.c){top:1px;}:where(:is(.a,b)) a{top:2px;}b:not(.c){left:0;}');
});

it('needs the data attributes of components, and their values', () => {
  const css =
    'a[data-on]{top:0}a[data-off]{top:1px}b[data-size=small]{left:0}b[data-size="big"]{left:1px}b[data-size^=b]{left:2px}';
  expect(used(css, '<p data-on data-size="big">')).toBe(
    'a[data-on]{top:0;}b[data-size="big"]{left:1px;}b[data-size^=b]{left:2px;}',
  );
});

it('drops a condition that holds nothing, and follows nested rules', () => {
  const css = '@media print{.menu{top:0}}@media print{.card{top:0;& .menu{top:1px}&:hover{top:2px}}}';
  expect(used(css, '<p class="card">')).toBe('@media print{.card{top:0;&:hover{top:2px;}}}');
});

it('keeps the animations and custom properties that something uses, in whatever sheet they are', () => {
  const tokens = ':root{--ink:var(--black);--black:#000;--paper:#fff;--gap:1px;--menu:2px}';
  const motion = '@keyframes move{to{top:var(--gap)}}@keyframes turn{to{rotate:1turn}}';
  const rules = 'a{color:var(--ink);animation:linear move}.menu{top:var(--menu);animation:turn}';
  const sheets = [tokens, motion, rules].map(parsedStyles);
  expect(usedStyles(sheets, markupOf('<a><i style="background:var(--paper)">'))).toEqual([
    ':root{--ink:var(--black);--black:#000;--paper:#fff;--gap:1px;}',
    '@keyframes move{to{top:var(--gap)}}',
    'a{color:var(--ink);animation:linear move;}',
  ]);
});

it('needs every element of a selector', () => {
  const css = '.card table{top:0}.card>b::before{top:1px}table,a:hover{top:2px}.card *{top:3px}';
  expect(used(css, '<p class="card">')).toBe('.card>b::before{top:1px;}a:hover{top:2px;}.card *{top:3px;}');
});

it('takes a whole sheet as it is', () => {
  const css = '.card{top:0;}@font-face{font-family:A;src:url(/a.woff2)}@keyframes move{to{top:1px}}';
  expect(wholeStyles(parsedStyles(css))).toBe(css);
});

it('knows whether one of the fonts draws a character of the page', () => {
  const fonts = parsedStyles('@font-face{unicode-range:U+41-43,U+1F600}@font-face{unicode-range:U+E4}:root{top:0}');
  expect(['x', 'B', '\u{1f600}', 'ä'].map((text) => drawsAny(fonts, markupOf(text)))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

it('finds elements, classes, data attributes and custom properties', () => {
  const { names } = markupOf(
    '<div class="a b"><svg id="x" data-on class="c" data-size="s" style="top:var(--y)"></svg></div>',
  );
  expect([...names].toSorted()).toEqual(
    ['div', 'svg', '.a', '.b', '.c', '[data-on]', '[data-on=]', '[data-size]', '[data-size=s]', '--y'].toSorted(),
  );
});
