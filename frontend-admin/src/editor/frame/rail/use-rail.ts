import { useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { DocumentView } from '../../document/EditorContext';
import type { FieldDeclarations } from '../../model/field-declarations';
import { focusField } from '../../fields/focus-field';
import { useTabInAddress } from './use-tab-in-address';
import { declaresSeo, isSeoPath, seoPath, seoSections } from '../seo/seo-sections';

const isWideWindow = () => window.matchMedia('(min-width: 75em)').matches;

/** The part of the SEO tab that has a field such as `seo.title`. */
function seoSectionOf(path: string): string | undefined {
  return seoSections.find(({ names }) => names.some((name) => `${path}.`.startsWith(`${seoPath(name)}.`)))?.title;
}

interface RailOptions {
  readonly hasFields: boolean;
  readonly folds: boolean;
  /** The tabs of the form, in one row with those of the rail. Default: the form has none. */
  readonly formTabs?: readonly { readonly name: string }[] | undefined;
}

/**
 * Which tab of the rail is open; a field that lives there opens it, also one that the address names. Every other field is
 * a matter of the view. `hasFields`: the first tab holds fields; `folds`: on narrow windows the rail starts folded.
 */
export function useRail(
  fields: FieldDeclarations,
  viewRef: RefObject<DocumentView>,
  { hasFields, folds, formTabs }: RailOptions,
) {
  const [asked] = useState(() => (declaresSeo(fields) ? seoSectionOf(window.location.hash.slice(1)) : undefined));
  const { search } = useLocation();
  const asksForChecks = new URLSearchParams(search).get('tab') === 'checks';
  const first = asksForChecks ? 'checks' : folds && !isWideWindow() ? null : hasFields ? 'fields' : 'checks';
  const inRail = useState<string | null>(asked ? 'seo' : first);
  const inAddress = useTabInAddress([
    ...(formTabs ?? []).map(({ name }) => name),
    'seo',
    'checks',
    'visits',
    'history',
  ]);
  const [tab, setTab]: readonly [string | null, (tab: string | null) => void] = formTabs
    ? [inAddress[0], (name) => inAddress[1](name ?? inAddress[0])]
    : inRail;
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
