import { noteLimit } from '@20x/shared/document-limits';
import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CheckFinding } from '../../api/generated';
import { Banner } from '../../ui/Banner';
import { FindingList } from './checks/FindingList';
import { useOpenDocument } from '../document/EditorContext';
import { FieldInput } from '../fields/FieldInput';
import { focusField } from '../fields/focus-field';
import { changedFields, isEmpty, type Content } from '../model/content-comparison';
import { uncertainOutcome, type FieldError, type SaveFailure } from '../saving/failure';
import { RefusalList } from '../saving/RefusalList';
import { AddressChange } from './AddressChange';
import { isInDialog, timeFields } from './dialog-fields';
import { PublicationResult } from './PublicationResult';
import { ShownIn } from './LinkedFrom';
import { ScheduleFields } from './ScheduleFields';
import { usePublication, type Publication, type When } from './use-publication';
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
  readonly when: When;
  readonly onFocusField: (path: string) => void;
}

/** Confirms a publication, now or at a set time: what changes, what blocks it, and why. */
export function PublishDialog(props: PublishDialogProps) {
  const { name, when, place, onClose } = props;
  const { editor } = useOpenDocument();
  const publication = usePublication(editor, place, when);
  const words = when === 'now' ? ['Publish', 'Published'] : ['Schedule', 'Scheduled'];
  return (
    <Dialog onClose={onClose} size="lg" title={publication.isDone ? words[1] : `${words[0]} ${name}?`}>
      {publication.isDone ? (
        <PublicationResult
          publication={publication}
          place={place}
          afterwards={unpublishedWords(editor.baseline)}
          onClose={onClose}
        />
      ) : (
        <PublishForm {...props} publication={publication} />
      )}
    </Dialog>
  );
}

interface PublishFormProps extends PublishDialogProps {
  readonly publication: Publication;
}

function PublishForm({ publication, asked, onClose, onFocusField }: PublishFormProps) {
  const { editor } = useOpenDocument();
  const { when, isGoingLive } = publication;
  const { failure } = editor;
  const refused = failure?.kind === 'fields' ? failure.errors : [];
  useFreshAnswers(asked);
  const { errors, warnings, isChecking } = useSavedFindings(isGoingLive, asked);
  // A click during an autosave waits for it.
  const isBusy = editor.activity === 'publishing';
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
  return (
    <Stack ref={form}>
      <Outcome isGoingLive={isGoingLive} asked={asked} />
      <Refusal when={when} asked={asked} listed={errors} onFocusField={goToField} />
      {isChecking ? <Text role="status">Checking…</Text> : null}
      <CheckNotes errors={errors} warnings={warnings} onFocusField={goToField} />
      {isGoingLive ? <AskedFields asked={asked} /> : null}
      {when === 'now' ? null : <ScheduleFields publication={publication} errors={timeErrors(refused)} />}
      <Textarea
        label="Note for the history (optional)"
        minRows={2}
        maxLength={noteLimit}
        value={publication.note}
        onChange={(event) => {
          publication.setNote(event.currentTarget.value);
        }}
      />
      <DialogButtons onCancel={onClose} isBusy={isBusy}>
        <SubmitButton {...{ publication, isBusy, isChecking, errors, onClose }} onFocusField={goToField} />
      </DialogButtons>
    </Stack>
  );
}

/** What belongs to a single publication starts empty, as the answers of the last one are not repeated; unanswered, it is as before. */
function useFreshAnswers(asked: readonly string[]): void {
  const { editor, live } = useOpenDocument();
  const { form, baseline } = editor;
  const isLoaded = live !== null && baseline.published !== null;
  const clear = useEffectEvent(() => {
    for (const name of asked) if (form.getValues()[name] === live?.[name]) form.setFieldValue(name, null);
  });
  const restore = useEffectEvent(() => {
    for (const name of asked) if (isEmpty(form.getValues()[name])) form.setFieldValue(name, live?.[name]);
  });
  useEffect(() => {
    if (!isLoaded) return undefined;
    clear();
    return () => restore();
  }, [isLoaded]);
}

/**
 * What the checks say of the draft as it is now, which is saved at once for them. `isChecking`: it is not known yet.
 * The fields that are asked for here are checked by the publication itself.
 */
function useSavedFindings(isGoingLive: boolean, asked: readonly string[]) {
  const { editor, checks } = useOpenDocument();
  const { isDirty, baseline, failure, form } = editor;
  const [checked, setChecked] = useState<Content | null>(null);
  if (!checks.isChecking && !checks.isFailed && checked !== baseline.content) setChecked(baseline.content);
  const isKnown = checked !== null && changedFields(checked, form.getValues()).every((name) => asked.includes(name));
  const mustSave = isGoingLive && isDirty && !isKnown && failure === null;
  const save = useEffectEvent(() => void editor.saveDraft(true));
  useEffect(() => {
    if (mustSave) save();
  }, [mustSave]);
  const findings = isGoingLive && isKnown ? checks.findings : [];
  const at = (level: CheckFinding['level']) => findings.filter((finding) => finding.level === level);
  const hasFailed = failure !== null || checks.isFailed;
  return { errors: at('block'), warnings: at('warn'), isChecking: isGoingLive && !isKnown && !hasFailed };
}

/** What visitors will see. */
function Outcome({ isGoingLive, asked }: Pick<Publication, 'isGoingLive'> & Pick<PublishDialogProps, 'asked'>) {
  const { editor, fields, live } = useOpenDocument();
  const { baseline, form } = editor;
  if (!isGoingLive) return <Text>Choose when visitors get this draft, when it goes offline, or both.</Text>;
  const draft = form.getValues();
  const unanswered = asked.filter((name) => isEmpty(draft[name])).map((name) => [name, live?.[name]] as const);
  return (
    <>
      <WhatChanges
        fields={fields}
        document={baseline}
        draft={{ ...draft, ...Object.fromEntries(unanswered) }}
        live={live}
      />
      <AddressChange document={baseline} />
      {baseline.isPart ? <ShownIn id={baseline.id} /> : null}
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

interface SubmitButtonProps extends Pick<PublishFormProps, 'publication' | 'onFocusField' | 'onClose'> {
  readonly isBusy: boolean;
  readonly isChecking: boolean;
  readonly errors: readonly CheckFinding[];
}

/** Publishes what has been checked; with errors it leads to the first one that has a field. */
function SubmitButton({ publication, isBusy, isChecking, errors, onFocusField, onClose }: SubmitButtonProps) {
  const { when, isReady, submit } = publication;
  const { form } = useOpenDocument().editor;
  const fix = () => {
    const named = errors.flatMap(({ field, message }) => (field === null ? [] : [[field, message] as const]));
    form.setErrors((before) => ({ ...before, ...Object.fromEntries(named) }));
    if (named[0]) onFocusField(named[0][0]);
    else onClose();
  };
  const label = when === 'now' ? 'Publish now' : 'Schedule';
  const isWrong = errors.length > 0;
  return (
    <Button
      // A disabled button takes no focus.
      data-autofocus={isWrong || isReady || undefined}
      loading={isBusy}
      disabled={!isWrong && !isReady}
      aria-disabled={isChecking || undefined}
      data-disabled={isChecking || undefined}
      onClick={() => {
        if (isChecking) return;
        if (isWrong) fix();
        else void submit();
      }}
    >
      {isWrong ? `Fix ${errors.length === 1 ? '1 error' : `${errors.length} errors`}` : label}
    </Button>
  );
}

interface RefusalProps extends Pick<PublishDialogProps, 'asked' | 'onFocusField'> {
  readonly when: When;
  /** What is listed here already. */
  readonly listed: readonly CheckFinding[];
}

/** Why the server did not publish or schedule it, except for fields of this dialog, which say it themselves. */
function Refusal({ when, asked, listed, onFocusField }: RefusalProps) {
  const { editor, fields } = useOpenDocument();
  const { failure, form } = editor;
  const refusal = when === 'now' ? 'Not published' : 'Not scheduled';
  if (failure?.kind === 'failed') {
    // Work that is not saved was not published either.
    const isUncertain = failure.isUncertain === true && !editor.isDirty;
    return (
      <Banner tone="danger" title={isUncertain ? 'Not confirmed' : refusal}>
        <p>{failure.message}</p>
        {isUncertain ? <p>{uncertainOutcome}</p> : null}
      </Banner>
    );
  }
  const refused = failure?.kind === 'fields' ? failure.errors : [];
  const isListed = ({ path, message }: FieldError) =>
    listed.some((finding) => finding.field === path && finding.message === message);
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

interface CheckNotesProps extends Pick<PublishDialogProps, 'onFocusField'> {
  readonly errors: readonly CheckFinding[];
  readonly warnings: readonly CheckFinding[];
}

/** What has to be fixed, and what is worth a look first. */
function CheckNotes({ errors, warnings, onFocusField }: CheckNotesProps) {
  return (
    <>
      {errors.length > 0 ? (
        <Banner tone="danger" title="Fix these before publishing">
          <FindingList findings={errors} onFocusField={onFocusField} />
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
