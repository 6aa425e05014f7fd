import { useId, useState, type ReactNode } from 'react';
import { UnstyledButton } from '@mantine/core';
import { ChevronRight } from 'lucide-react';
import { useFieldForm } from '../model/field-form';
import classes from './FoldedGroup.module.css';
import { useOpenOnDemand } from './lists/use-open-on-demand';

interface FoldedGroupProps {
  readonly path: string;
  readonly label: string;
  readonly summary: (value: unknown) => string;
  readonly children: ReactNode;
}

/** A group as one line, with its fields below while it is open. It opens by itself for a field that someone must see. */
export function FoldedGroup({ path, label, summary, children }: FoldedGroupProps) {
  const fieldsId = useId();
  const value = useFieldForm().useValue(path);
  const [isOpen, setOpen] = useState(false);
  useOpenOnDemand(path, () => {
    setOpen(true);
  });
  return (
    <div className={classes.root} role="group" aria-label={label} data-field={path} tabIndex={-1}>
      <UnstyledButton
        className={classes.toggle}
        aria-expanded={isOpen}
        aria-controls={fieldsId}
        onClick={() => {
          setOpen((open) => !open);
        }}
      >
        <ChevronRight className={classes.chevron} />
        <span className={classes.label}>{label}</span>
        <span className={classes.summary}>{summary(value)}</span>
      </UnstyledButton>
      <div id={fieldsId} className={classes.fields} hidden={!isOpen}>
        {isOpen ? children : null}
      </div>
    </div>
  );
}
