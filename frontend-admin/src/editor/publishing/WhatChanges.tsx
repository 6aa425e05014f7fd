import { Skeleton, Text } from '@mantine/core';
import { ChangeList } from '../comparison/ChangeList';
import { changedFields, type Content } from '../model/content-comparison';
import type { FieldDeclarations } from '../model/field-declarations';

interface WhatChangesProps {
  readonly fields: FieldDeclarations;
  /** Nothing is live yet. */
  readonly isFirst: boolean;
  readonly draft: Content;
  /** What visitors see now; null while it is loaded. */
  readonly live: Content | null;
}

/** What a publication changes for visitors. */
export function WhatChanges({ fields, isFirst, draft, live }: WhatChangesProps) {
  if (!live) return <Skeleton h={80} role="status" aria-label="Comparing with the live page" />;
  if (isFirst) return <Text>Nothing of this is live yet: all of it appears for visitors.</Text>;
  const count = changedFields(live, draft).length;
  if (count === 0) return <Text>Visitors already see exactly this content.</Text>;
  return (
    <>
      <Text>{count === 1 ? 'One field changes for visitors:' : `${count} fields change for visitors:`}</Text>
      <ChangeList fields={fields} from={live} to={draft} />
    </>
  );
}
