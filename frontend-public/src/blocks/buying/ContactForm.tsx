import { isApiError, useSendContactMessageMutation, type ContactTopic as Topic } from '@20x/kit';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { SiteLink } from '../../ui/SiteLink';
import type { BlockOf } from '../block-props';
import { filled } from '../block-text';
import { ContactInput } from './ContactInput';
import {
  contactErrors,
  contactFields,
  fieldsFor,
  isAlwaysRequired,
  isRequired,
  topics,
  written,
  writtenBefore,
  type ContactErrors,
  type ContactValues,
} from './contact-fields';
import { consentVersion, utmOf, uuid } from './contact-origin';
import classes from './DemoFormBlock.module.css';

const defaultSuccess = 'Thank you. Your message has arrived.';
const defaultFailure = 'Your message was not sent. Check your connection and try again: what you wrote is still here.';

/** Works as a plain form too: without JavaScript the browser checks and sends it. */
export function ContactForm({ block }: { readonly block: BlockOf<'demoForm'> }) {
  const { pathname } = useLocation();
  const [send, { isLoading, isSuccess }] = useSendContactMessageMutation();
  const [topic, setTopic] = useState<Topic>('demo');
  const [values, setValues] = useState<ContactValues>({});
  const [errors, setErrors] = useState<ContactErrors>({});
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const [id] = useState(uuid);
  const [startedAt] = useState(() => new Date().toISOString());
  const isReactive = useIsReactive();
  useLayoutEffect(() => {
    const before = writtenBefore(form.current);
    if (before) {
      setValues(before.values);
      setTopic(before.topic);
    }
  }, []);
  const consent = filled(block.consent);

  const update = (changed: ContactValues, changedTopic = topic) => {
    setValues(changed);
    setTopic(changedTopic);
    if (tried) setErrors(contactErrors(changed, changedTopic));
  };
  const refuse = (found: ContactErrors) => {
    setErrors(found);
    const first = contactFields.find(({ name }) => found[name]);
    if (first) form.current?.querySelector<HTMLElement>(`[name='${first.name}']`)?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    setTried(true);
    setFailure(undefined);
    const found = contactErrors(values, topic);
    if (Object.keys(found).length > 0) return refuse(found);
    const answer = await send({
      contactRequest: {
        id,
        startedAt,
        topic,
        ...written(values, topic),
        ...(consent ? { consentVersion: consentVersion(consent), consentText: consent } : {}),
        sourcePage: pathname,
        utm: utmOf(window.location.search),
        website: trap.current?.value ?? '',
      },
    });
    if (!answer.error) return;
    const problem = isApiError(answer.error) ? answer.error.problem : undefined;
    const refused = (problem?.errors ?? []).filter(({ field }) => contactFields.some(({ name }) => name === field));
    if (refused.length > 0) return refuse(Object.fromEntries(refused.map(({ field, message }) => [field, message])));
    setFailure(problem?.detail ?? defaultFailure);
  };

  if (isSuccess) return <Sent text={filled(block.success)} />;
  return (
    <div>
      <StandbySent text={filled(block.success)} />
      <form
        ref={form}
        className={classes.form}
        method="post"
        action="/api/contact"
        aria-label={filled(block.title) ?? 'Contact'}
        noValidate={isReactive}
        onSubmit={(event) => void submit(event)}
      >
        {block.topics && <Topics chosen={topic} onChoose={(chosen) => update(values, chosen)} />}
        {!block.topics && <input type="hidden" name="topic" value="demo" />}
        <input type="hidden" name="sourcePage" value={pathname} />
        {consent && <input type="hidden" name="consentVersion" value={consentVersion(consent)} />}
        {consent && <input type="hidden" name="consentText" value={consent} />}
        {filled(block.notice) && <p className={classes.notice}>{block.notice}</p>}
        <div className={classes.fields}>
          {fieldsFor(topic).map((field) => (
            <ContactInput
              key={field.name}
              id={`${block.id}-${field.name}`}
              field={field}
              required={isRequired(field, topic)}
              enforced={isReactive || !block.topics || isAlwaysRequired(field)}
              value={values[field.name] ?? ''}
              error={errors[field.name]}
              onChange={(value) => update({ ...values, [field.name]: value })}
            />
          ))}
        </div>
        <label className={classes.trap} aria-hidden>
          Leave this empty
          <input ref={trap} name="website" tabIndex={-1} autoComplete="off" />
        </label>
        {failure && (
          <p className={classes.failure} role="alert">
            {failure}
          </p>
        )}
        <div className={classes.foot}>
          {consent && <Consent text={consent} />}
          <button type="submit" className={classes.submit} disabled={isLoading}>
            {isLoading ? 'Sending…' : 'Send'}
          </button>
        </div>
      </form>
    </div>
  );
}

/** Radio buttons that look like tabs: one form, and its topic is a field of it. */
function Topics({ chosen, onChoose }: { readonly chosen: Topic; readonly onChoose: (topic: Topic) => void }) {
  return (
    <fieldset className={classes.topics}>
      <legend className="visually-hidden">What is it about?</legend>
      {topics.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name="topic" value={value} checked={value === chosen} onChange={() => onChoose(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** The words "privacy policy" lead to it. */
function Consent({ text }: { readonly text: string }) {
  const [before, words, after] = text.split(/(privacy policy)/i, 3);
  return (
    <p>
      {before}
      {words && <SiteLink to="/privacy">{words}</SiteLink>}
      {after}
    </p>
  );
}

function Sent({ text = defaultSuccess }: { readonly text: string | undefined }) {
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
function StandbySent({ text = defaultSuccess }: { readonly text: string | undefined }) {
  return (
    <div id="sent" className={classes.sent} data-standby>
      <h2>Message sent</h2>
      <p>{text}</p>
    </div>
  );
}

const never = () => () => undefined;
/** Whether the form checks and sends itself; in the server's HTML the browser does. */
const useIsReactive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
