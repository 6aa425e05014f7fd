import { Anchor } from '@mantine/core';
import type { Content } from '../model/content-comparison';
import type { FieldError } from './failure';
import type { FieldDeclarations } from '../model/field-declarations';
import { fieldLabel, isShown } from '../model/field-labels';

interface RefusalListProps {
  readonly errors: readonly FieldError[];
  readonly fields: FieldDeclarations;
  readonly content: Content;
  readonly onFocusField: (path: string) => void;
}

/** Refused fields by name, each leading to its input. */
export function RefusalList({ errors, fields, content, onFocusField }: RefusalListProps) {
  return (
    <ul>
      {errors.map(({ path, message }) => (
        <li key={path}>
          {isShown(fields, path, content) ? (
            <Anchor
              component="button"
              type="button"
              underline="always"
              inherit
              fw={600}
              ta="start"
              c="var(--danger-text)"
              onClick={() => {
                onFocusField(path);
              }}
            >
              {fieldLabel(fields, path, content)}
            </Anchor>
          ) : (
            <strong>{fieldLabel(fields, path, content)} (not in this form)</strong>
          )}
          : {message}
        </li>
      ))}
    </ul>
  );
}
