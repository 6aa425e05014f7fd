import { plainText } from './plain-text';

/** Two columns fit a phone as they are. */
const fewest = 3;
/** Three values have room beside each other if each is a phrase. */
const mostBeside = 4;
const phrase = 60;

/** How a phone shows a table of so many columns with these texts (TableFrame.module.css). */
export function narrowForm(columns: number, texts: readonly string[]): 'beside' | 'stacked' | undefined {
  if (columns < fewest) return undefined;
  const hasRoom = columns < mostBeside || (columns === mostBeside && texts.every(({ length }) => length <= phrase));
  return hasRoom ? 'beside' : 'stacked';
}

/** A table that holds no other. */
const table = /<table\b(?:(?!<table\b)[\s\S])*?<\/table\s*>/gi;
const row = /<tr\b[^>]*>[\s\S]*?<\/tr\s*>/gi;
const cell = /<(t[dh])\b([^>]*)>([\s\S]*?)<\/t[dh]\s*>/gi;

/** Prepares tables with a row of heads for phones: names the columns in the cells. Merged cells have no one column. */
export const withNarrowForms = (html: string): string =>
  html.replace(table, (written) => {
    const [heads = ''] = written.match(row) ?? [];
    const names = textsIn(heads);
    const form = narrowForm(names.length, textsIn(written));
    if (!form || /<td\b/i.test(heads) || /\b(?:col|row)span=/i.test(written)) return written;
    return written
      .replace(/<table\b/i, `<table data-narrow="${form}"`)
      .replace(row, (line) => (line === heads ? line.replace(/<tr\b/i, '<tr data-heads') : withNames(line, names)));
  });

const textsIn = (html: string) => [...html.matchAll(cell)].map(([, , , text = '']) => plainText(text));

function withNames(line: string, names: readonly string[]): string {
  let column = 0;
  return line.replace(cell, (written, tag: string, attributes: string, content: string) => {
    const name = names[column++];
    // One element beside the name, whatever the cell holds.
    return column > 1 && name
      ? `<${tag}${attributes} data-column="${escaped(name)}"><div>${content}</div></${tag}>`
      : written;
  });
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
