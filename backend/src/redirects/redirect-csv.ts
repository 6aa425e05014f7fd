import Papa from 'papaparse';
import { Problem } from '../core/http/problem.ts';
import type { TypedRule } from './checked-rules.ts';
import type { RedirectAnswer } from './redirect.dto.ts';

/** What other systems call the columns. */
const names: Readonly<Record<string, string>> = { source: 'from', target: 'to', code: 'status' };
const columns = ['from', 'to', 'status'] as const;
const mostLines = 20_000;

type Row = Readonly<Partial<Record<(typeof columns)[number] | 'regex', string>>>;

const refusal = (message: string) => new Problem('invalid_input', { errors: [{ field: 'csv', message }] });

/** The redirects of a file with a header line. */
export function readRedirectCsv(csv: string): TypedRule[] {
  const { data, errors, meta } = Papa.parse<Row>(csv.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (header) => {
      const name = header.trim().toLowerCase();
      return names[name] ?? name;
    },
  });
  const missing = columns.slice(0, 2).filter((name) => !meta.fields?.includes(name));
  if (missing.length > 0)
    throw refusal(`The first line has no column “${missing[0]}”. Begin the file with: from,to,status`);
  const [quotes] = errors.filter(({ type }) => type === 'Quotes');
  if (quotes) throw refusal(`Line ${(quotes.row ?? 0) + 2}: a quotation mark is missing.`);
  if (data.length === 0) throw refusal('The file has no redirects below its first line.');
  if (data.length > mostLines)
    throw refusal(`The file has ${data.length.toLocaleString('en-US')} redirects. Import at most 20,000 at once.`);
  return data.map((row, index) => ruleOf(row, index + 2));
}

function ruleOf({ from = '', to = '', status = '', regex = '0' }: Row, line: number): TypedRule {
  if (/^(1|true|yes)$/i.test(regex.trim()))
    throw refusal(`Line ${line}: patterns are not supported. Use an address such as /old-blog/*.`);
  const code = status.trim() === '' ? 301 : Number(status);
  return { from, to: to.trim() === '' ? null : to, status: code, place: `Line ${line}` };
}

export const writeRedirectCsv = (rows: readonly Pick<RedirectAnswer, 'from' | 'to' | 'status'>[]): string =>
  Papa.unparse({ fields: [...columns], data: rows.map(({ from, to, status }) => [from, to ?? '', status]) }) + '\r\n';
