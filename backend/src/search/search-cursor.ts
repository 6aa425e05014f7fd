import { isUUID } from 'class-validator';
import { Problem } from '../core/http/problem.ts';

/** Where a page of results ended. */
export interface SearchCursor {
  /** Which of the ever looser readings of the words the results come from. */
  readonly reading: number;
  readonly score: number;
  readonly id: string;
}

export const writeCursor = ({ reading, score, id }: SearchCursor): string =>
  Buffer.from(`${reading} ${score} ${id}`).toString('base64url');

/** Throws for a text that is no cursor. */
export function readCursor(text: string): SearchCursor {
  const [reading = '', score = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ');
  const cursor = { reading: Number(reading), score: Number(score), id };
  if (/^[0-2]$/.test(reading) && score !== '' && Number.isFinite(cursor.score) && isUUID(id)) return cursor;
  const errors = [{ field: 'cursor', message: 'Use the `next` of the page before.' }];
  throw new Problem('invalid_input', { errors });
}
