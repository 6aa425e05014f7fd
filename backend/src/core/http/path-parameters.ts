import { Param, ParseUUIDPipe } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { Problem } from './problem.ts';

const noUuid = () => new Problem('invalid_input', { detail: 'Send a UUID as the id.' });
const noNumber = () => new Problem('invalid_input', { detail: 'Send a whole number.' });

/** A part of the path that is a UUID. */
export const UuidParam = (name: string) => Param(name, new ParseUUIDPipe({ exceptionFactory: noUuid }));
/** A part of the path that is a whole number. */
export const IntegerParam = (name: string) => Param(name, { transform: readInteger });

/** Only the usual spelling of a number counts: neither `01` nor `1e0`. */
function readInteger(text: string): number {
  if (!/^(0|-?[1-9]\d{0,14})$/.test(text)) throw noNumber();
  return Number(text);
}

export function requireUuid(id: string): void {
  if (!isUUID(id)) throw noUuid();
}
