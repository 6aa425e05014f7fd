/** @jest-environment node */
import { namesIn, parsedStyles, usedStyles } from './used-styles';

const used = (css: string, ...names: string[]) => usedStyles(parsedStyles(css), new Set(['a', 'b', ...names]));

it('keeps the rules of present classes, whatever their state, in order', () => {
  const css = 'a{color:red}.card:hover>.title[data-open]{top:0}.menu{top:1px}.card{left:0}';
  expect(used(css, '.card', '.title')).toBe('a{color:red;}.card:hover>.title[data-open]{top:0;}.card{left:0;}');
});

it('needs every class of a selector, and drops single selectors of a list', () => {
  expect(used('.dark .card,.card .menu,.menu{top:0}', '.card', '.dark')).toBe('.dark .card{top:0;}');
});

it('takes classes inside functions as alternatives', () => {
  const css = '.card:is(.a,.b){top:0}.card:not(.c){left:0}:where(.a) b{top:1px}.menu:not(.card){top:2px}';
  expect(used(css, '.card')).toBe('.card:is(.a,.b){top:0;}.card:not(.c){left:0;}:where(.a) b{top:1px;}');
});

it('drops a condition that holds nothing, and follows nested rules', () => {
  const css = '@media print{.menu{top:0}}@media print{.card{top:0;& .menu{top:1px}&:hover{top:2px}}}';
  expect(used(css, '.card')).toBe('@media print{.card{top:0;&:hover{top:2px;}}}');
});

it('keeps animations and fonts as they are', () => {
  const css = '@keyframes move{0%{top:0}to{top:1px}}@font-face{font-family:A;src:url(/a.woff2)}';
  expect(used(css)).toBe(css);
});

it('needs every element of a selector', () => {
  expect(used('.card table{top:0}.card>b::before{top:1px}table,a:hover{top:2px}.card *{top:3px}', '.card')).toBe(
    '.card>b::before{top:1px;}a:hover{top:2px;}.card *{top:3px;}',
  );
});

it('takes everything when no classes are given', () => {
  expect(usedStyles(parsedStyles('.card{top:0}'))).toBe('.card{top:0;}');
});

it('finds all elements and their classes', () => {
  expect([...namesIn('<div class="a b"><svg id="x" class="c"></svg></div>')]).toEqual(['div', 'svg', '.a', '.b', '.c']);
});
