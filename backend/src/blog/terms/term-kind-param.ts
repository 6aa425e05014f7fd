import { Param, ParseEnumPipe } from '@nestjs/common';
import { Problem } from '../../core/http/problem.ts';
import { termKinds } from './blog-term.entity.ts';

const kinds = Object.fromEntries(termKinds.map((kind) => [kind, kind]));

/** A part of the path that is `category` or `tag`. */
export const TermKindParam = () =>
  Param('kind', new ParseEnumPipe(kinds, { exceptionFactory: () => new Problem('not_found') }));
