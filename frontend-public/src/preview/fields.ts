import type { PreviewFieldFact, PreviewFieldFacts } from '@20x/kit';
import { holds } from '@20x/shared/field-inputs';
import { isHidden } from '@20x/shared/hidden';
import { heroTitleFields } from '@20x/shared/hero-title';

const isParent = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isPosition = (part: string) => /^\d+$/.test(part);

export const valueAt = (content: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, part) => (isParent(value) ? value[part] : undefined), content);

export const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('.'), 0));

/** An entry of a list: its list and its position. */
export function rowOf(path: string): { readonly list: string; readonly index: number } | null {
  const last = path.slice(path.lastIndexOf('.') + 1);
  return isPosition(last) ? { list: parentOf(path), index: Number(last) } : null;
}

/** The row that a path lies in or is; null outside of lists. */
function innermostRow(path: string): string | null {
  for (let own = path; own !== ''; own = parentOf(own)) if (rowOf(own)) return own;
  return null;
}

/** Text that is the same to a reader. */
export const asRead = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The home page has a title whichever of these are empty. */
const neverEmpty: ReadonlySet<string> = new Set(heroTitleFields);

export const isBlank = (value: unknown): boolean =>
  (value ?? '') === '' || (typeof value === 'string' && value.trim() === '');

/** What the editor sent about the fields of a document. */
export class Fields {
  /** By the pattern of what they lie in. */
  private readonly names = new Map<string, string[]>();

  constructor(
    private readonly facts: PreviewFieldFacts,
    /** Empty fields have words to click. Default: the page is as visitors would see it. */
    private readonly hasGhosts = false,
  ) {
    for (const path of Object.keys(facts)) {
      const around = parentOf(path);
      this.names.set(around, [...(this.names.get(around) ?? []), path.slice(around === '' ? 0 : around.length + 1)]);
    }
  }

  /** The declared fields of a record. */
  namesIn(content: unknown, path: string): readonly string[] {
    return this.names.get(path === '' ? '' : this.patternOf(content, path)) ?? [];
  }

  /** What the page shows of a field that is empty in the content; undefined for all others. */
  ghostAt(content: unknown, path: string): string | undefined {
    const row = rowOf(path);
    const { ghost, kind, when } = this.factOf(content, path) ?? (row && this.factOf(content, row.list)) ?? {};
    const isMeant = !when || when.is.includes(asText(valueAt(content, besides(path, when.field))));
    const isShown = this.hasGhosts && isMeant && !neverEmpty.has(path) && (kind !== 'texts' || row !== null);
    return isShown && isBlank(valueAt(content, path)) ? ghost : undefined;
  }

  /** The text that the page shows of a field. */
  textAt(content: unknown, path: string): string | undefined {
    const value = valueAt(content, path);
    return this.ghostAt(content, path) ?? (typeof value === 'string' ? value : undefined);
  }

  factOf(content: unknown, path: string): PreviewFieldFact | undefined {
    return this.facts[this.patternOf(content, path)];
  }

  /** The section of the page that a field belongs to, where its declaration names one. */
  sectionOf(path: string): string | undefined {
    const [name = ''] = path.split('.');
    return this.facts[name]?.part?.split('.')[0];
  }

  /** The block that a path lies in or is; null outside of blocks. */
  blockOf(content: unknown, path: string): string | null {
    const row = innermostRow(path);
    const place = row === null ? null : rowOf(row);
    if (row === null || !place) return null;
    return this.factOf(content, place.list)?.kind === 'blocks' ? row : this.blockOf(content, place.list);
  }

  /** The innermost entry around a path that can be arranged; null outside of lists. */
  entryOf(content: unknown, path: string): string | null {
    const row = innermostRow(path);
    const place = row === null ? null : rowOf(row);
    if (row === null || !place) return null;
    const isArranged = holds(this.factOf(content, place.list)?.kind ?? '', 'records', 'texts');
    return isArranged ? row : this.entryOf(content, place.list);
  }

  /** The position in the draft of an entry by its position on the page, which shows no hidden ones. */
  positionsIn(content: unknown, list: string): (shown: number) => number {
    const entries = valueAt(content, list);
    const isOwn = Array.isArray(entries) && this.factOf(content, list)?.kind !== 'cells';
    const shown = isOwn ? entries.flatMap((entry, index) => (isHidden(entry) ? [] : index)) : [];
    return (index) => shown[index] ?? index;
  }

  /** "Question 2 › Answer" */
  labelOf(content: unknown, path: string): string {
    const own = this.factOf(content, path);
    const row = rowOf(path);
    const list = row && this.factOf(content, row.list);
    if (row && list?.kind === 'cells') return `${this.labelOf(content, parentOf(row.list))} › ${columnOf(row.index)}`;
    if (row) return own?.label ?? capitalized(`${list?.item ?? list?.label ?? 'entry'} ${row.index + 1}`);
    const around = innermostRow(parentOf(path));
    const label = own?.label ?? path.slice(path.lastIndexOf('.') + 1);
    return around ? `${this.labelOf(content, around)} › ${label}` : label;
  }

  /** `faqs.2.question` → `faqs.*.question`; the type of a block follows its star. */
  private patternOf(content: unknown, path: string): string {
    const parent = parentOf(path);
    const around = parent === '' ? '' : this.patternOf(content, parent);
    const last = path.slice(path.lastIndexOf('.') + 1);
    const type = this.facts[around]?.kind === 'blocks' ? valueAt(content, `${path}.type`) : '';
    const own = isPosition(last) ? `*${typeof type === 'string' ? type : ''}` : last;
    return around === '' ? own : `${around}.${own}`;
  }
}

const asText = (value: unknown) => (typeof value === 'string' ? value : '');

/** The field of another name in the same record. */
const besides = (path: string, name: string) => (parentOf(path) === '' ? name : `${parentOf(path)}.${name}`);

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const columnOf = (index: number) => `Cell ${index + 1}`;
