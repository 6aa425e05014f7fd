import type { ReactNode } from 'react';
import type { EntryState } from '../../model/live-content';
import { EntryHead, type EntryAction } from '../EntryHead';
import classes from './SectionFrame.module.css';

export const sectionId = (name: string) => `section-${name}`;

/** What a form with sections passes to each of them. */
export interface OpenSection {
  readonly isOpen: boolean;
  readonly state: EntryState;
  readonly onToggle: () => void;
}

interface SectionFrameProps extends OpenSection {
  readonly name: string;
  readonly title: string;
  readonly actions: readonly EntryAction[];
  readonly children: ReactNode;
}

/** A section of a form: its heading, and its fields while it is open. */
export function SectionFrame({ name, title, isOpen, children, ...head }: SectionFrameProps) {
  const id = sectionId(name);
  return (
    <section id={id} className={classes.root} aria-labelledby={`${id}-title`}>
      <div className={classes.head}>
        <EntryHead
          {...head}
          headingId={`${id}-title`}
          name={title}
          what={title}
          isOpen={isOpen}
          controls={`${id}-fields`}
        />
      </div>
      <div id={`${id}-fields`} className={classes.fields} hidden={!isOpen}>
        {isOpen ? children : null}
      </div>
    </section>
  );
}
