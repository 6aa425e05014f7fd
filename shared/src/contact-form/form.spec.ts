import {
  contactFieldDefaults,
  contactFieldNames,
  type ContactFieldDefaults,
  type ContactFieldName,
  type ContactTopic,
} from './fields.ts';
import {
  consentVersion,
  contactForm,
  contactLabels,
  isAlwaysNeeded,
  partialNeed,
  type ContactFormSettings,
} from './form.ts';
import { refusalOf } from './rules.ts';

const fieldOf = (name: ContactFieldName, settings?: ContactFormSettings) => {
  const field = contactForm(settings).fields.find((other) => other.name === name);
  if (!field) throw new Error(`the form shows no ${name}`);
  return field;
};
const needs = (topic: ContactTopic) =>
  contactForm()
    .fields.filter(({ neededFor }) => neededFor.includes(topic))
    .map(({ name }) => name);

it('asks for every field, and needs few of them, while its editor says nothing', () => {
  expect(contactForm().fields.map(({ name }) => name)).toEqual(contactFieldNames);
  expect(needs('demo')).toEqual(['name', 'email', 'agency']);
  expect(needs('question')).toEqual(['name', 'email', 'message']);
  expect(contactForm()).toMatchObject({ topicLabel: '', consent: '', consentBox: false });
});

it('follows its editor', () => {
  const form = contactForm({
    consent: ' You may write to me. ',
    consentBox: true,
    success: 'Done.',
    fields: {
      topic: { label: 'Reason', help: 'Choose one.' },
      name: { label: 'Who are you?', maxLength: 60 },
      agency: { required: false, help: 'As on your invoice.' },
      phone: { show: false },
      role: { required: true },
      message: { label: '  ', maxLength: 90_000 },
    },
  });
  expect(form).toMatchObject({ topicLabel: 'Reason', topicHelp: 'Choose one.', success: 'Done.' });
  expect(form).toMatchObject({ consent: 'You may write to me.', consentBox: true });
  expect(form.fields).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        name: 'name',
        label: 'Who are you?',
        maxLength: 60,
        missing: 'Fill in “Who are you?”.',
      }),
      expect.objectContaining({ name: 'agency', neededFor: [], help: 'As on your invoice.' }),
      expect.objectContaining({ name: 'role', neededFor: ['demo'] }),
      expect.objectContaining({
        name: 'message',
        label: 'Message',
        maxLength: 5_000,
        missing: 'Enter a message.',
      }),
    ]),
  );
  expect(form.fields.map(({ name }) => name)).not.toContain('phone');
});

it('calls every field what visitors read, and what is hidden by its default label', () => {
  const form = contactForm({ fields: { phone: { show: false, label: 'Cell' }, role: { label: 'Job' } } });
  expect(contactLabels(form)).toMatchObject({ phone: 'Phone', role: 'Job', topic: 'What is it about?' });
  expect(contactLabels(contactForm({ fields: { topic: { label: 'Reason' } } })).topic).toBe('Reason');
});

it('always asks for a name and an email address', () => {
  const hidden = { show: false, required: false };
  const { fields } = contactForm({ fields: { name: hidden, email: hidden, agency: hidden } });
  expect(fields.filter(isAlwaysNeeded).map(({ name }) => name)).toEqual(['name', 'email']);
});

it.each([
  [null, 'Please don’t include patient information.'],
  ['We answer in English.', 'Please don’t include patient information. We answer in English.'],
  ['No patient information, please.', 'No patient information, please.'],
])('asks to leave patients out, with the notice %j', (notice, text) => {
  expect(contactForm({ notice }).notice).toBe(text);
});

it('has no box without a consent text', () => {
  expect(contactForm({ consent: ' ', consentBox: true }).consentBox).toBe(false);
});

it.each<[ContactFieldName, string]>([
  ['name', ''],
  ['phone', ''],
  ['agency', '(needed for a demo)'],
  ['message', '(needed for a question or support)'],
])('notes at %s which topics need it', (name, note) => {
  expect(partialNeed(fieldOf(name))).toBe(note);
});

it.each<[ContactFieldName, string, string | undefined]>([
  ['name', '', 'Enter your name.'],
  ['name', 'a'.repeat(121), 'Use at most 120 characters for “Your name”.'],
  ['name', 'Dana\nReyes', 'Use no line breaks or control characters.'],
  ['email', '', 'Enter your work email.'],
  ['email', 'dana@', 'Enter an email address such as name@agency.com.'],
  ['email', 'dana@agency', 'Enter an email address such as name@agency.com.'],
  ['email', 'dana@agency.example', undefined],
  ['agency', '', undefined],
  ['phone', '', undefined],
  ['phone', 'no number', 'Enter a phone number with only digits, spaces and + ( ) - .'],
  ['phone', '+1 (555) 010-0100 x5', undefined],
  // The page always offered these three; the server used to take any text.
  ['country', 'Canada', undefined],
  ['country', 'Atlantis', 'Choose one of: United States, Canada, Other.'],
  ['message', '', 'Enter a message.'],
  ['message', 'One line.\nAnother.', undefined],
  ['message', 'x'.repeat(5_001), 'Use at most 5,000 characters for “Message”.'],
])('in a question, judges %s as %j', (name, value, refusal) => {
  expect(refusalOf(fieldOf(name), value, 'question')).toBe(refusal);
});

it('offers only answers that its own rules take', () => {
  for (const name of contactFieldNames) {
    const { options = [] }: ContactFieldDefaults = contactFieldDefaults[name];
    for (const option of options) expect(refusalOf(fieldOf(name), option, 'demo')).toBeUndefined();
  }
});

it('names each consent text differently', () => {
  expect(consentVersion('one')).toBe(consentVersion('one'));
  expect(consentVersion('one')).not.toBe(consentVersion('two'));
});
