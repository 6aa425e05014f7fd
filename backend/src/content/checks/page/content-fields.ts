import { isHidden } from '@20x/shared/hidden';
import { isWords, type Class, type FieldSpec } from '../../../core/fields/field-spec.ts';
import { valuesIn } from '../../../core/fields/field-walk.ts';

/** A filled text, link or address of a content; entries of a list are found one by one. */
export interface FoundField {
  /** Such as `blocks.2.html` or `heroImages.0`. */
  readonly path: string;
  readonly spec: FieldSpec;
  /** text: words that visitors or search engines read. */
  readonly kind: 'text' | 'richText' | 'link' | 'image' | 'pick';
  /** Never empty. */
  readonly value: string;
  /** The object that holds the field. */
  readonly owner: object;
  /** The place in a list of texts or images. */
  readonly index?: number;
}

const kinds: Readonly<Partial<Record<FieldSpec['kind'], FoundField['kind']>>> = {
  text: 'text',
  texts: 'text',
  richText: 'richText',
  link: 'link',
  image: 'image',
  images: 'image',
  pick: 'pick',
  picks: 'pick',
};

export const classOf = (owner: object) => owner.constructor as Class;

/** The text of a field; empty when it holds none. */
export function textOf(owner: object, name: string): string {
  const value: unknown = Reflect.get(owner, name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Every filled field of these kinds in a content, made by its class, in the order of the page. What is hidden is left out. */
export function fieldsIn(content: object): FoundField[] {
  return [...valuesIn(classOf(content), content, (entry) => !isHidden(entry))].flatMap(
    ({ path, spec, value, owner }): FoundField[] => {
      const kind = kinds[spec.kind];
      if (!kind || (kind === 'text' && !isWords(spec))) return [];
      if (typeof value === 'string') return isFilled(value) ? [{ path, spec, kind, value, owner }] : [];
      if (!Array.isArray(value)) return [];
      return value.flatMap((entry: unknown, index) =>
        isFilled(entry) ? [{ path: `${path}.${index}`, spec, kind, value: entry, owner, index }] : [],
      );
    },
  );
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
