import type { HomeSection } from '@20x/kit';
import { isSameValue, type Content } from '../../editor/model/content-comparison';
import type { HomeSectionDeclaration } from './home-sections';

export interface SectionState {
  /** The draft says something else than what is live. */
  readonly isChanged: boolean;
  /** Fields that the server refused. */
  readonly refusals: number;
  readonly isHidden: boolean;
}

/** The names of the sections that visitors do not see. */
const hiddenIn = (content: Content): readonly unknown[] =>
  Array.isArray(content.hiddenSections) ? content.hiddenSections : [];

interface Compared {
  readonly draft: Content;
  /** Null while it is unknown. */
  readonly live: Content | null;
  readonly errors: Readonly<Record<string, unknown>>;
}

/** The state of a section of the draft. */
export function sectionState(
  { name, fields, parts }: HomeSectionDeclaration,
  { draft, live, errors }: Compared,
): SectionState {
  const names = [name, ...parts.flatMap((part) => part.hides?.name ?? [])];
  const own = new Set<string>(fields);
  const isShownOtherwise = (section: HomeSection) =>
    live !== null && hiddenIn(live).includes(section) !== hiddenIn(draft).includes(section);
  return {
    isChanged:
      live !== null &&
      (fields.some((field) => !isSameValue(live[field], draft[field])) || names.some(isShownOtherwise)),
    refusals: Object.keys(errors).filter((path) => own.has(path.split('.')[0] ?? '')).length,
    isHidden: hiddenIn(draft).includes(name),
  };
}
