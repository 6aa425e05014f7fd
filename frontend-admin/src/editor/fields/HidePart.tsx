import { Button } from '@mantine/core';
import { Eye, EyeOff } from 'lucide-react';
import classes from './HidePart.module.css';
import { useHiddenPart } from './use-hidden-part';

export interface HideablePart {
  /** As the content's `hiddenSections` name it. */
  readonly name: string;
  /** "figures" */
  readonly what: string;
}

/** Shows or hides a section of a page, or a part of one. */
export function HidePart({ name, what }: HideablePart) {
  const { isHidden, toggle } = useHiddenPart(name);
  const Icon = isHidden ? EyeOff : Eye;
  return (
    <div className={classes.root}>
      <Button variant="subtle" color="gray" size="compact-sm" leftSection={<Icon />} onClick={toggle}>
        {isHidden ? `Show the ${what} to visitors` : `Hide the ${what} from visitors`}
      </Button>
      {isHidden ? <span>Visitors see none of the {what}.</span> : null}
    </div>
  );
}
