import type { FieldInput } from '@20x/shared/field-inputs';
import type { FieldForm } from './field-rules.ts';

export type Class = abstract new () => object;

/** What people read about a field, and what work over content of any type has to know of it. */
export interface Shown {
  /** "Starts at", as forms, errors and differences call the field. */
  readonly label: string;
  /** One sentence below the field. */
  readonly help?: string;
  /** Half fields are paired where there is room, and thirds put in threes. Default: full. */
  readonly width?: 'half' | 'third';
  /**
   * title: names the row, the section or the document. introduction: describes the page when nothing else does. cover:
   * its picture in lists and social networks. focus: what people search for who shall find the document. icon: marks it
   * in lists. menu: whether the site's menu lists it. due: the day on which someone should check the document again.
   */
  readonly role?: 'title' | 'introduction' | 'cover' | 'focus' | 'icon' | 'menu' | 'due';
  /**
   * Lists of documents show the field and filter by its values, as they are written. column: in a column of its own.
   * labels: a list of texts that are added to and removed from several documents at once. Default: false.
   */
  readonly facet?: true | 'column' | 'labels';
  /** A new section on the page begins the field with words in brackets. Default: false. */
  readonly starts?: boolean;
  /** What visitors get while the field is empty. Of a flag: `on` or `off`. */
  readonly fallback?: string;
  /** Name of the control that the admin draws instead of the usual one. */
  readonly view?: string;
  /** Name of what the admin says or offers below the field. */
  readonly note?: string;
  /** The page makes something else of the text than its characters. Default: it shows them as they are. */
  readonly asIs?: false;
  /** The text names something for programs, such as a color: nobody reads it. Default: people read it. */
  readonly words?: false;
  /** The part of the page or form that the field belongs to; a dot leads to a part within it. `publishing`: the dialog of publishing asks for it. */
  readonly part?: string;
  /** Few people fill it in: forms fold it away while it is empty. Default: false. */
  readonly rare?: true;
  /** The field beside it, and the values of it with which this one means something. An empty value is ''. */
  readonly when?: { readonly field: string; readonly is: readonly string[] };
  /** Answers to visitors leave the field out. Default: false. */
  readonly editorsOnly?: boolean;
  /** Answers to visitors keep the ids of the rows of the list. Default: false. */
  readonly keepsIds?: true;
  /** The field beside it whose claim this one proves. */
  readonly proves?: string;
  /** The field beside it whose value visitors get while this one is empty. */
  readonly repeats?: string;
  /** Only the server can write the field into a page's document. Default: false. */
  readonly serverOnly?: true;
}

/** What a field of content holds. */
type Held =
  | { readonly kind: 'code' | 'richText' | 'address' | 'email' | 'anchor' }
  /** `placeOn`: the path of the page on which it names the place that is linked. */
  | { readonly kind: 'text'; readonly placeOn?: string | undefined }
  | { readonly kind: 'choice' | 'choices' | 'number' | 'day' | 'time' | 'zone' }
  /** `names`: the field beside it with the label of the button that they belong to. `leadsTo`: what most links there lead to. */
  | { readonly kind: 'link' | 'flag'; readonly names?: string | undefined; readonly leadsTo?: 'file' | undefined }
  | ({ readonly kind: 'image' | 'images' } & Described)
  | { readonly kind: 'texts' }
  /** Documents of one content type, each by its id or its slug. */
  | { readonly kind: 'pick' | 'picks'; readonly target: string }
  | { readonly kind: 'group' | 'rows'; readonly of: () => Class }
  /** A list of objects whose `type` names their class. */
  | { readonly kind: 'blocks'; readonly types: () => Readonly<Record<string, Class>> };

/** The fields beside an image that describe it, or its list of images one by one, and that say that it needs no words. */
interface Described {
  readonly alt?: string | undefined;
  readonly caption?: string | undefined;
  readonly decorative?: string | undefined;
}

interface Limits {
  /** Publishing refuses an empty value. */
  readonly required?: boolean;
  readonly min?: number | undefined;
  /** The greatest number, characters of a text or entries of a list that can be published. */
  readonly max?: number | undefined;
  /** How a value has to be written, beyond its type and size. */
  readonly form?: FieldForm;
}

/** Facts that only some inputs have. */
interface InputFacts {
  /** Default: that of the kind. */
  readonly input?: FieldInput;
  /** One entry of a list, or what is picked, in lower case: "question", "a post". */
  readonly item?: string;
  /** Of a list: visitors get so many of the rows that are not hidden. Default: all. */
  readonly shows?: number;
  /** Single entries of a list can be hidden. */
  readonly hides?: boolean | undefined;
  /** The words for each value, and for an empty one. */
  readonly choices?: Readonly<Record<string, string>>;
  readonly none?: string;
  /** Name of a set of icons. */
  readonly icons?: string;
  /** The list of column names for a row of cells: so many parts of the path up, then this field. */
  readonly columns?: { readonly up: number; readonly field: string };
  /** Of a rich text: bold, links and lists alone. */
  readonly tools?: 'few';
  readonly readOnly?: boolean;
}

/** The facts of a kind of field, some of which a class may say in another way. */
export type KindFacts = Held & Partial<Shown> & Limits & InputFacts;
export type FieldFacts = KindFacts & Shown;
/** Everything that is known of one field of content. */
export type FieldSpec = FieldFacts & { readonly name: string };
export type FieldKind = FieldSpec['kind'];

const registry = new WeakMap<object, Map<string, FieldSpec>>();

/** Registers a field; part of the field's own decorator. */
export const hasSpec =
  (facts: FieldFacts): PropertyDecorator =>
  (target, property) => {
    const spec = { ...facts, name: String(property) };
    const own = registry.get(target) ?? new Map<string, FieldSpec>();
    registry.set(target, own.set(spec.name, spec));
  };

/** The fields that a class declares itself, in their order. */
export const ownSpecsOf = (type: Class): readonly FieldSpec[] => [
  ...(registry.get(type.prototype as object)?.values() ?? []),
];

const known = new WeakMap<Class, readonly FieldSpec[]>();

/** The fields of a class, inherited ones first; one that is declared again keeps its place. */
export function specsOf(type: Class): readonly FieldSpec[] {
  const found = known.get(type);
  if (found) return found;
  const base = baseOf(type);
  const specs = new Map((base ? specsOf(base) : []).map((spec) => [spec.name, spec]));
  for (const spec of ownSpecsOf(type)) specs.set(spec.name, spec);
  const all = [...specs.values()];
  known.set(type, all);
  return all;
}

/** The class that this one extends. */
export function baseOf(type: Class): Class | undefined {
  const base: unknown = Object.getPrototypeOf(type);
  return typeof base === 'function' && base !== Function.prototype ? (base as Class) : undefined;
}

export const specOf = (type: Class, name: string): FieldSpec | undefined =>
  specsOf(type).find((spec) => spec.name === name);

/** The field of the class with that role. */
export const fieldWithRole = (type: Class, wanted: FieldSpec['role']): string | undefined =>
  specsOf(type).find(({ role }) => role === wanted)?.name;

/** The field that names an object of the class. */
export const titleFieldOf = (type: Class): string | undefined => fieldWithRole(type, 'title');

/** The class of a group, or of one entry of a list; undefined for what is no object or of an unknown type. */
export function classWithin(spec: FieldSpec, entry: unknown): Class | undefined {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return undefined;
  if (spec.kind === 'group' || spec.kind === 'rows') return spec.of();
  if (spec.kind !== 'blocks') return undefined;
  const [types, type] = [spec.types(), Reflect.get(entry, 'type') as unknown];
  return typeof type === 'string' && Object.hasOwn(types, type) ? types[type] : undefined;
}

/** What is typed freely, at any length until it is published. */
export const isTyped = ({ kind }: FieldSpec): boolean => kind === 'text' || kind === 'richText' || kind === 'code';

/** Texts that people read: no addresses, names of icons and the like. */
export const isWords = ({ kind, input, words }: FieldSpec): boolean =>
  (kind === 'text' || kind === 'texts' || kind === 'richText') && input !== 'icon' && words !== false;
