import { useState } from 'react';
import { useAppDispatch } from '@20x/kit';
import { contactRecipientLists } from '../../../api/fields/contact-recipient-lists.generated';
import { adminApi, type ContactRecipientLists, type ContactRecipients } from '../../../api/generated';
import type { Content } from '../../../editor/model/content-comparison';
import { FormEditor } from '../../../editor/frame/FormEditor';
import type { Versioned } from '../../../editor/saving/use-conflicts';
import { useEditorForm, type WriteRequest } from '../../../editor/saving/use-editor-form';
import { SendTest } from './SendTest';

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
    fields: contactRecipientLists,
    save: async ({ version, content }: WriteRequest) => {
      const request = { saveContactRecipientsRequest: { version, values: listsOf(content) } };
      const answer = await dispatch(adminApi.endpoints.saveContactRecipients.initiate(request)).unwrap();
      setSaved(answer.values);
      // As typed: the server leaves out empty entries, which is no change to report.
      return { version: answer.version, content };
    },
    readCurrent: (current) => (isRecipients(current) ? stateOf(current) : null),
  });
  return (
    <>
      <FormEditor
        name="Contact page, notifications"
        editor={editor}
        fields={contactRecipientLists}
        action="Save recipients"
      />
      {recipients.canSend ? <SendTest recipients={saved} isDirty={editor.isDirty} /> : null}
    </>
  );
}
