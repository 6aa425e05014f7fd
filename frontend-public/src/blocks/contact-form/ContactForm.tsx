import { isApiError, useSendContactMessageMutation } from '@20x/kit';
import { useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { ContactTopic as Topic } from '@20x/shared/contact-form/fields';
import { consentVersion, contactForm, isAlwaysNeeded, partialNeed } from '@20x/shared/contact-form/form';
import { untickedConsent } from '@20x/shared/contact-form/rules';
import type { BlockOf } from '../block-props';
import { filled } from '../block-text';
import { Consent } from './Consent';
import { ContactInput } from './ContactInput';
import { ContactTopics } from './ContactTopics';
import {
  contactErrors,
  fieldsFor,
  written,
  writtenBefore,
  type ContactErrors,
  type ContactValues,
} from './contact-fields';
import { utmOf, uuid } from './contact-origin';
import classes from './DemoFormBlock.module.css';
import { fieldOf } from '../../ui/field-of';

const defaultFailure = 'Your message was not sent. Check your connection and try again. Your text is still here.';

const changedForm = 'This form has changed since you opened it. Copy your text and reload the page.';

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
  const box = useRef<HTMLInputElement>(null);
  const { fields, ...words } = useMemo(() => contactForm(block), [block]);
  const { consent } = words;
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

  const check = (given: ContactValues, about: Topic): ContactErrors => ({
    ...contactErrors(fields, given, about),
    ...(box.current && !box.current.checked && { consent: untickedConsent }),
  });
  const update = (changed: ContactValues, changedTopic = topic) => {
    setValues(changed);
    setTopic(changedTopic);
    if (tried) setErrors(check(changed, changedTopic));
  };
  const find = (name: string) => form.current?.querySelector<HTMLElement>(`[name='${name}']`);
  const refuse = (found: ContactErrors) => {
    setErrors(found);
    find(Object.keys(found)[0] ?? '')?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isLoading) return;
    setTried(true);
    setFailure(undefined);
    const found = check(values, topic);
    if (Object.keys(found).length > 0) return refuse(found);
    const answer = await send({
      contactRequest: {
        id,
        startedAt,
        topic,
        ...written(fields, values, topic),
        ...(consent ? { consentVersion: consentVersion(consent) } : {}),
        ...(box.current && { consent: box.current.checked }),
        formId: block.id,
        sourcePage: pathname,
        utm: utmOf(window.location.search),
        website: trap.current?.value ?? '',
      },
    });
    if (!answer.error) return;
    const problem = isApiError(answer.error) ? answer.error.problem : undefined;
    const refused = problem?.errors ?? [];
    if (refused.length > 0 && refused.every(({ field }) => find(field))) {
      return refuse(Object.fromEntries(refused.map(({ field, message }) => [field, message])));
    }
    if (refused.length > 0) return setFailure(`${changedForm} ${refused.map(({ message }) => message).join(' ')}`);
    setFailure(problem?.detail ?? defaultFailure);
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
        {!block.topics && <input type="hidden" name="topic" value="demo" />}
        <input type="hidden" name="sourcePage" value={pathname} />
        <input type="hidden" name="formId" value={block.id} />
        {consent && <input type="hidden" name="consentVersion" value={consentVersion(consent)} />}
        <p className={classes.notice}>{words.notice}</p>
        <div className={classes.fields}>
          {fieldsFor(fields, topic).map((field) => (
            <ContactInput
              key={field.name}
              id={`${block.id}-${field.name}`}
              field={field}
              required={field.neededFor.includes(topic)}
              enforced={isReactive || !block.topics || isAlwaysNeeded(field)}
              plainNeed={isReactive || !block.topics ? undefined : partialNeed(field)}
              value={values[field.name] ?? ''}
              error={errors[field.name]}
              place={fieldOf(block, `fields.${field.name}`)}
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
          {consent && (
            <Consent
              text={consent}
              id={`${block.id}-consent`}
              box={words.consentBox ? box : undefined}
              error={errors.consent}
              onTick={() => update(values)}
            />
          )}
          <button type="submit" className={classes.submit} aria-disabled={isLoading}>
            {isLoading ? 'Sending…' : 'Send'}
          </button>
        </div>
      </form>
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

const never = () => () => undefined;
/** Whether the form checks and sends itself; in the server's HTML the browser does. */
const useIsReactive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
