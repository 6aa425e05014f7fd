import { numbers } from '../../testing/numbers';
import { isSameValue } from '../model/content-comparison';
import { mergeChanges, settle, type Choice } from './merge';

interface Row {
  readonly id?: string;
  /** Every text of an entry starts with its letter. */
  readonly question: string;
  readonly answer: string;
  readonly note: string;
}

const row = (letter: string): Row => ({ question: letter, answer: `${letter} answer`, note: `${letter} note` });
const withId = (letter: string): Row => ({ id: letter, ...row(letter) });
const edited = (entry: Row, by: string): Row => ({ ...entry, answer: `${entry.answer} ${by}` });
/** A copy has a new id. */
const isOwnId = (id: string | undefined) => id !== undefined && id.length < 36;
const lettersOf = ({ id, question, answer, note }: Row) =>
  new Set([isOwnId(id) ? id! : question, question, answer, note].map((text) => text.charAt(0)));
const merge = (base: unknown[], mine: unknown[], theirs: unknown[]) =>
  mergeChanges({ base: { rows: base }, mine: { rows: mine }, theirs: { rows: theirs } });

describe('rows with ids', () => {
  const [a, b, c] = [withId('a'), withId('b'), withId('c')];

  it('keep their own changes when the other side moved them', () => {
    const { merged, overlaps } = merge([a, b], [b, a], [edited(a, 'theirs'), edited(b, 'theirs')]);
    expect(merged.rows).toEqual([edited(b, 'theirs'), edited(a, 'theirs')]);
    expect(overlaps).toEqual([]);
  });

  it('name an overlap where the row is now', () => {
    const { overlaps } = merge([a, b], [edited(b, 'mine'), a], [a, edited(b, 'theirs')]);
    expect(overlaps.map(({ path }) => path)).toEqual(['rows.0.answer']);
  });

  it('are one question when both moved them differently, and both keeps each once', () => {
    const result = merge([a, b, c], [b, a, edited(c, 'mine')], [c, a, b]);
    expect(result.overlaps.map(({ path }) => path)).toEqual(['rows']);
    expect(settle(result, { rows: 'both' }).rows).toEqual([b, a, edited(c, 'mine')]);
  });

  it('are kept in both versions, one with an id of its own, when both changed one', () => {
    const result = merge([a, b, c], [edited(c, 'mine'), b, a], [edited(c, 'theirs'), edited(a, 'theirs')]);
    expect(result.overlaps.map(({ path }) => path)).toEqual(['rows']);
    const { rows } = settle(result, { rows: 'both' }) as { rows: Row[] };
    expect(rows.map(({ answer }) => answer)).toEqual([
      'c answer mine',
      'c answer theirs',
      'b answer',
      'a answer theirs',
    ]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(4);
  });

  it('are one question when one was deleted here and changed there', () => {
    expect(merge([a, b], [a], [a, edited(b, 'theirs')]).overlaps.map(({ path }) => path)).toEqual(['rows']);
  });

  it('merge a new title with an answer changed there', () => {
    const { merged, overlaps } = merge([a], [{ ...a, question: 'a, said better' }], [edited(a, 'theirs')]);
    expect(merged.rows).toEqual([{ ...edited(a, 'theirs'), question: 'a, said better' }]);
    expect(overlaps).toEqual([]);
  });

  it('keep what both added', () => {
    const [mine, theirs] = [withId('m'), withId('t')];
    expect(merge([a], [a, mine], [theirs, a]).merged.rows).toEqual([theirs, a, mine]);
  });
});

describe('rows without ids', () => {
  const [a, b] = [row('a'), row('b')];

  it('are one question when they were moved here and changed there', () => {
    const result = merge([a, b], [b, a], [edited(a, 'theirs'), edited(b, 'theirs')]);
    expect(result.overlaps.map(({ path }) => path)).toEqual(['rows']);
    expect(result.merged.rows).toEqual([b, a]);
  });

  it('are one question when one was replaced here and changed there', () => {
    expect(merge([a], [row('x')], [edited(a, 'theirs')]).overlaps.map(({ path }) => path)).toEqual(['rows']);
  });

  it('are one question when both changed one', () => {
    const both = merge([a], [{ ...a, question: 'a, said better' }], [edited(a, 'theirs')]);
    expect(both.overlaps.map(({ path }) => path)).toEqual(['rows']);
  });
});

describe.each([
  ['with ids', withId],
  ['without ids', row],
])('any two changes of a list %s', (_, make) => {
  const choices: readonly Choice[] = ['mine', 'theirs', 'both'];

  function change(start: readonly Row[], by: string, next: (below: number) => number): Row[] {
    const list = [...start];
    for (let step = next(4); step >= 0; step -= 1) {
      const at = next(list.length);
      const taken = list[at];
      const edit = next(5);
      if (edit === 0) list.splice(next(list.length + 1), 0, make(`${by}${step}`));
      else if (!taken) continue;
      else if (edit === 1) list.splice(at, 1);
      else if (edit === 2) list.splice(next(list.length), 0, ...list.splice(at, 1));
      else if (edit === 3) list[at] = edited(taken, by);
      else list[at] = { ...taken, note: `${taken.note} ${by}` };
    }
    return list;
  }

  it('never mix entries, double one or lose a change without asking', () => {
    const next = numbers(20);
    for (let run = 0; run < 3000; run += 1) {
      const base = ['a', 'b', 'c', 'd'].slice(0, next(5)).map(make);
      const [mine, theirs] = [change(base, 'm', next), change(base, 't', next)];
      const result = merge(base, mine, theirs);
      const described = JSON.stringify({ base, mine, theirs, result });
      const outcomes = choices.map((choice) =>
        settle(result, Object.fromEntries(result.overlaps.map(({ path }) => [path, choice]))),
      ) as { rows: Row[] }[];
      for (const { rows } of outcomes) if (rows.some((entry) => lettersOf(entry).size > 1)) throw new Error(described);
      if (result.overlaps.length > 0) continue;
      const merged = (result.merged as { rows: Row[] }).rows;
      if (new Set(merged.map(({ question }) => question)).size < merged.length) throw new Error(described);
      for (const side of [mine, theirs]) {
        const changed = side.filter((entry) => !base.some((other) => isSameValue(entry, other)));
        for (const { question, answer, note } of changed) {
          const kept = merged.find((entry) => entry.question === question);
          const before = base.find((entry) => entry.question === question);
          const isKept = (text: string, was: string | undefined, now: string | undefined) =>
            text === was || text === now;
          if (!isKept(answer, before?.answer, kept?.answer) || !isKept(note, before?.note, kept?.note))
            throw new Error(described);
        }
      }
    }
  });
});
