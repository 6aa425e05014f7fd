import type { ReactNode } from 'react';
import { useOpenDocument } from '../../document/EditorContext';
import { asList, isSameValue, type Content } from '../../model/content-comparison';
import { useFieldErrors } from '../../model/field-form';
import { errorsBelow, isAnyLive, type Compared, type EntryState } from '../../model/live-content';
import type { HideablePart } from '../HidePart';
import { useOpenEntries } from '../lists/use-open-entries';
import { useOpenOnDemand } from '../lists/use-open-on-demand';
import { sectionId, type OpenSection } from './SectionFrame';
import { SectionOutline } from './SectionOutline';

export interface FormSection {
  readonly name: string;
  readonly title: string;
  readonly fields: readonly string[];
  /** What of it can be hidden, by names that the content's `hiddenSections` hold. */
  readonly hides?: readonly HideablePart[];
}

interface SectionedFormProps<Section> {
  readonly sections: readonly Section[];
  readonly renderSection: (section: Section, open: OpenSection) => ReactNode;
}

/** A form in sections, one open at a time. What leads to a field, such as an error or an address, opens its section. */
export function SectionedForm<Section extends FormSection>({ sections, renderSection }: SectionedFormProps<Section>) {
  const names = sections.map(({ name }) => name);
  const states = useSectionStates(sections);
  const { openKeys, isOpen, show, onToggle, toggleAll } = useOpenEntries(names, {
    isAccordion: true,
    startsWith: names.slice(0, 1),
  });
  const openField = (path: string) => {
    const section = sections.find(({ fields }) => fields.includes(path.replace(/\..*/, '')));
    if (section) show(section.name);
  };
  useOpenOnDemand('', openField, false);
  return (
    <>
      <SectionOutline
        isLine
        sections={states.map(({ section, state }) => ({
          key: section.name,
          name: section.title,
          target: `#${sectionId(section.name)}`,
          state,
        }))}
        openKeys={openKeys}
        onOpen={show}
        onToggleAll={toggleAll}
      />
      {states.map(({ section, state }) =>
        renderSection(section, { state, isOpen: isOpen(section.name), onToggle: () => onToggle(section.name) }),
      )}
    </>
  );
}

function useSectionStates<Section extends FormSection>(sections: readonly Section[]) {
  const { editor, live } = useOpenDocument();
  const errors = useFieldErrors();
  const draft = editor.settled;
  return sections.map((section) => ({ section, state: sectionState(section, { draft, live, errors }) }));
}

type ComparedSection = Pick<FormSection, 'fields' | 'hides'> & Partial<FormSection>;

/** How a section of the draft is. */
export function sectionState(
  { name, fields, hides = [] }: ComparedSection,
  { draft, live, errors }: Compared & { readonly draft: Content },
): EntryState {
  const [hidden, hiddenLive] = [asList(draft.hiddenSections), asList(live?.hiddenSections)];
  return {
    isHidden: hidden.includes(name),
    isChanged:
      isAnyLive(live) &&
      (fields.some((field) => !isSameValue(draft[field], live[field])) ||
        hides.some((part) => hidden.includes(part.name) !== hiddenLive.includes(part.name))),
    errors: fields.reduce((count, field) => count + errorsBelow(errors, field), 0),
  };
}
