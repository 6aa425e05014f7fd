import { useEffect, useState } from 'react';
import { Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { ChangeList } from './ChangeList';
import { changedFields, type Content } from './content-comparison';
import type { FieldDeclarations } from './field-declarations';

interface WhatChangesProps {
  readonly fields: FieldDeclarations;
  /** Nothing was published before. */
  readonly isFirst: boolean;
  /** What would go live, at the time of the call. */
  readonly content: () => Content;
  /** What visitors see now. */
  readonly loadLive: () => Promise<Content>;
}

interface PublishDialogProps extends WhatChangesProps {
  readonly name: string;
  readonly opened: boolean;
  readonly isPublishing: boolean;
  readonly onPublish: () => void;
  readonly onClose: () => void;
}

/** Confirms a publication by showing what changes for visitors. */
export function PublishDialog({ name, opened, isPublishing, onPublish, onClose, ...changes }: PublishDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} size="lg" title={`Publish ${name}?`}>
      <Stack>
        <WhatChanges {...changes} />
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

/** Compares once, when the dialog opens. */
function WhatChanges({ fields, isFirst, content, loadLive }: WhatChangesProps) {
  const [draft] = useState(content);
  const [load] = useState(() => loadLive);
  const [live, setLive] = useState<Content | 'loading' | 'unknown'>('loading');
  useEffect(() => {
    load().then(setLive, () => {
      setLive('unknown');
    });
  }, [load]);

  if (live === 'loading') return <Skeleton h={80} role="status" aria-label="Comparing with the live page" />;
  if (live === 'unknown') return <Text>What is live now could not be loaded, so the changes cannot be listed.</Text>;
  const count = changedFields(live, draft).length;
  if (count === 0) return <Text>Visitors already see exactly this content.</Text>;
  return (
    <>
      <Text>
        {isFirst ? 'Visitors see the built-in content until now. ' : ''}
        {count === 1 ? 'One field changes' : `${count} fields change`} for visitors at once:
      </Text>
      <ChangeList fields={fields} from={live} to={draft} />
    </>
  );
}
