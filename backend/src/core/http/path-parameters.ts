import { Param, ParseIntPipe, ParseUUIDPipe } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Problem } from './problem.ts';

const noUuid = () => new Problem('invalid_input', { detail: 'Send a UUID as the id.' });
const noNumber = () => new Problem('invalid_input', { detail: 'Send a whole number.' });

/** A part of the path that is a UUID. */
export const UuidParam = (name: string) => Param(name, new ParseUUIDPipe({ exceptionFactory: noUuid }));
/** A part of the path that is a whole number. */
export const IntegerParam = (name: string) => Param(name, new ParseIntPipe({ exceptionFactory: noNumber }));

export function requireUuid(id: string): void {
  if (!isUUID(id)) throw noUuid();
}
