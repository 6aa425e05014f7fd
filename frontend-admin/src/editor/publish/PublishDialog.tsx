import { Button, Modal, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Banner } from '../Banner';
import type { CheckFinding } from '../../api/generated';
import { FindingList } from '../checks/FindingList';
import type { Checks } from '../checks/use-checks';
import type { Content } from '../content-comparison';
import type { DocumentEditorState } from '../document/use-document-editor';
import type { FieldDeclarations } from '../field-declarations';
import { FieldInput } from '../fields/FieldInput';
import { focusField } from '../focus-field';
import { RefusalList } from '../RefusalList';
import { AddressChange } from './AddressChange';
import { isInDialog, timeFields } from './dialog-fields';
import { PublicationResult } from './PublicationResult';
import { ScheduleFields } from './ScheduleFields';
import { usePublication, type When } from './use-publication';
import type { LivePlace } from './use-verification';
import { WhatChanges } from './WhatChanges';
import { withdrawnWords } from './withdrawal';
import { DialogButtons } from '../../ui/DialogButtons';

interface PublishDialogProps {
  readonly name: string;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly editor: DocumentEditorState;
  readonly fields: FieldDeclarations;
  readonly live: Content | null;
  readonly place: LivePlace;
  /** Fields that are filled in here. */
  readonly asked: readonly string[];
  readonly checks: Checks;
  readonly start: When;
  readonly onFocusField: (path: string) => void;
}

/** Confirms a publication: what changes, what stands in the way, when, and why. */
export function PublishDialog(props: PublishDialogProps) {
  const { name, opened, onClose } = props;
  const openings = useOpenings(opened);
  return (
    <Modal opened={opened} onClose={onClose} size="lg" title={`Publish ${name}?`}>
      <PublishForm key={openings} {...props} />
    </Modal>
  );
}

/** How often it was opened: one that opens while it still fades out must not show how the last one ended. */
function useOpenings(opened: boolean): number {
  const [{ isOpen, count }, setSeen] = useState({ isOpen: opened, count: 0 });
  if (isOpen !== opened) setSeen({ isOpen: opened, count: opened ? count + 1 : count });
  return count;
}

function PublishForm(props: PublishDialogProps) {
  const { editor, fields, live, place, asked, checks, start, onClose, onFocusField } = props;
  const publication = usePublication(editor, place, start);
  const { when, setWhen, done } = publication;
  const isLive = editor.baseline.published !== null;
  const { failure } = editor;
  const refused = failure?.kind === 'fields' ? failure.errors : [];
  const blockers = refused.filter(({ path }) => !isInDialog(path, asked));
  const timeErrors = Object.fromEntries(
    refused.filter(({ path }) => timeFields.includes(path)).map(({ path, message }) => [path, message]),
  );

  // What is not saved yet may have mended it: then the server says.
  const isBlocked = when !== 'unpublish' && !editor.isDirty && checks.findings.some(({ level }) => level === 'block');
  const isBusy = editor.activity !== 'idle';
  const refusal = when === 'now' ? 'Not published' : 'Not scheduled';
  const goToField = (path: string) => {
    if (isBusy) return;
    if (asked.includes(path)) {
      focusField(path);
      return;
    }
    onClose();
    onFocusField(path);
  };
  const firstAsked = refused.find(({ path }) => asked.includes(path))?.path;
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!failure) return;
    if (firstAsked !== undefined) focusField(firstAsked);
    else focusRefusal(form.current);
  }, [failure, firstAsked]);

  if (done) {
    const withdrawn = withdrawnWords(editor.baseline);
    return <PublicationResult publication={publication} path={place.path} withdrawn={withdrawn} onClose={onClose} />;
  }
  return (
    <Stack ref={form}>
      {when === 'unpublish' ? (
        <Text>From then on visitors {withdrawnWords(editor.baseline)}; the draft stays here.</Text>
      ) : (
        <>
          <WhatChanges fields={fields} isFirst={!isLive} draft={editor.form.getValues()} live={live} />
          <AddressChange document={editor.baseline} />
        </>
      )}
      {blockers.length > 0 ? (
        <Banner
          tone="danger"
          title={`${refusal}: ${blockers.length === 1 ? 'one field' : `${blockers.length} fields`}`}
        >
          <RefusalList errors={blockers} fields={fields} content={editor.form.getValues()} onFocusField={goToField} />
        </Banner>
      ) : null}
      {failure?.kind === 'failed' ? (
        <Banner tone="danger" title={refusal}>
          <p>{failure.message}</p>
        </Banner>
      ) : null}
      {when === 'unpublish' ? null : (
        <CheckNotes findings={checks.findings} isChecking={checks.isChecking} onFocusField={goToField} />
      )}
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
      {when === 'unpublish'
        ? null
        : asked.map((name) => {
            const declaration = fields[name];
            return declaration ? <FieldInput key={name} path={name} declaration={declaration} /> : null;
          })}
      {when === 'now' ? null : <ScheduleFields publication={publication} errors={timeErrors} />}
      <Textarea
        label="Note for the history (optional)"
        minRows={2}
        maxLength={500}
        value={publication.note}
        onChange={(event) => {
          publication.setNote(event.currentTarget.value);
        }}
      />
      <DialogButtons onCancel={onClose} isBusy={isBusy}>
        <Button
          data-autofocus
          loading={isBusy}
          disabled={!publication.isReady || isBlocked}
          onClick={() => void publication.submit()}
        >
          {when === 'now' ? 'Publish now' : when === 'schedule' ? 'Schedule' : 'Schedule unpublishing'}
        </Button>
      </DialogButtons>
    </Stack>
  );
}

/** Where to go on after a refusal: the button that was pressed has lost the focus while it was busy. */
function focusRefusal(form: HTMLElement | null): void {
  const places = ['[role="alert"] button', '[aria-invalid="true"]', '[role="alert"]'];
  const place = places.map((selector) => form?.querySelector<HTMLElement>(selector)).find(Boolean);
  place?.focus();
}

interface CheckNotesProps {
  readonly findings: readonly CheckFinding[];
  readonly isChecking: boolean;
  readonly onFocusField: (path: string) => void;
}

/** What stands in the way, and what is worth a look first. */
function CheckNotes({ findings, isChecking, onFocusField }: CheckNotesProps) {
  const blocks = findings.filter(({ level }) => level === 'block');
  const warnings = findings.filter(({ level }) => level === 'warn');
  if (isChecking && findings.length === 0) return <Text role="status">Checking…</Text>;
  return (
    <>
      {blocks.length > 0 ? (
        <Banner tone="danger" title="This has to be mended first">
          <FindingList findings={blocks} onFocusField={onFocusField} />
        </Banner>
      ) : null}
      {warnings.length > 0 ? (
        <details>
          <summary>{warnings.length === 1 ? 'One check warns' : `${warnings.length} checks warn`}</summary>
          <FindingList findings={warnings} onFocusField={onFocusField} />
        </details>
      ) : null}
    </>
  );
}
