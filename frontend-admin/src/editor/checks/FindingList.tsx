import { Button } from '@mantine/core';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import classes from './FindingList.module.css';
import type { Finding } from './finding';

const looks = {
  pass: { icon: CircleCheck, word: 'Good' },
  warn: { icon: TriangleAlert, word: 'Warning' },
  block: { icon: CircleX, word: 'Blocks publishing' },
} as const;

interface FindingListProps {
  readonly findings: readonly Finding[];
  readonly onFocusField: (path: string) => void;
}

export function FindingList({ findings, onFocusField }: FindingListProps) {
  return (
    <ul className={classes.root}>
      {findings.map(({ level, text, path }, index) => {
        const { icon: Icon, word } = looks[level];
        return (
          <li key={index} data-level={level}>
            <Icon size={16} strokeWidth={1.5} aria-label={word} />
            <span>{text}</span>
            {path ? (
              <Button
                variant="subtle"
                size="compact-xs"
                aria-label={`Go to: ${text}`}
                onClick={() => {
                  onFocusField(path);
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
