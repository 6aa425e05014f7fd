import { Textarea } from '@mantine/core';
import type { DataIssue } from '@20x/shared/structured-data/issue';
import source from '../../editor/fields/frame/code.module.css';

interface FreeJsonProps {
  readonly text: string;
  readonly issues: readonly DataIssue[];
  readonly onChange: (text: string) => void;
}

/** The page's own structured data as text. */
export const FreeJson = ({ text, issues, onChange }: FreeJsonProps) => (
  <Textarea
    label="Structured data (JSON-LD)"
    description="An item with the same id or type as an automatic one changes it. Use null to leave a value out."
    error={issues.find(({ level, where }) => level === 'error' && where === '')?.message}
    classNames={{ input: source.code }}
    value={text}
    autosize
    minRows={12}
    maxRows={40}
    spellCheck={false}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
