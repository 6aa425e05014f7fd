import { Text } from '@mantine/core';
import type { UnsavedWork } from './unsaved-changes';

const shownFields = 6;

/** Names the unsaved work: which editor, which fields. */
export function UnsavedList({ works }: { readonly works: readonly UnsavedWork[] }) {
  return (
    <ul style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
      {works.map((work) => {
        const changes = work.changes();
        const rest = changes.length - shownFields;
        return (
          <li key={work.name}>
            Unsaved changes on{' '}
            <Text component="span" fw={600}>
              {work.name}
            </Text>
            {changes.length > 0 ? `: ${changes.slice(0, shownFields).join(', ')}` : null}
            {rest > 0 ? ` and ${rest} more` : null}
          </li>
        );
      })}
    </ul>
  );
}
