import { Button } from '@mantine/core';
import { Eye, EyeOff } from 'lucide-react';
import { asList } from '../model/content-comparison';
import { useFieldForm } from '../model/field-form';
import { useLive } from '../model/live-content';
import classes from './HidePart.module.css';

export interface HideablePart {
  /** As the content's `hiddenSections` name it. */
  readonly name: string;
  /** "stats" */
  readonly what: string;
}

/** Shows or hides a section of a page, or a part of one. */
export function HidePart({ name, what }: HideablePart) {
  const { isHidden, toggle, noteOn } = useHiddenPart(name);
  const Icon = isHidden ? EyeOff : Eye;
  return (
    <div className={classes.root}>
      <Button variant="subtle" color="gray" size="compact-sm" leftSection={<Icon />} onClick={toggle}>
        {isHidden ? `Show the ${what} to visitors` : `Hide the ${what} from visitors`}
      </Button>
      <span>{noteOn(what)}</span>
    </div>
  );
}

/** Whether a part of a page is among its content's `hiddenSections`, and how it is hidden or shown. */
export function useHiddenPart(name: string) {
  const form = useFieldForm();
  const value = form.useValue('hiddenSections');
  const hidden = asList(value);
  const isHidden = hidden.includes(name);
  const live = useLive();
  const isLiveHidden = asList(live?.hiddenSections).includes(name);
  /** What visitors see of it, as long as that has to be said. */
  const noteOn = (what: string) => {
    if (live === null || (!isHidden && !isLiveHidden)) return null;
    const seen = isLiveHidden ? `see none of the ${what}` : `still see the ${what}`;
    return `Visitors ${seen}${isHidden === isLiveHidden ? '' : ' until you publish'}.`;
  };
  const toggle = () => {
    form.write('hiddenSections', isHidden ? hidden.filter((other) => other !== name) : [...hidden, name]);
  };
  return { isHidden, toggle, noteOn };
}
