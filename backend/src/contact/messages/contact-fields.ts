import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional, IsString } from 'class-validator';
import {
  campaignLimit,
  contactFieldDefaults,
  type ContactFieldDefaults,
  type ContactFieldName,
} from '@20x/shared/contact-form/fields';
import { cutTo } from '@20x/shared/cut-to';
import type { Class } from '../../core/fields/field-spec.ts';

/**
 * A form field that visitors fill in. Surrounding spaces are dropped, and an empty field counts as left out. The
 * published form decides whether it is required and how long it may be.
 */
export function Typed(name: ContactFieldName, description?: string) {
  const { cap, control, required }: ContactFieldDefaults = contactFieldDefaults[name];
  const api = { type: String, maxLength: cap, description };
  return applyDecorators(
    required === 'always' ? ApiProperty({ ...api, minLength: 1 }) : ApiPropertyOptional(api),
    Transform(({ value }: { value: unknown }) => trimmed(value, control === 'textarea'), { toClassOnly: true }),
    IsOptional(),
    IsString({ message: 'Send text.' }),
  );
}

interface ShownOptions {
  readonly max: number;
  readonly description?: string;
}

/** A value from the address of the page. */
export const Tracked = () =>
  Shown({ max: campaignLimit, description: `Only the first ${campaignLimit} characters are stored.` });

/** A value that nobody typed: cut to size, and dropped when it is not a text. */
export const Shown = ({ max, description }: ShownOptions) =>
  applyDecorators(
    ApiPropertyOptional({ type: String, description }),
    Transform(({ value }: { value: unknown }) => plain(value, max), { toClassOnly: true }),
    IsOptional(),
    IsString(),
  );

const carried = new WeakMap<object, string[]>();

/** A value that a plain form sends along unseen: the page after a refusal sends it again. */
export const Carried = (): PropertyDecorator => (target, name) =>
  void carried.set(target, [...(carried.get(target) ?? []), String(name)]);

export const carriedFields = (type: Class): readonly string[] => carried.get(type.prototype as object) ?? [];

function plain(value: unknown, max: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.replace(/\p{Cc}/gu, ' ').trim();
  return cutTo(max, text) || undefined;
}

function trimmed(value: unknown, hasLines: boolean): unknown {
  if (typeof value !== 'string') return value;
  const text = hasLines ? value.replace(/\r\n?/g, '\n').trim() : value.replace(/^[ \t]+|[ \t]+$/g, '');
  return text || undefined;
}
