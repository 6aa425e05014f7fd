import { useState } from 'react';
import type { FieldDeclarations } from '../field-declarations';
import { focusField } from '../focus-field';
import type { RailTab } from '../rail/Rail';
import { declaresSeo, seoSections } from '../seo/seo-fields';

const isWideWindow = () => window.matchMedia('(min-width: 75em)').matches;

/** Which tab of the rail is open; a field that lives there opens it. */
export function useRail(fields: FieldDeclarations) {
  const [tab, setTab] = useState<RailTab | null>(() => (isWideWindow() ? 'document' : null));
  const [openSections, setOpenSections] = useState<readonly string[]>(['Search']);
  return {
    tab,
    setTab,
    openSections,
    setOpenSections,
    goToField: (path: string) => {
      const [group, name] = path.split('.');
      if (group === 'seo' && declaresSeo(fields)) {
        const section = seoSections.find(({ names }) => names.some((own) => own === name));
        if (section) setOpenSections((all) => [...new Set([...all, section.title])]);
        setTab('seo');
      }
      focusField(path);
    },
  };
}
