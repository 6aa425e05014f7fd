import { VisuallyHidden } from '@mantine/core';
import { EyeOff } from 'lucide-react';
import { useOpenDocument } from '../../editor/document/EditorContext';
import { useFieldErrors } from '../../editor/model/field-form';
import { afterMenu, SectionMenu, SectionsBar } from '../../ui/SectionMenu';
import { homeSections, type HomeSectionDeclaration } from './home-sections';
import { sectionState, type SectionState } from './section-state';
import classes from './SectionOutline.module.css';

export const sectionId = (name: string) => `section-${name}`;

/** The sections in the order of the page, in sight however long the form is: where something changed, is wrong, is hidden. */
export function SectionOutline() {
  const { editor, live } = useOpenDocument();
  const errors = useFieldErrors();
  const entries = homeSections.map((section) => ({
    section,
    state: sectionState(section, { draft: editor.settled, live, errors }),
  }));
  return (
    <SectionsBar className={classes.root}>
      <ol className={classes.strip}>
        {entries.map(({ section, state }) => (
          <li key={section.name}>
            <a
              href={`#${sectionId(section.name)}`}
              className={classes.link}
              data-hidden={state.isHidden || undefined}
              onClick={(event) => {
                event.preventDefault();
                goTo(section);
              }}
            >
              {section.title}
              <Dots state={state} />
            </a>
          </li>
        ))}
      </ol>
      <div className={classes.phone}>
        <SectionMenu
          returnFocus={false}
          entries={entries.map(({ section, state }) => ({
            key: section.name,
            content: (
              <span className={classes.entry} data-hidden={state.isHidden || undefined}>
                {section.title}
                <Dots state={state} />
              </span>
            ),
            onGo: () => {
              afterMenu(() => goTo(section));
            },
          }))}
        />
      </div>
    </SectionsBar>
  );
}

function goTo({ name }: HomeSectionDeclaration): void {
  const section = document.getElementById(sectionId(name));
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
}

function Dots({ state: { isChanged, refusals, isHidden } }: { readonly state: SectionState }) {
  return (
    <>
      {refusals > 0 ? <Dot tone="danger" words={refusals === 1 ? '1 error' : `${refusals} errors`} /> : null}
      {isChanged ? <Dot tone="changed" words="changed" /> : null}
      {isHidden ? (
        <span className={classes.hidden} title="hidden">
          <EyeOff size={13} />
          <VisuallyHidden> hidden</VisuallyHidden>
        </span>
      ) : null}
    </>
  );
}

const Dot = ({ tone, words }: { readonly tone: string; readonly words: string }) => (
  <span className={classes.dot} data-tone={tone} title={words}>
    <VisuallyHidden> {words}</VisuallyHidden>
  </span>
);
