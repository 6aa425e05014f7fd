import { useState } from 'react';
import { useAppDispatch } from '@20x/kit';
import { Button } from '@mantine/core';
import { contactRecipientLists } from '../../../api/fields/contact-recipient-lists.generated';
import { adminApi, type ContactRecipientLists, type ContactRecipients } from '../../../api/generated';
import { ConflictDialog } from '../../../editor/saving/ConflictDialog';
import type { Content } from '../../../editor/model/content-comparison';
import { EditorBody } from '../../../editor/frame/EditorBody';
import { fieldLabel } from '../../../editor/model/field-labels';
import { Field } from '../../../editor/fields/Field';
import { SaveState } from '../../../editor/saving/SaveState';
import { useRegisterUnsaved } from '../../../ui/leaving/unsaved-changes';
import type { Versioned } from '../../../editor/saving/use-conflicts';
import { useEditorForm, type WriteRequest } from '../../../editor/saving/use-editor-form';
import classes from './ContactNotifications.module.css';
import { SendTest } from './SendTest';

const Recipients = Field<ContactRecipientLists>;

const stateOf = ({ version, values }: ContactRecipients): Versioned => ({ version, content: { ...values } });

const isRecipients = (value: unknown): value is ContactRecipients => {
  const recipients = value as Partial<ContactRecipients> | null | undefined;
  return typeof recipients?.version === 'number' && typeof recipients.values === 'object';
};

/** Lists as the API takes them: every one, without entries that say nothing. */
const listsOf = (content: Content): ContactRecipientLists => {
  const addresses = (name: string) => {
    const entries: unknown = content[name];
    return Array.isArray(entries) ? entries.filter((entry): entry is string => typeof entry === 'string') : [];
  };
  return { demo: addresses('demo'), question: addresses('question'), support: addresses('support') };
};

/** The addresses by topic, and the way to see whether mail reaches them. */
export function RecipientsForm({ recipients }: { readonly recipients: ContactRecipients }) {
  const dispatch = useAppDispatch();
  const [saved, setSaved] = useState(recipients.values);
  const editor = useEditorForm({
    copyKey: 'contact-recipients',
    initial: stateOf(recipients),
    save: async ({ version, content }: WriteRequest) => {
      const request = { saveContactRecipientsRequest: { version, values: listsOf(content) } };
      const answer = await dispatch(adminApi.endpoints.saveContactRecipients.initiate(request)).unwrap();
      setSaved(answer.values);
      // As typed: the server leaves out empty entries, which is no change to tell of.
      return { version: answer.version, content };
    },
    readCurrent: (current) => (isRecipients(current) ? stateOf(current) : null),
  });
  const { isDirty } = editor;
  const save = () => {
    if (isDirty) void editor.saveDraft();
  };
  useRegisterUnsaved(isDirty, {
    name: 'Contact page, notifications',
    isKept: () => !editor.isJournalBlocked,
    changes: () => editor.changes().map((name) => fieldLabel(contactRecipientLists, name)),
    save: async () => (await editor.saveDraft()) !== null,
    discard: editor.discard,
  });
  return (
    <>
      <EditorBody editor={editor} fields={contactRecipientLists} onRetry={save}>
        <div className={classes.fields}>
          <Recipients name="demo" />
          <Recipients name="question" />
          <Recipients name="support" />
        </div>
      </EditorBody>
      <div className={classes.foot}>
        <Button aria-disabled={!isDirty} data-disabled={!isDirty || undefined} onClick={save}>
          Save recipients
        </Button>
        <SaveState status={editor.status} savedAt={editor.savedAt} isJournalBlocked={editor.isJournalBlocked} />
      </div>
      {recipients.canSend ? <SendTest recipients={saved} isDirty={isDirty} /> : null}
      <ConflictDialog
        conflict={editor.conflict}
        fields={contactRecipientLists}
        onSettle={(choices) => void editor.settleConflict(choices)}
      />
    </>
  );
}
