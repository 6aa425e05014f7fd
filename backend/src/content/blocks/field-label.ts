import { classWithin, specOf, type Class, type FieldSpec } from '../../core/fields/field-spec.ts';
import { blockFactsOf } from './block-type.ts';

/**
 * What people call the field at a path such as `blocks.2.items.0.title`: "3. Cards → Card 1 → Title".
 * Blocks are known by their type, so the content is needed. What is no field keeps its name.
 */
export function fieldLabel(type: Class, content: object, path: string): string {
  const labels: string[] = [];
  let owner: Class | undefined = type;
  let list: FieldSpec | undefined;
  let value: unknown = content;
  for (const step of path.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
    if (list && /^\d+$/.test(step)) {
      owner = classWithin(list, value);
      // The name of an entry says which list it is of.
      if (list.kind === 'blocks' ? owner : list.item && labels.length > 1) labels.pop();
      labels.push(entryLabel(list, owner, Number(step) + 1));
    } else {
      list = owner && specOf(owner, step);
      owner = list?.kind === 'group' ? list.of() : undefined;
      labels.push(list?.label ?? step);
    }
  }
  return labels.join(' → ');
}

function entryLabel({ kind, item = 'entry' }: FieldSpec, block: Class | undefined, number: number): string {
  if (kind === 'blocks' && block) return `${number}. ${blockFactsOf(block).title}`;
  return `${item.charAt(0).toUpperCase()}${item.slice(1)} ${number}`;
}
