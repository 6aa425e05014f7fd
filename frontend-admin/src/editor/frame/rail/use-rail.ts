import { useState, type RefObject } from 'react';
import type { DocumentView } from '../../document/EditorContext';
import type { FieldDeclarations } from '../../model/field-declarations';
import { focusField } from '../../fields/focus-field';
import { declaresSeo, isSeoPath, seoPath, seoSections } from '../seo/seo-sections';

export type RailTab = 'fields' | 'seo' | 'checks' | 'history';

const isWideWindow = () => window.matchMedia('(min-width: 75em)').matches;

/** The part of the SEO tab that has a field such as `seo.title`. */
function seoSectionOf(path: string): string | undefined {
  return seoSections.find(({ names }) => names.some((name) => `${path}.`.startsWith(`${seoPath(name)}.`)))?.title;
}

interface RailOptions {
  readonly hasFields: boolean;
  readonly folds: boolean;
}

/**
 * Which tab of the rail is open; a field that lives there opens it, also one that the address names. Every other field is
 * a matter of the view. `hasFields`: the first tab holds fields; `folds`: on narrow windows the rail starts folded.
 */
export function useRail(
  fields: FieldDeclarations,
  viewRef: RefObject<DocumentView>,
  { hasFields, folds }: RailOptions,
) {
  const [asked] = useState(() => (declaresSeo(fields) ? seoSectionOf(window.location.hash.slice(1)) : undefined));
  const first = folds && !isWideWindow() ? null : hasFields ? 'fields' : 'checks';
  const [tab, setTab] = useState<RailTab | null>(asked ? 'seo' : first);
  const [openSections, setOpenSections] = useState<readonly string[]>([asked ?? 'Search']);
  return {
    tab,
    setTab,
    openSections,
    setOpenSections,
    folds,
    goToField: (path: string) => {
      if (!isSeoPath(path) || !declaresSeo(fields)) {
        if (hasFields) setTab('fields');
        viewRef.current.goTo(path);
        return;
      }
      const section = seoSectionOf(path);
      if (section) setOpenSections((all) => [...new Set([...all, section])]);
      setTab('seo');
      focusField(path);
    },
  };
}
