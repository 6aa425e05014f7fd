import { Button, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { CheckFinding } from '../../api/generated';
import { Banner } from '../../ui/Banner';
import { FindingList } from './checks/FindingList';
import { useOpenDocument } from '../document/EditorContext';
import { FieldInput } from '../fields/FieldInput';
import { focusField } from '../fields/focus-field';
import type { FieldError, SaveFailure } from '../saving/failure';
import { RefusalList } from '../saving/RefusalList';
import { AddressChange } from './AddressChange';
import { isInDialog, timeFields } from './dialog-fields';
import { PublicationResult } from './PublicationResult';
import { ScheduleFields } from './ScheduleFields';
import { usePublication, type When } from './use-publication';
import type { LivePlace } from './use-verification';
import { WhatChanges } from './WhatChanges';
import { unpublishedWords } from './unpublish-words';
import { Dialog } from '../../ui/Dialog';
import { DialogButtons } from '../../ui/DialogButtons';

interface PublishDialogProps {
  readonly name: string;
  readonly onClose: () => void;
  readonly place: LivePlace;
  /** Fields that are filled in here. */
  readonly asked: readonly string[];
  readonly start: When;
  readonly onFocusField: (path: string) => void;
}

/** Confirms a publication: what changes, what stands in the way, when, and why. */
export function PublishDialog(props: PublishDialogProps) {
  return (
    <Dialog onClose={props.onClose} size="lg" title={`Publish ${props.name}?`}>
      <PublishForm {...props} />
    </Dialog>
  );
}

function PublishForm({ place, asked, start, onClose, onFocusField }: PublishDialogProps) {
  const { editor, checks } = useOpenDocument();
  const publication = usePublication(editor, place, start);
  const { when, done } = publication;
  const { failure } = editor;
  const refused = failure?.kind === 'fields' ? failure.errors : [];

  // An unsaved change may have fixed it; then the server decides.
  const blocks = when === 'unpublish' || editor.isDirty ? [] : checks.findings.filter(({ level }) => level === 'block');
  const isBusy = editor.activity !== 'idle';
  const goToField = (path: string) => {
    if (isBusy) return;
    if (asked.includes(path)) {
      focusField(path);
      return;
    }
    onClose();
    onFocusField(path);
  };
  const form = useFocusAfterFailure(failure, refused.find(({ path }) => asked.includes(path))?.path);

  if (done) {
    const afterwards = unpublishedWords(editor.baseline);
    return <PublicationResult publication={publication} path={place.path} afterwards={afterwards} onClose={onClose} />;
  }
  return (
    <Stack ref={form}>
      <Outcome when={when} />
      <Refusal when={when} asked={asked} onFocusField={goToField} />
      {when === 'unpublish' ? null : <CheckNotes onFocusField={goToField} />}
      <WhenChoice publication={publication} isLive={editor.baseline.published !== null} />
      {when === 'unpublish' ? null : <AskedFields asked={asked} />}
      {when === 'now' ? null : <ScheduleFields publication={publication} errors={timeErrors(refused)} />}
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
        {blocks.length > 0 ? (
          <FixButton errors={blocks} onFocusField={goToField} onClose={onClose} />
        ) : (
          <SubmitButton publication={publication} isBusy={isBusy} />
        )}
      </DialogButtons>
    </Stack>
  );
}

/** What visitors will see. */
function Outcome({ when }: Pick<RefusalProps, 'when'>) {
  const { editor, fields, live } = useOpenDocument();
  const { baseline, form } = editor;
  if (when === 'unpublish') return <Text>Visitors {unpublishedWords(baseline)}. Your draft is kept.</Text>;
  return (
    <>
      <WhatChanges fields={fields} isFirst={baseline.published === null} draft={form.getValues()} live={live} />
      <AddressChange document={baseline} />
    </>
  );
}

const timeErrors = (refused: readonly FieldError[]) =>
  Object.fromEntries(
    refused.filter(({ path }) => timeFields.includes(path)).map(({ path, message }) => [path, message]),
  );

/** The fields that are filled in to publish. */
function AskedFields({ asked }: Pick<PublishDialogProps, 'asked'>) {
  const { fields } = useOpenDocument();
  return asked.map((name) => {
    const declaration = fields[name];
    return declaration ? <FieldInput key={name} path={name} declaration={declaration} /> : null;
  });
}

interface SubmitButtonProps extends Pick<WhenChoiceProps, 'publication'> {
  readonly isBusy: boolean;
}

function SubmitButton({ publication: { when, isReady, submit }, isBusy }: SubmitButtonProps) {
  return (
    <Button data-autofocus loading={isBusy} disabled={!isReady} onClick={() => void submit()}>
      {when === 'now' ? 'Publish now' : when === 'schedule' ? 'Schedule' : 'Schedule unpublishing'}
    </Button>
  );
}

interface FixButtonProps extends Pick<PublishDialogProps, 'onFocusField' | 'onClose'> {
  readonly errors: readonly CheckFinding[];
}

/** In place of publishing: leads to the first error that has a field. */
function FixButton({ errors, onFocusField, onClose }: FixButtonProps) {
  const field = errors.find((error) => error.field !== null)?.field;
  return (
    <Button data-autofocus onClick={() => (field ? onFocusField(field) : onClose())}>
      {errors.length === 1 ? 'Fix 1 error' : `Fix ${errors.length} errors`}
    </Button>
  );
}

interface WhenChoiceProps {
  readonly publication: ReturnType<typeof usePublication>;
  readonly isLive: boolean;
}

function WhenChoice({ publication: { when, setWhen }, isLive }: WhenChoiceProps) {
  return (
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
  );
}

interface RefusalProps extends Pick<PublishDialogProps, 'asked' | 'onFocusField'> {
  readonly when: When;
}

/** Why the server did not publish or schedule it, except for fields of this dialog, which say it themselves. */
function Refusal({ when, asked, onFocusField }: RefusalProps) {
  const { editor, fields, checks } = useOpenDocument();
  const { failure, form } = editor;
  const refusal = when === 'now' ? 'Not published' : 'Not scheduled';
  if (failure?.kind === 'failed') {
    return (
      <Banner tone="danger" title={refusal}>
        <p>{failure.message}</p>
      </Banner>
    );
  }
  const refused = failure?.kind === 'fields' ? failure.errors : [];
  const isListed = ({ path, message }: FieldError) =>
    checks.findings.some((finding) => finding.field === path && finding.message === message);
  const blockers = refused.filter((error) => !isInDialog(error.path, asked) && !isListed(error));
  if (blockers.length === 0) return null;
  return (
    <Banner tone="danger" title={`${refusal}: ${blockers.length === 1 ? 'one field' : `${blockers.length} fields`}`}>
      <RefusalList errors={blockers} fields={fields} content={form.getValues()} onFocusField={onFocusField} />
    </Banner>
  );
}

/** Moves the focus after every failure: to the first refused field of the dialog, else to the refusal. */
function useFocusAfterFailure(failure: SaveFailure | null, field: string | undefined) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!failure) return;
    if (field !== undefined) focusField(field);
    else focusRefusal(form.current);
  }, [failure, field]);
  return form;
}

/** Where to go on after a refusal: the button that was pressed has lost the focus while it was busy. */
function focusRefusal(form: HTMLElement | null): void {
  const places = ['[role="alert"] button', '[aria-invalid="true"]', '[role="alert"]'];
  const place = places.map((selector) => form?.querySelector<HTMLElement>(selector)).find(Boolean);
  place?.focus();
}

/** What stands in the way, and what is worth a look first. */
function CheckNotes({ onFocusField }: Pick<PublishDialogProps, 'onFocusField'>) {
  const { findings, isChecking } = useOpenDocument().checks;
  const blocks = findings.filter(({ level }) => level === 'block');
  const warnings = findings.filter(({ level }) => level === 'warn');
  if (isChecking && findings.length === 0) return <Text role="status">Checking…</Text>;
  return (
    <>
      {blocks.length > 0 ? (
        <Banner tone="danger" title="Fix these before publishing">
          <FindingList findings={blocks} onFocusField={onFocusField} />
        </Banner>
      ) : null}
      {warnings.length > 0 ? (
        <details>
          <summary>{warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`}</summary>
          <FindingList findings={warnings} onFocusField={onFocusField} />
        </details>
      ) : null}
    </>
  );
}
