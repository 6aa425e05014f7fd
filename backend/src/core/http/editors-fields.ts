import { applyDecorators } from '@nestjs/common';
import { Flag, Text } from './fields.ts';

const names = new Set<string>();

/** Properties that are for editors alone: no answer to visitors holds them, whatever their class. */
export const editorsProperties: ReadonlySet<string> = names;

const forEditors: PropertyDecorator = (_target, property) => void names.add(String(property));
const described = (what: string) => `${what} For editors: visitors’ answers leave it out.`;

/** Whether the person who is quoted agreed to it. */
export const ConsentOnFile = () =>
  applyDecorators(forEditors, Flag({ description: described('The person agreed in writing.') }));

/** What proves a claim. */
export const Evidence = () =>
  applyDecorators(forEditors, Text({ max: 300, description: described('What proves it.') }));
