import { useState } from 'react';
import { messageOf } from '@20x/kit';
import { Button, Group, Modal, Select, Stack, Text, TextInput } from '@mantine/core';
import { adminApi, type NewPreviewLink } from '../../api/generated';
import { CopyButton } from '../../ui/CopyButton';
import { clockTime } from '../../ui/clock';
import classes from './ShareLinkDialog.module.css';

interface ShareLinkDialogProps {
  readonly documentId: string;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const lengths = [
  { value: '10', label: '10 minutes' },
  { value: '30', label: '30 minutes' },
  { value: '60', label: '1 hour' },
];
const { useCreatePreviewLinkMutation, useListPreviewLinksQuery, useRevokePreviewLinkMutation } = adminApi;

/** Links that show the draft to anyone who has them. */
export function ShareLinkDialog({ documentId, opened, onClose }: ShareLinkDialogProps) {
  const [minutes, setMinutes] = useState('60');
  const [made, setMade] = useState<NewPreviewLink | null>(null);
  const [create, { isLoading, error }] = useCreatePreviewLinkMutation();
  const share = async () => {
    const { data } = await create({ id: documentId, previewLinkRequest: { minutes: Number(minutes) } });
    if (data) setMade(data);
  };
  return (
    <Modal opened={opened} onClose={onClose} title="Share a link to the draft">
      <Stack>
        <Text>
          Anyone with the link sees this draft, and what you save while the link works. It shows no other page, search
          engines cannot find it, and it expires automatically.
        </Text>
        <Group align="end">
          <Select
            label="Works for"
            data={lengths}
            value={minutes}
            allowDeselect={false}
            onChange={(value) => {
              setMinutes(value ?? '60');
            }}
          />
          <Button loading={isLoading} onClick={() => void share()}>
            Make a link
          </Button>
        </Group>
        {error ? <Text role="alert">{messageOf(error)}</Text> : null}
        {made ? (
          <TextInput
            label="The link (shown only now)"
            readOnly
            value={made.url}
            rightSection={<CopyButton what="link" value={made.url} />}
            onFocus={(event) => {
              event.currentTarget.select();
            }}
          />
        ) : null}
        {opened ? (
          <OpenLinks
            documentId={documentId}
            onRevoked={(id) => {
              if (id === made?.id) setMade(null);
            }}
          />
        ) : null}
      </Stack>
    </Modal>
  );
}

interface OpenLinksProps {
  readonly documentId: string;
  readonly onRevoked: (id: string) => void;
}

function OpenLinks({ documentId, onRevoked }: OpenLinksProps) {
  const { data = [] } = useListPreviewLinksQuery({ id: documentId }, { refetchOnMountOrArgChange: true });
  const [revoke] = useRevokePreviewLinkMutation();
  if (data.length === 0) return null;
  return (
    <div>
      <Text fw={600}>Links that work now</Text>
      <ul className={classes.links}>
        {data.map(({ id, by, createdAt, expiresAt }) => (
          <li key={id}>
            <span>
              Made by {by}, {clockTime(new Date(createdAt))}, ends {clockTime(new Date(expiresAt))}
            </span>
            <Button
              size="compact-xs"
              variant="default"
              aria-label={`Revoke the link made ${clockTime(new Date(createdAt))}`}
              onClick={() => {
                void revoke({ id: documentId, linkId: id });
                onRevoked(id);
              }}
            >
              Revoke
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
