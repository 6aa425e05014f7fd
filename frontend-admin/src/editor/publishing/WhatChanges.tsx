import { Skeleton, Text } from '@mantine/core';
import type { DocumentState } from '../../api/generated';
import { ChangeList } from '../comparison/ChangeList';
import { changedFields, type Content } from '../model/content-comparison';
import type { FieldDeclarations } from '../model/field-declarations';

interface WhatChangesProps {
  readonly fields: FieldDeclarations;
  readonly document: Pick<DocumentState, 'published' | 'alwaysShown' | 'onEveryPage'>;
  readonly draft: Content;
  /** What visitors see now; null while it is loaded. */
  readonly live: Content | null;
}

/** What a publication changes for visitors. */
export function WhatChanges({ fields, document, draft, live }: WhatChangesProps) {
  if (!live) return <Skeleton h={80} role="status" aria-label="Comparing with the live page" />;
  if (!document.published) {
    const starter = document.onEveryPage ? 'the defaults' : 'the starter page';
    const now = document.alwaysShown ? `Visitors see ${starter} now.` : 'This isn’t live yet.';
    return <Text>{now} After publishing, visitors see everything in this draft.</Text>;
  }
  const count = changedFields(live, draft).length;
  if (count === 0) return <Text>Visitors already see exactly this content.</Text>;
  return (
    <>
      <Text>{count === 1 ? 'One field changes for visitors:' : `${count} fields change for visitors:`}</Text>
      <ChangeList fields={fields} from={live} to={draft} />
    </>
  );
}
