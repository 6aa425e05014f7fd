import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidatorOptions } from 'class-validator';
import { Problem, type FieldError } from '../../core/http/problem.ts';
import { fieldErrors, reportedErrors } from '../../core/http/validation.ts';
import { entriesIn, keepUnknownBlocks } from '../blocks/unknown-block.ts';
import { liesInHidden } from './shown-content.ts';

type Class<T extends object> = new () => T;

const shapeOnly: ValidatorOptions = { strictGroups: true, whitelist: true, forbidNonWhitelisted: true };
/** Every rule, those for publishing included. What an older version of the class stored is no reason to refuse. */
const everyRule: ValidatorOptions = { stopAtFirstError: true };

const check = (instance: object, options: ValidatorOptions): FieldError[] =>
  fieldErrors(validateSync(instance, options));

interface Form {
  readonly stored: object;
  readonly errors: FieldError[];
}

/**
 * What a save keeps, and what speaks against it: types, sizes and unknown fields, to which even unfinished work keeps.
 * A section of a newer version passes if it is one of `kept`.
 */
export function checkedForm(type: Class<object>, content: object, kept: readonly unknown[] = []): Form {
  // The class makes HTML harmless; what was sent is never stored past it.
  const instance = plainToInstance(type, toStored(content));
  keepUnknownBlocks(instance, kept);
  return { stored: toStored(instance), errors: check(instance, shapeOnly) };
}

/** What a save keeps; refuses with the fields as the body of the request names them. */
export function checkedContent(type: Class<object>, content: object, kept?: readonly unknown[]): object {
  const { stored, errors } = checkedForm(type, content, kept);
  if (errors.length === 0) return stored;
  const named = errors.slice(0, reportedErrors).map(({ field, message }) => ({ field: `content.${field}`, message }));
  throw new Problem('invalid_input', { errors: named });
}

/** The same for what was stored by another version of the class: fields that are gone are left behind. */
export function fittedForm(type: Class<object>, content: object): Form {
  const stored = toStored(content);
  const instance = plainToInstance(type, stored);
  keepUnknownBlocks(instance, entriesIn(stored));
  const errors = check(instance, { ...shapeOnly, forbidNonWhitelisted: false });
  return { stored: toStored(instance), errors };
}

/** By class, the content that was asked about last: the answer to a save says what its publication asks again. */
const lastAsked = new Map<Class<object>, { readonly content: string; readonly errors: readonly FieldError[] }>();

/** What speaks against a publication. What is hidden may be unfinished. */
export function publishErrors(type: Class<object>, content: object): FieldError[] {
  const asked = JSON.stringify(content);
  const last = lastAsked.get(type);
  if (last?.content === asked) return [...last.errors];
  const errors = findPublishErrors(type, content);
  lastAsked.set(type, { content: asked, errors });
  return [...errors];
}

function findPublishErrors(type: Class<object>, content: object): FieldError[] {
  const instance = toInstance(type, content);
  keepUnknownBlocks(instance, entriesIn(content));
  return check(instance, everyRule).filter(({ field }) => !liesInHidden(instance, field));
}

/** What was stored, made by its class. */
export const toInstance = (type: Class<object>, content: object): object => plainToInstance(type, content);

/** As it is stored: plain JSON, in which a field that says nothing is absent. */
export function toStored(content: object): object {
  return JSON.parse(JSON.stringify(content, (_, value: unknown) => (value === null ? undefined : value))) as object;
}
