import { plainToInstance } from 'class-transformer';
import { validate, type ValidatorOptions } from 'class-validator';
import type { FieldError } from '../core/http/problem.ts';
import { fieldErrors } from '../core/http/validation.ts';

type Class<T extends object> = new () => T;

const shapeOnly: ValidatorOptions = { strictGroups: true, whitelist: true, forbidNonWhitelisted: true };
/** Every rule, those for publishing included. What an older version of the class stored is no reason to refuse. */
const everyRule: ValidatorOptions = { stopAtFirstError: true };

const check = async (type: Class<object>, content: object, options: ValidatorOptions): Promise<FieldError[]> =>
  fieldErrors(await validate(plainToInstance(type, content), options));

/** Types, sizes and unknown fields: what even unfinished work has to keep to. */
export const shapeErrors = (type: Class<object>, content: object) => check(type, content, shapeOnly);

/** Everything that visitors may rely on. */
export const publishErrors = (type: Class<object>, content: object) => check(type, content, everyRule);

/** As it is stored: plain JSON, in which a field that says nothing is absent. */
export function toStored(content: object): object {
  return JSON.parse(JSON.stringify(content, (_, value: unknown) => (value === null ? undefined : value))) as object;
}
