import { useEffect, useMemo, useRef } from 'react';
import { consentVersion, contactForm } from '@20x/shared/contact-form/form';
import { useIsHydrating } from '../../ui/deferred';
import { fieldOf } from '../../ui/field-of';
import type { BlockOf } from '../parts/block-props';
import { filled } from '../parts/block-text';
import { Consent } from './Consent';
import { ContactInput } from './ContactInput';
import { ContactTopics } from './ContactTopics';
import { fieldsFor } from './contact-fields';
import { useContactForm } from './use-contact-form';
import classes from './DemoFormBlock.module.css';

/** Works as a plain form too: without JavaScript the browser checks and sends it. */
export function ContactForm({ block }: { readonly block: BlockOf<'demoForm'> }) {
  const words = useMemo(() => contactForm(block), [block]);
  const { form, submit, ...contact } = useContactForm(block.id, words);
  const { pathname, topic, values, failure, isSuccess, update } = contact;
  const isReactive = !useIsHydrating();
  const hidden = {
    ...(!block.topics && { topic: 'demo' }),
    sourcePage: pathname,
    formId: block.id,
    ...(words.consent && { consentVersion: consentVersion(words.consent) }),
  };
  if (isSuccess) return <Sent text={words.success} />;
  return (
    <div>
      <StandbySent text={words.success} />
      <form
        ref={form}
        className={classes.form}
        method="post"
        action="/api/contact"
        aria-label={filled(block.title) ?? 'Contact'}
        noValidate={isReactive}
        onSubmit={(event) => void submit(event)}
      >
        {block.topics && (
          <ContactTopics
            topicLabel={words.topicLabel}
            topicHelp={words.topicHelp}
            id={`${block.id}-topic`}
            chosen={topic}
            onChoose={(chosen) => update(values, chosen)}
          />
        )}
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p className={classes.notice}>{words.notice}</p>
        <Fields block={block} words={words} contact={contact} isPlain={!isReactive && block.topics === true} />
        <label className={classes.trap} aria-hidden>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
        {failure && (
          <p className={classes.failure} role="alert">
            {failure}
          </p>
        )}
        <Foot block={block} words={words} contact={contact} />
      </form>
    </div>
  );
}

interface PartProps {
  readonly block: BlockOf<'demoForm'>;
  readonly words: ReturnType<typeof contactForm>;
  readonly contact: Omit<ReturnType<typeof useContactForm>, 'form' | 'submit'>;
}

function Fields({ block, words, contact, isPlain }: PartProps & { readonly isPlain: boolean }) {
  const { topic, values, errors, update } = contact;
  return (
    <div className={classes.fields}>
      {fieldsFor(words.fields, topic).map((field) => (
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
}

function Foot({ block, words: { consent, consentBox }, contact }: PartProps) {
  const { values, errors, isLoading, update } = contact;
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
        {isLoading ? 'Sending…' : 'Send'}
      </button>
    </div>
  );
}

function Sent({ text }: { readonly text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={classes.sent} role="status">
      <h2 ref={heading} tabIndex={-1}>
        Message sent
      </h2>
      <p>{text}</p>
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
