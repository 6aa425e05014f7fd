import { isEmpty } from './field-rules.ts';
import { classWithin, specsOf, type Class, type FieldSpec } from './field-spec.ts';

/** A field of a content that holds something. */
export interface FoundValue {
  /** Such as `blocks.2.items.0.title`. */
  readonly path: string;
  readonly spec: FieldSpec;
  readonly value: unknown;
  /** The object that holds the field. */
  readonly owner: object;
}

/** Every field of a content at any depth, in the order of its classes; lists are entered as far as `enters` says. */
export function* valuesIn(
  type: Class,
  owner: object,
  enters: (entry: unknown) => boolean = () => true,
  parent = '',
): Generator<FoundValue> {
  for (const spec of specsOf(type)) {
    const value: unknown = Reflect.get(owner, spec.name);
    if (isEmpty(value)) continue;
    const path = parent + spec.name;
    yield { path, spec, value, owner };
    const entries = Array.isArray(value) ? (value as unknown[]) : [value];
    for (const [index, entry] of entries.entries()) {
      const inner = classWithin(spec, entry);
      const place = spec.kind === 'group' ? `${path}.` : `${path}.${index}.`;
      if (inner && enters(entry)) yield* valuesIn(inner, entry as object, enters, place);
    }
  }
}

/** The value of one field, or the same when nothing changes it. */
type Change = (spec: FieldSpec, value: unknown, path: string) => unknown;

/** The same content with fields changed, those inside it after their own; a field that becomes undefined is left out. */
export function withValues<T extends object>(type: Class, content: T, change: Change, parent = ''): T {
  const changes: Record<string, unknown> = {};
  for (const spec of specsOf(type)) {
    const value: unknown = Reflect.get(content, spec.name);
    const path = parent + spec.name;
    const next = inside(spec, change(spec, value, path), change, path);
    if (next !== value) changes[spec.name] = next;
  }
  if (Object.keys(changes).length === 0) return content;
  return Object.fromEntries(Object.entries({ ...content, ...changes }).filter(([, value]) => value !== undefined)) as T;
}

function inside(spec: FieldSpec, value: unknown, change: Change, path: string): unknown {
  if (spec.kind === 'group') {
    const own = classWithin(spec, value);
    return own ? withValues(own, value as object, change, `${path}.`) : value;
  }
  if (!Array.isArray(value)) return value;
  const list: readonly unknown[] = value;
  const next = list.map((entry, index) => {
    const type = classWithin(spec, entry);
    return type ? withValues(type, entry as object, change, `${path}.${index}.`) : entry;
  });
  return next.some((entry, index) => entry !== list[index]) ? next : value;
}
