import { useEffect, useMemo, useRef } from 'react';
import type { ContactTopic } from '@20x/shared/contact-form/fields';
import { consentVersion, contactForm } from '@20x/shared/contact-form/form';
import { useIsHydrating } from '../../ui/deferred';
import { fieldOf } from '../../ui/field-of';
import type { BlockOf } from '../parts/block-props';
import { filled } from '../parts/block-text';
import { Consent } from './Consent';
import { ContactInput } from './ContactInput';
import { ContactTopics } from './ContactTopics';
import { fieldsFor, waits } from './contact-fields';
import { useContactForm } from './use-contact-form';
import classes from './DemoFormBlock.module.css';

/** Works as a plain form too: without JavaScript the server checks it, in the same words. */
export function ContactForm({ block }: { readonly block: BlockOf<'demoForm'> }) {
  const words = useMemo(() => contactForm(block), [block]);
  const { form, submit, ...contact } = useContactForm(block.id, words);
  const { pathname, topic, values, failure, isSuccess, choose } = contact;
  const isHydrating = useIsHydrating();
  const isPlain = isHydrating && block.topics === true;
  const hidden = {
    ...(!block.topics && { topic: 'demo' }),
    sourcePage: pathname,
    formId: block.id,
    ...(words.consent && { consentVersion: consentVersion(words.consent) }),
  };
  if (isSuccess) return <Sent text={words.success} email={values.email?.trim()} />;
  return (
    <>
      <StandbySent text={words.success} />
      <form
        ref={form}
        className={classes.form}
        method="post"
        action="/api/contact"
        aria-label={filled(block.title) ?? 'Contact'}
        noValidate
        // Where scripts run, what is sent before React takes over waits for it (server/document.ts).
        data-early={isHydrating || undefined}
        onSubmit={(event) => void submit(event)}
      >
        {block.topics && (
          <ContactTopics
            topicLabel={words.topicLabel}
            topicHelp={words.topicHelp}
            id={`${block.id}-topic`}
            chosen={topic}
            onChoose={choose}
          />
        )}
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className={classes.notice}>{words.notice}</p>
        <Fields block={block} words={words} contact={contact} isPlain={isPlain} />
        <label className={classes.trap} aria-hidden>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
        {failure && (
          <p className={classes.failure} role="alert">
            {failure}
          </p>
        )}
        <Foot block={block} words={words} contact={contact} isPlain={isPlain} />
      </form>
    </>
  );
}

interface PartProps {
  readonly block: BlockOf<'demoForm'>;
  readonly words: ReturnType<typeof contactForm>;
  readonly contact: Omit<ReturnType<typeof useContactForm>, 'form' | 'submit'>;
  /** Without a script, one form serves all topics. */
  readonly isPlain: boolean;
}

function Fields({ block, words, contact, isPlain }: PartProps) {
  const { topic, values, errors, update } = contact;
  const asked = fieldsFor(words.fields, topic);
  const waiting = asked.filter((field) => waits(field, topic));
  const listed = (fields: typeof asked) => (
    <div className={classes.fields}>
      {fields.map((field) => (
        <ContactInput
          key={field.name}
          id={`${block.id}-${field.name}`}
          field={field}
          topic={topic}
          isPlain={isPlain}
          value={values[field.name] ?? ''}
          error={errors[field.name]}
          place={fieldOf(block, `fields.${field.name}`)}
          onChange={(value) => update({ ...values, [field.name]: value })}
        />
      ))}
    </div>
  );
  return (
    <>
      {listed(asked.filter((field) => !waits(field, topic)))}
      {waiting.length > 0 && (
        <details className={classes.more}>
          <summary>More details</summary>
          {listed(waiting)}
        </details>
      )}
    </>
  );
}

const sendLabels = {
  question: 'Send my question',
  support: 'Ask for support',
} as const satisfies Record<Exclude<ContactTopic, 'demo'>, string>;

function Foot({ block, words: { consent, consentBox, button }, contact, isPlain }: PartProps) {
  const { topic, values, errors, isLoading, update } = contact;
  return (
    <div className={classes.foot}>
      {consent && (
        <Consent
          text={consent}
          id={`${block.id}-consent`}
          hasBox={consentBox}
          error={errors.consent}
          onTick={() => update(values)}
        />
      )}
      <button type="submit" className={classes.submit} aria-disabled={isLoading}>
        {isPlain && <span data-plain>Send</span>}
        <span data-scripted>{isLoading ? 'Sending…' : topic === 'demo' ? button : sendLabels[topic]}</span>
      </button>
    </div>
  );
}

/** The address shows a typo while it can still be put right. */
function Sent({ text, email }: { readonly text: string; readonly email: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.sent} role="status">
      <h2 ref={heading} tabIndex={-1}>
        Message sent
      </h2>
      <p>{text}</p>
      {email && (
        <p>
          We will reply to <b>{email}</b>.
        </p>
      )}
    </div>
  );
}

/** Hidden until an address ends in #sent, where the server leads after a plain form. */
function StandbySent({ text }: { readonly text: string }) {
  return (
    <div id="sent" className={classes.sent} data-standby>
      <h2>Message sent</h2>
      <p>{text}</p>
    </div>
  );
}
