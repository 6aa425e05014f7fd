import type { ContactRequest } from '@20x/kit';
import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { ContactTopic } from '@20x/shared/contact-form/fields';
import { consentVersion, type ContactForm } from '@20x/shared/contact-form/form';
import { untickedConsent } from '@20x/shared/contact-form/rules';
import { newId } from '@20x/shared/new-id';
import { contactErrors, written, writtenBefore, type ContactErrors, type ContactValues } from './contact-fields';
import { originOf } from './contact-origin';
import { useDelivery, type Refusal } from './use-delivery';

const changedForm = 'This form has changed since you opened it. Copy your text and reload the page.';

/** What a visitor writes into the form with this id, what is wrong with it, and how it is sent. */
export function useContactForm(formId: string, { fields, consent }: Pick<ContactForm, 'fields' | 'consent'>) {
  const { pathname } = useLocation();
  const [topic, setTopic] = useState<ContactTopic>('demo');
  const [values, setValues] = useState<ContactValues>({});
  /** None before the first try to send. */
  const [errors, setErrors] = useState<ContactErrors>();
  const form = useRef<HTMLFormElement>(null);
  const { deliver, cancel, setFailure, ...delivery } = useDelivery();
  const [attempt] = useState(() => ({ id: newId(), startedAt: new Date().toISOString() }));
  useLayoutEffect(() => {
    const before = writtenBefore(form.current);
    if (before) {
      setValues(before.values);
      setTopic(before.topic);
    }
  }, []);

  const find = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name='${name}']`);
  const isTicked = () => find('consent')?.checked;
  const check = (given: ContactValues, about: ContactTopic): ContactErrors => ({
    ...contactErrors(fields, given, about),
    ...(isTicked() === false && { consent: untickedConsent }),
  });
  const update = (changed: ContactValues) => {
    cancel();
    setValues(changed);
    if (errors) setErrors(check(changed, topic));
  };
  /** Another topic asks for other fields, which nobody has touched yet. */
  const choose = (chosen: ContactTopic) => {
    cancel();
    setTopic(chosen);
    setErrors(undefined);
  };
  const refuse = (found: ContactErrors | string) => {
    if (typeof found === 'string') return setFailure(found);
    setErrors(found);
    reach(find(Object.keys(found)[0] ?? ''));
  };
  const request = (): ContactRequest => ({
    ...attempt,
    topic,
    ...written(fields, values, topic),
    ...(consent ? { consentVersion: consentVersion(consent) } : {}),
    consent: isTicked(),
    formId,
    sourcePage: pathname,
    ...originOf(window),
    website: find('website')?.value ?? '',
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (delivery.isLoading) return;
    cancel();
    const found = check(values, topic);
    if (Object.keys(found).length > 0) return refuse(found);
    setErrors(found);
    await deliver(request(), (refusal) => refuse(refusalIn(refusal, (field) => find(field) != null)));
  };
  return { form, pathname, topic, values, errors: errors ?? {}, ...delivery, update, choose, submit };
}

/** Gives the focus to a field, which may wait under “More details”. */
function reach(field: HTMLElement | null | undefined) {
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}

/** What the server found wrong: by field where the form shows all of them, else in words. */
function refusalIn({ detail, errors }: Refusal, isShown: (field: string) => boolean): ContactErrors | string {
  if (errors.length === 0) return detail;
  if (errors.every(({ field }) => isShown(field)))
    return Object.fromEntries(errors.map(({ field, message }) => [field, message]));
  return `${changedForm} ${errors.map(({ message }) => message).join(' ')}`;
}
