import { Button } from '@mantine/core';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { CheckFinding } from '../../../api/generated';
import { useEditorContext } from '../../document/EditorContext';
import { fieldLabel, isShown } from '../../model/field-labels';
import classes from './FindingList.module.css';

const looks = {
  pass: { icon: CircleCheck, word: 'Good' },
  warn: { icon: TriangleAlert, word: 'Warning' },
  block: { icon: CircleX, word: 'Blocks publishing' },
} as const;

interface FindingListProps {
  readonly findings: readonly CheckFinding[];
  readonly onFocusField: (path: string) => void;
}

/** What the rules found, each leading to its field. */
export function FindingList({ findings, onFocusField }: FindingListProps) {
  const { fields, form } = useEditorContext();
  const content = form.getValues();
  return (
    <ul className={classes.root}>
      {findings.map(({ rule, level, message, field }, index) => {
        const { icon: Icon, word } = looks[level];
        const isHere = field !== null && isShown(fields, field, content);
        return (
          <li key={`${rule} ${index}`} data-level={level}>
            <Icon aria-label={word} />
            <span>
              {isHere ? <span className={classes.place}>{fieldLabel(fields, field, content)}</span> : null}
              {message}
            </span>
            {isHere ? (
              <Button
                variant="subtle"
                size="compact-xs"
                aria-label={`Go to: ${message}`}
                onClick={() => {
                  onFocusField(field);
                }}
              >
                Go to
              </Button>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
