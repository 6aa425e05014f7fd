import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString } from 'class-validator';

interface FieldOptions {
  readonly max: number;
  /** Whether every form needs it. Default: false. */
  readonly always?: boolean;
  readonly lines?: 'one' | 'many';
  readonly description?: string;
}

/**
 * What somebody types into a form. Spaces around it are dropped; an empty field counts as left out. Whether it may be
 * missing, and how long it may be, says the published form.
 */
export function Typed({ max, always = false, lines = 'one', description }: FieldOptions) {
  const api = { type: String, maxLength: max, description };
  return applyDecorators(
    always ? ApiProperty({ ...api, minLength: 1 }) : ApiPropertyOptional(api),
    Transform(({ value }: { value: unknown }) => trimmed(value, lines), { toClassOnly: true }),
    IsOptional(),
    IsString({ message: 'Give a text.' }),
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
