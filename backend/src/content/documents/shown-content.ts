import { isHidden, isRecord } from '@20x/shared/hidden';
import { classWithin, specsOf, type Class, type FieldSpec } from '../../core/fields/field-spec.ts';

/** What visitors get of a content: without what is hidden or for editors alone, at any depth, and mostly without the ids of rows. */
export function shownContent<T extends object>(type: Class, content: T): T {
  const specs = new Map(specsOf(type).map((spec) => [spec.name, spec]));
  const shown = Object.entries(content).flatMap(([name, value]: [string, unknown]) => {
    const spec = specs.get(name);
    if (spec?.editorsOnly) return [];
    return [[name, spec ? shownValue(spec, value) : value]];
  });
  return Object.fromEntries(shown) as T;
}

function shownValue(spec: FieldSpec, value: unknown): unknown {
  if (!Array.isArray(value)) return shownObject(spec, value);
  const shown = value.filter((entry) => !isHidden(entry)).map((entry) => shownObject(spec, entry));
  return spec.kind === 'rows' && !spec.keepsIds ? shown.map((row) => (isRecord(row) ? withoutId(row) : row)) : shown;
}

function shownObject(spec: FieldSpec, value: unknown): unknown {
  const type = classWithin(spec, value);
  return type ? shownContent(type, value as object) : value;
}

const withoutId = ({ id: _, ...values }: { readonly id?: unknown }) => values;

/** Whether a path such as `blocks.2.items.0.title` leads into something hidden. */
export function liesInHidden(content: unknown, path: string): boolean {
  let value = content;
  return path.split('.').some((part) => {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined;
    return isHidden(value);
  });
}
