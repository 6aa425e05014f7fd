import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { cleanOwnerHtml } from './owner-html-clean.ts';

const page = (html: string) => `<!doctype html><html><head><title>x</title>${html}</head><body><div id="root"></div>`;

/** Where the page's own element ends up: the path of elements above it. */
function placeOfRoot(html: string, scriptingEnabled: boolean): string[] | null {
  const find = (node: DefaultTreeAdapterTypes.Node, above: readonly string[]): string[] | null => {
    if ('attrs' in node && node.attrs.some(({ value }) => value === 'root')) return [...above];
    const children = 'childNodes' in node ? node.childNodes : [];
    for (const child of children) {
      const found = find(child, 'tagName' in node ? [...above, node.tagName] : above);
      if (found) return found;
    }
    return null;
  };
  return find(parse(page(html), { scriptingEnabled }), []);
}

it.each([
  '<script>track()</script>',
  '<script async src=https://a.example/x.js></script> ',
  '',
  '<meta name="verification" content="a&amp;b"><link rel="preconnect" href="https://a.example">',
  '<style>a > b { color: red }</style>',
  '<noscript><img src="https://a.example/p.gif" alt=""></noscript>',
  '<script>if (1 < 2 && "</p>") a()</script>\n<!-- note -->\n<script>b()</script>',
  '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>',
])('leaves %s as it is', (html) => {
  expect(cleanOwnerHtml(html)).toEqual({ html, dropped: [] });
});

const attacks: readonly (readonly [html: string, dropped: readonly string[]])[] = [
  ['<plaintext>', ['<plaintext>']],
  ['<p>a<xmp>b', ['<xmp>']],
  ['<noembed>', ['<noembed>']],
  ['<noframes>', ['<noframes>']],
  ['<frameset><frame src="https://evil.example"></frameset>', ['<frameset>', '<frame>']],
  ['<svg><![CDATA[', []],
  ['<svg><desc><plaintext>', ['<plaintext>']],
  ['<math><mtext><plaintext>', ['<plaintext>']],
  ['<p title="', []],
  [`<p title='a" b`, []],
  ['<p a="1" a="2" =x <b', []],
  ['<!--', []],
  ['<!-- a --!> <!-', []],
  ['<script>a()', []],
  ['<script><!--<script>', ['<script>']],
  ['<script><!--<script></script>', []],
  ['<style><!--', []],
  ['<textarea>', []],
  ['<title>', []],
  ['<iframe>', []],
  ['<select><option>', []],
  ['<table><tr><td>', []],
  ['<template><b>', []],
  ['<meta http-equiv="refresh" content="0;url=https://evil.example">', ['<meta http-equiv>']],
  ['<META HTTP-EQUIV=refresh content=0>', ['<meta http-equiv>']],
  ['<noscript><meta http-equiv=refresh content=0></noscript>', ['<meta http-equiv>']],
  ['<noscript><plaintext></noscript>', ['<plaintext>']],
  ['<noscript><img alt="</noscript><plaintext>"></noscript>', ['<noscript>']],
  ['<noscript><style></noscript><plaintext></style></noscript>', ['<noscript>']],
  ['<base href="https://evil.example/">', ['<base>']],
  ['<template><base href="https://evil.example/"></template>', ['<base>']],
  ['<body onload="a()"><html><head>', ['<body>', '<html>', '<head>']],
  ['</head></body></html></div></script>', []],
  ['<a><b><p></a></b><i>', []],
];

it.each(attacks)('THR-83 keeps %s from taking in the page', (attack, dropped) => {
  const clean = cleanOwnerHtml(attack);
  expect(clean.dropped).toEqual(dropped);
  for (const scripting of [true, false]) {
    expect(placeOfRoot(clean.html, scripting)).toEqual(['html', 'body']);
    expect(clean.html).not.toMatch(/<(plaintext|xmp|base|frameset)\b|<meta[^>]*http-equiv/i);
  }
  // Cleaning again changes nothing.
  expect(cleanOwnerHtml(clean.html)).toEqual({ html: clean.html, dropped: [] });
});

it('refuses what is nested too deeply before its parsing takes long', () => {
  const deep = `<p>a</p>${'<div>'.repeat(20_000)}`;
  expect(cleanOwnerHtml(deep)).toEqual({ html: '', dropped: ['more than 100 levels of elements'] });
});

it('refuses an element of too many attributes before its parsing takes long', () => {
  const names = Array.from({ length: 20_000 }, (_, index) => index.toString(36));
  for (const html of [
    `<a ${names.join(' ')}>`,
    `<a ${names.join('=">" ')}>`,
    `<svg><script><a ${names.join('/')}></svg>`,
  ]) {
    expect(cleanOwnerHtml(html)).toEqual({ html: '', dropped: ['more than 500 attributes of an element'] });
  }
});

it.each(['<a>', '<b><a></b>', '<table><b>x</table>', '<p><font>'])(
  'refuses %s without end before its parsing takes long',
  (part) => {
    expect(cleanOwnerHtml(part.repeat(20_000)).dropped).toEqual(['more than 5,000 elements']);
  },
);
