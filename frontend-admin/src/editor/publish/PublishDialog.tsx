import { Button, Group, Modal, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import { Banner } from '../Banner';
import type { Content } from '../content-comparison';
import type { DocumentEditorState } from '../document/use-document-editor';
import type { FieldDeclarations } from '../field-declarations';
import { RefusalList } from '../RefusalList';
import { PublicationResult } from './PublicationResult';
import { ScheduleFields } from './ScheduleFields';
import { usePublication, type When } from './use-publication';
import type { LivePlace } from './use-verification';
import { WhatChanges } from './WhatChanges';

interface PublishDialogProps {
  readonly name: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly editor: DocumentEditorState;
  readonly fields: FieldDeclarations;
  readonly live: Content | null;
  readonly place: LivePlace;
  /** What the checks found, in words. */
  readonly warnings: readonly string[];
  readonly start: When;
  readonly onFocusField: (path: string) => void;
}

/** Confirms a publication: what changes, what stands in the way, when, and why. */
export function PublishDialog(props: PublishDialogProps) {
  const { name, opened, onClose } = props;
  return (
    <Modal opened={opened} onClose={onClose} size="lg" title={`Publish ${name}?`}>
      <PublishForm {...props} />
    </Modal>
  );
}

const timeFields = ['publishAt', 'unpublishAt', 'zone', 'ambiguous'];

function PublishForm({ editor, fields, live, place, warnings, start, onClose, onFocusField }: PublishDialogProps) {
  const publication = usePublication(editor, place, start);
  const { when, setWhen, done } = publication;
  const isLive = editor.baseline.published !== null;
  const { failure } = editor;
  const refused = failure?.kind === 'fields' ? failure.errors : [];
  const blockers = refused.filter(({ path }) => !timeFields.includes(path));
  const timeErrors = Object.fromEntries(
    refused.filter(({ path }) => timeFields.includes(path)).map(({ path, message }) => [path, message]),
  );

  if (done) return <PublicationResult publication={publication} path={place.path} onClose={onClose} />;
  return (
    <Stack>
      {when === 'unpublish' ? (
        <Text>From then on visitors no longer find it; the draft stays here.</Text>
      ) : (
        <WhatChanges fields={fields} isFirst={!isLive} draft={editor.form.getValues()} live={live} />
      )}
      {blockers.length > 0 ? (
        <Banner
          tone="danger"
          title={`Not published: ${blockers.length === 1 ? 'one field' : `${blockers.length} fields`}`}
        >
          <RefusalList
            errors={blockers}
            fields={fields}
            content={editor.form.getValues()}
            onFocusField={(path) => {
              onClose();
              onFocusField(path);
            }}
          />
        </Banner>
      ) : null}
      {failure?.kind === 'failed' ? (
        <Banner tone="danger" title="Not published">
          <p>{failure.message}</p>
        </Banner>
      ) : null}
      {warnings.length > 0 && when !== 'unpublish' ? (
        <Banner
          tone="notice"
          role="status"
          title={warnings.length === 1 ? 'One thing to look at' : 'Worth a look first'}
        >
          <ul>
            {warnings.slice(0, 6).map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
          {warnings.length > 6 ? <p>and {warnings.length - 6} more, listed under Checks.</p> : null}
        </Banner>
      ) : null}
      <SegmentedControl
        aria-label="When"
        value={when}
        onChange={(value) => {
          setWhen(value as When);
        }}
        data={[
          { value: 'now', label: 'Now' },
          { value: 'schedule', label: 'Schedule' },
          ...(isLive ? [{ value: 'unpublish', label: 'Unpublish at' }] : []),
        ]}
      />
      {when === 'now' ? null : <ScheduleFields publication={publication} errors={timeErrors} />}
      {when === 'now' ? (
        <Textarea
          label="Note for the history (optional)"
          minRows={2}
          maxLength={500}
          value={publication.note}
          onChange={(event) => {
            publication.setNote(event.currentTarget.value);
          }}
        />
      ) : null}
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button
          data-autofocus
          loading={editor.activity !== 'idle'}
          disabled={!publication.isReady}
          onClick={() => void publication.submit()}
        >
          {when === 'now' ? 'Publish now' : when === 'schedule' ? 'Schedule' : 'Schedule unpublishing'}
        </Button>
      </Group>
    </Stack>
  );
}
