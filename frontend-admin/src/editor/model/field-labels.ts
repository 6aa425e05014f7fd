import type { BlockKind, FieldDeclaration, FieldDeclarations } from './field-declarations';
import { capitalized } from './plain-words';

/** "heroCtaLabel" → "Hero cta label": for fields that this editor does not show. */
const fromName = (name: string) => capitalized(name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase());

const separator = ' → ';
const isIndex = (part: string) => /^\d+$/.test(part);
const inside = (value: unknown, part: string): unknown => (value as Record<string, unknown> | null | undefined)?.[part];

interface PathStep {
  readonly part: string;
  /** The list of an entry, or the field itself. */
  readonly declaration: FieldDeclaration | undefined;
  /** Of a block: what it is. */
  readonly block?: BlockKind | undefined;
}

/** The declarations along a path; blocks are known by their type, so they need the content. */
function stepsTo(fields: FieldDeclarations, path: string, content: unknown): PathStep[] {
  let below: FieldDeclarations | undefined = fields;
  let list: FieldDeclaration | undefined;
  let value = content;
  return path.split('.').map((part): PathStep => {
    value = inside(value, part);
    if (isIndex(part)) {
      const type = inside(value, 'type');
      const block = list?.kind === 'blocks' && typeof type === 'string' ? list.kinds[type] : undefined;
      below = list?.kind === 'rows' ? list.fields : block?.fields;
      return { part, declaration: list, block };
    }
    const declaration: FieldDeclaration | undefined = below?.[part];
    list = declaration;
    below = declaration?.kind === 'group' ? declaration.fields : undefined;
    return { part, declaration };
  });
}

/** "Card 1", "3. Questions and answers", "Title". */
function stepName({ part, declaration, block }: PathStep): string {
  if (!isIndex(part)) return declaration?.label ?? fromName(part);
  const number = Number(part) + 1;
  if (block) return `${number}. ${block.title}`;
  const item = declaration && 'item' in declaration ? declaration.item : undefined;
  return `${capitalized(item ?? (declaration?.kind === 'blocks' ? 'section' : 'entry'))} ${number}`;
}

/** What a person calls the field at a path such as `introCards.0.title`: "Introduction → Card 1 → Title". */
export function fieldLabel(fields: FieldDeclarations, path: string, content?: unknown): string {
  const steps = stepsTo(fields, path, content);
  const place = steps[0]?.declaration?.place;
  // The name of an entry says which list it is of.
  const isSaidByNext = (index: number) => {
    const next = steps[index + 1];
    if (!next || !isIndex(next.part)) return false;
    const isInside = index > 0 || place !== undefined;
    return next.block !== undefined || (isInside && 'item' in (next.declaration ?? {}));
  };
  const names = steps.flatMap((step, index) => (isSaidByNext(index) ? [] : [stepName(step)]));
  return (place === undefined || place === names[0] ? names : [place, ...names]).join(separator);
}

/** The label of a place without what that of the place around it says already. */
export function labelBelow(label: string, around: string): string {
  const [names, known] = [label.split(separator), around.split(separator)];
  return names.slice(names.findIndex((name, index) => name !== known[index])).join(separator);
}

/** Whether the editor shows an input for the path. */
export function isShown(fields: FieldDeclarations, path: string, content?: unknown): boolean {
  return stepsTo(fields, path, content).at(-1)?.declaration !== undefined;
}
