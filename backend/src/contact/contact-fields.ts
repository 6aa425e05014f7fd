import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';

/** No control characters: what is one line cannot become two in a mail's header. */
const oneLine = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u;
/** Line breaks and tabs may be in it. */
const manyLines = /^(?:[\t\n]|[^\p{Cc}\p{Cs}])*$/u;

interface FieldOptions {
  readonly max: number;
  /** What is said when it is missing; without it the field may be left out. */
  readonly missing?: string;
  /** Whether it may be missing under a condition that stands beside this. Default: false. */
  readonly conditional?: boolean;
  readonly lines?: 'one' | 'many';
  readonly description?: string;
}

/** What somebody types into a form. Spaces around it are dropped; an empty optional field counts as left out. */
export function Typed({ max, missing, conditional = false, lines = 'one', description }: FieldOptions) {
  const api = { type: String, maxLength: max, description };
  return applyDecorators(
    missing === undefined || conditional ? ApiPropertyOptional(api) : ApiProperty({ ...api, minLength: 1 }),
    Transform(({ value }: { value: unknown }) => trimmed(value, lines), { toClassOnly: true }),
    IsString({ message: missing ?? 'Give a text.' }),
    MaxLength(max, { message: `Use at most ${max.toLocaleString('en-US')} characters.` }),
    Matches(lines === 'one' ? oneLine : manyLines, { message: 'Use no line breaks or control characters.' }),
    ...(missing === undefined ? [IsOptional()] : []),
  );
}

const trackedLimit = 120;

/** What came along with an address. */
export const Tracked = () => Shown({ max: trackedLimit, description: `Kept up to ${trackedLimit} characters.` });

/** What nobody typed: cut to size, dropped when it is no text, never a reason to refuse. */
export const Shown = ({ max, description }: Pick<FieldOptions, 'max' | 'description'>) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, description }),
    Transform(({ value }: { value: unknown }) => plain(value, max), { toClassOnly: true }),
    IsOptional(),
    IsString(),
  );

function plain(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  return (
    value
      .toWellFormed()
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, max)
      .toWellFormed() || undefined
  );
}

function trimmed(value: unknown, lines: 'one' | 'many'): unknown {
  if (typeof value !== 'string') return value;
  const text = lines === 'many' ? value.replace(/\r\n?/g, '\n').trim() : value.replace(/^[ \t]+|[ \t]+$/g, '');
  return text || undefined;
}
