import { useId, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { ChevronDown, ChevronRight } from 'lucide-react';
import classes from './Disclosure.module.css';

interface DisclosureProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** What few people need, behind a button. */
export function Disclosure({ label, isOpen, onToggle, children }: DisclosureProps) {
  const id = useId();
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        className={classes.button}
        aria-expanded={isOpen}
        aria-controls={id}
        leftSection={isOpen ? <ChevronDown /> : <ChevronRight />}
        onClick={() => onToggle(!isOpen)}
      >
        {label}
      </Button>
      <div id={id}>{isOpen ? children : null}</div>
    </>
  );
}
