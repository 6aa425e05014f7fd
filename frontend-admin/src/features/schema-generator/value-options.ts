import { isEntity, typesOf, type Entity } from '@20x/shared/structured-data/graph';
import type { DataIssue } from '@20x/shared/structured-data/issue';
import { partTypes, typeRules } from '@20x/shared/structured-data/rules';
import { propertyKinds, type ValueKind } from '@20x/shared/structured-data/value-rules';
import { isThingKind } from '@20x/shared/structured-data/values';

/** A thing of the page that others can refer to. */
export interface Reference {
  readonly id: string;
  readonly type: string;
  readonly label: string;
}

/** What the fields of a form know of the graph. */
export interface FormFacts {
  readonly issues: readonly DataIssue[];
  readonly references: readonly Reference[];
}

export interface NestedFormProps {
  readonly thing: Entity;
  readonly type: string;
  readonly where: string;
  readonly facts: FormFacts;
  readonly onChange: (thing: Entity) => void;
}

/** What the value of a property can be entered as. */
export interface ValueOptions {
  /** The kind of a simple value; null: only things fit. */
  readonly simple: ValueKind | null;
  /** Types of things with a form. */
  readonly types: readonly string[];
  readonly references: readonly Reference[];
  /** What an empty field asks for first; null: the person chooses. */
  readonly first: Shape | null;
}

/** How a value is entered: as text, as a thing of a type, or as a reference. */
export type Shape =
  { readonly as: 'text' } | { readonly as: 'reference' } | { readonly as: 'thing'; readonly type: string };

/** The types that a page can be about, by their names. */
export const offeredTypes: readonly string[] = Object.keys(typeRules)
  .filter((name) => !partTypes.includes(name))
  .toSorted((one, other) => one.localeCompare(other));

export function optionsOf(type: string, name: string, known: readonly Reference[]): ValueOptions {
  const rule = typeRules[type];
  const kinds = rule?.things?.[name] ?? propertyKinds[name] ?? ['text'];
  const things = kinds.filter(isThingKind);
  const isAny = things.includes('Thing');
  const types = isAny ? offeredTypes : things.filter((thing) => thing in typeRules);
  const simple = kinds.find((kind) => !isThingKind(kind)) ?? null;
  const references = known.filter((one) => isAny || things.some((thing) => thing === one.type));
  const isAsked = rule?.required.includes(name) ?? false;
  const [kind] = kinds;
  const [only] = types;
  const isThingFirst = kind !== undefined && isThingKind(kind) && !isAny;
  const first: Shape | null =
    isThingFirst && isAsked && only
      ? { as: 'thing', type: only }
      : simple === null || isThingFirst
        ? null
        : { as: 'text' };
  return { simple, types, references, first };
}

/** How a value that is there is entered. */
export function shapeOf(value: unknown, { first }: Pick<ValueOptions, 'first'>): Shape | null {
  if (value === undefined) return first;
  if (!isEntity(value)) return { as: 'text' };
  if ('@id' in value && Object.keys(value).length === 1) return { as: 'reference' };
  return { as: 'thing', type: typesOf(value)[0] ?? 'Thing' };
}

/** What a value of a shape begins with; undefined: nothing. */
export function startOf(shape: Shape | null): unknown {
  if (shape?.as === 'thing') return { '@type': shape.type };
  return shape?.as === 'reference' ? { '@id': '' } : undefined;
}

export const referencesIn = (graph: readonly Entity[], names: readonly string[]): readonly Reference[] =>
  graph.flatMap((entity, index) => {
    const { '@id': id, name } = entity;
    const type = typesOf(entity)[0];
    if (typeof id !== 'string' || type === undefined) return [];
    const label = names[index] ?? type;
    return [{ id, type, label: typeof name === 'string' ? `${label}: ${name}` : label }];
  });

/** "Date published", "Content URL" */
export const propertyWords = (name: string): string => {
  const words = name.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  return (words.charAt(0).toUpperCase() + words.slice(1)).replace(/\burl\b/i, 'URL');
};

export const placeholders: Readonly<Partial<Record<ValueKind, string>>> = {
  url: 'https://…',
  date: '2026-11-24',
  price: '12.50',
  currency: 'USD',
  duration: 'PT2M30S',
};

const longTexts = ['description', 'text', 'reviewBody', 'articleBody'];
export const isLong = (name: string): boolean => longTexts.includes(name);
