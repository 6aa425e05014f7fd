import { getMetadataStorage } from 'class-validator';
import { isHidden } from '../../core/http/field-rules.ts';

/** What a text of the content is, by the decorator of its field. */
const fieldKinds = ['text', 'texts', 'richText', 'code', 'link', 'image', 'images', 'pick', 'picks'] as const;
type DeclaredKind = (typeof fieldKinds)[number];
type ListKind = 'texts' | 'images' | 'picks';
/** Entries of a list are texts and images of their own. */
type FieldKind = Exclude<DeclaredKind, ListKind>;

/** A text that visitors or machines read, and where it stands. */
export interface FoundField {
  /** Such as `blocks.2.html` or `heroImages.0`. */
  readonly path: string;
  readonly kind: FieldKind;
  /** Never empty. */
  readonly value: string;
  /** The object that holds the field, and the field's name in it. */
  readonly owner: object;
  readonly name: string;
  /** The place in a list of texts or images. */
  readonly index?: number;
}

const kindsByClass = new Map<unknown, ReadonlyMap<string, DeclaredKind | null>>();

/** Of every field of the class; null: it holds no text. */
function kindsOf(value: object): ReadonlyMap<string, DeclaredKind | null> {
  const known = kindsByClass.get(value.constructor);
  if (known) return known;
  const rules = getMetadataStorage().getTargetValidationMetadatas(value.constructor, '', false, false);
  const kinds = new Map<string, DeclaredKind | null>();
  for (const { name, propertyName } of rules) {
    if (isKind(name)) kinds.set(propertyName, name);
    else if (!kinds.has(propertyName)) kinds.set(propertyName, null);
  }
  kindsByClass.set(value.constructor, kinds);
  return kinds;
}

const isKind = (name: string | undefined): name is DeclaredKind => fieldKinds.some((kind) => kind === name);

/** Whether the object's class declares the field, filled or not. */
export const declares = (owner: object, name: string): boolean => kindsOf(owner).has(name);

/** The text of a field; empty when it holds none. */
export function textOf(owner: object, name: string): string {
  const value: unknown = Reflect.get(owner, name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Every filled text of a content, made by its class, in the order of the page. What is hidden is left out. */
export function fieldsIn(owner: object, parent = ''): FoundField[] {
  const kinds = kindsOf(owner);
  return Object.entries(owner).flatMap(([name, value]: [string, unknown]): FoundField[] => {
    const path = parent === '' ? name : `${parent}.${name}`;
    if (Array.isArray(value)) {
      return value.flatMap((entry: unknown, index) =>
        entriesIn(entry, { owner, name, index, path: `${path}.${index}` }),
      );
    }
    const kind = kinds.get(name);
    if (typeof value === 'string') {
      return isSingle(kind) && value.trim() !== '' ? [{ path, kind, value, owner, name }] : [];
    }
    return isObject(value) ? fieldsIn(value, path) : [];
  });
}

function entriesIn(entry: unknown, place: Pick<FoundField, 'owner' | 'name' | 'path'> & { index: number }) {
  if (isObject(entry)) return isHidden(entry) ? [] : fieldsIn(entry, place.path);
  if (typeof entry !== 'string' || entry.trim() === '') return [];
  return [{ ...place, kind: entryKinds[kindsOf(place.owner).get(place.name) ?? 'texts'] ?? 'text', value: entry }];
}

const entryKinds: Readonly<Partial<Record<DeclaredKind, FieldKind>>> = { images: 'image', picks: 'pick' };
const isSingle = (kind: DeclaredKind | null | undefined): kind is FieldKind =>
  kind != null && kind !== 'texts' && kind !== 'images' && kind !== 'picks';
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
