type Class = abstract new () => object;

/** What a field of content holds, for work that goes through content of any type. */
export type FieldKind =
  /** `label`: the field that says what the link is called, where the two make a button. */
  | { readonly kind: 'link'; readonly label?: string | undefined }
  /** Documents of one type, one or a list: each by its id, or by its slug, which stands below this path. */
  | { readonly kind: 'pick'; readonly under: string }
  | { readonly kind: 'richText' }
  | { readonly kind: 'group'; readonly of: () => Class }
  | { readonly kind: 'rows'; readonly of: () => Class }
  /** A list of objects whose `type` tells their class. */
  | { readonly kind: 'blocks'; readonly types: Readonly<Record<string, Class>> };

const kinds = new WeakMap<object, Map<string, FieldKind>>();

/** Notes what a field holds; part of the field's own decorator. */
export function HasKind(kind: FieldKind): PropertyDecorator {
  return (target, property) => {
    const own = kinds.get(target) ?? new Map<string, FieldKind>();
    kinds.set(target, own.set(String(property), kind));
  };
}

/** The fields of a class that hold links or other fields, those that it inherits first. */
export function kindsOf(type: Class): [name: string, kind: FieldKind][] {
  const found: [string, FieldKind][] = [];
  for (let level = type.prototype as object | null; level; level = Object.getPrototypeOf(level) as object | null) {
    found.unshift(...(kinds.get(level) ?? []));
  }
  return found;
}
