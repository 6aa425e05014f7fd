import { useEffect, useState } from 'react';
import { Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { ChangeList } from './ChangeList';
import { changedFields, type Content } from './content-comparison';
import type { FieldDeclarations } from './field-declarations';

interface PublishDialogProps {
  readonly name: string;
  readonly fields: FieldDeclarations;
  /** What would go live. */
  readonly content: Content;
  readonly isFirst: boolean;
  readonly isPublishing: boolean;
  /** What visitors see now. */
  readonly loadLive: () => Promise<Content>;
  readonly onPublish: () => void;
  readonly onClose: () => void;
}

/** Confirms a publication by showing what changes for visitors. */
export function PublishDialog({
  name,
  fields,
  content,
  isFirst,
  isPublishing,
  loadLive,
  onPublish,
  onClose,
}: PublishDialogProps) {
  const [live, setLive] = useState<Content | 'loading' | 'unknown'>('loading');
  useEffect(() => {
    let isOpen = true;
    loadLive().then(
      (loaded) => isOpen && setLive(loaded),
      () => isOpen && setLive('unknown'),
    );
    return () => {
      isOpen = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked once, when the dialog opens
  }, []);

  return (
    <Modal opened onClose={onClose} size="lg" title={`Publish ${name}?`}>
      <Stack>
        <WhatChanges live={live} content={content} fields={fields} isFirst={isFirst} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button data-autofocus loading={isPublishing} onClick={onPublish}>
            Publish now
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

interface WhatChangesProps {
  readonly live: Content | 'loading' | 'unknown';
  readonly content: Content;
  readonly fields: FieldDeclarations;
  readonly isFirst: boolean;
}

function WhatChanges({ live, content, fields, isFirst }: WhatChangesProps) {
  if (live === 'loading') return <Skeleton h={80} role="status" aria-label="Comparing with the live page" />;
  if (live === 'unknown') return <Text>What is live now could not be loaded, so the changes cannot be listed.</Text>;
  const count = changedFields(live, content).length;
  if (count === 0) return <Text>Visitors already see exactly this content.</Text>;
  return (
    <>
      <Text>
        {isFirst ? 'Visitors see the built-in content until now. ' : ''}
        {count === 1 ? 'One field changes' : `${count} fields change`} for visitors at once:
      </Text>
      <ChangeList fields={fields} from={live} to={content} />
    </>
  );
}
