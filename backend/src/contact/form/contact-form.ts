import {
  contactFieldCaps,
  type ContactChoiceSettings,
  type ContactFieldName,
  type DemoFormBlock,
} from '../../content/blocks/demo-form-block.dto.ts';
import { contactTopics, type ContactTopic } from './contact-topic.ts';

interface BuiltInField {
  readonly label: string;
  /** Topics that need it when it is required. */
  readonly neededFor: readonly ContactTopic[];
  /** Whether it is required unless the editor says otherwise. Default: false. */
  readonly required?: boolean;
  /** What is said when it is missing under its built-in label. */
  readonly missing?: string;
}

const demo = ['demo'] as const;

/** The form as it is where nothing else was published, in its order. */
const builtIn: Readonly<Record<ContactFieldName, BuiltInField>> = {
  name: { label: 'Your name', neededFor: contactTopics, required: true, missing: 'Tell us your name.' },
  email: { label: 'Work email', neededFor: contactTopics, required: true, missing: 'Tell us your e-mail address.' },
  agency: { label: 'Agency', neededFor: demo, required: true, missing: 'Tell us the name of your agency.' },
  phone: { label: 'Phone', neededFor: contactTopics },
  role: { label: 'Your role', neededFor: demo },
  nurseCount: { label: 'Active nurses', neededFor: demo },
  country: { label: 'Country', neededFor: demo },
  region: { label: 'State or province', neededFor: demo },
  message: { label: 'Message', neededFor: ['question', 'support'], required: true, missing: 'Write us a few words.' },
};
const fieldNames = Object.keys(builtIn) as ContactFieldName[];

export interface ContactFormField {
  readonly name: ContactFieldName;
  readonly label: string;
  readonly help: string;
  readonly maxLength: number;
  /** Topics that cannot do without it. */
  readonly neededFor: readonly ContactTopic[];
  /** What is said when it is missing. */
  readonly missing: string;
}

/** What a form asks its visitors for. */
export interface ContactForm {
  readonly topicLabel: string;
  /** Those that are shown, in their order. */
  readonly fields: readonly ContactFormField[];
  readonly notice: string;
  /** Empty: nothing stands there. */
  readonly consent: string;
  readonly consentBox: boolean;
}

/** The form of a block; without one, the built-in form. */
export function contactForm(block: Partial<DemoFormBlock> = {}): ContactForm {
  const consent = textOf(block.consent);
  return {
    topicLabel: textOf(block.fields?.topic?.label) || 'What is it about?',
    fields: fieldNames.flatMap((name) => fieldOf(name, block.fields?.[name] ?? {}) ?? []),
    notice: noticeWith(textOf(block.notice)),
    consent,
    consentBox: consent !== '' && block.consentBox === true,
  };
}

type Settings = Pick<ContactChoiceSettings, 'label' | 'help' | 'show' | 'required'> & { maxLength?: number | null };

function fieldOf(name: ContactFieldName, settings: Settings): ContactFormField | null {
  const { label: builtInLabel, neededFor, required = false, missing } = builtIn[name];
  const isFixed = name === 'name' || name === 'email';
  if (!isFixed && settings.show === false) return null;
  const label = textOf(settings.label) || builtInLabel;
  const cap = contactFieldCaps[name];
  return {
    name,
    label,
    help: textOf(settings.help),
    maxLength: Math.min(settings.maxLength && settings.maxLength > 0 ? settings.maxLength : cap, cap),
    neededFor: isFixed || (settings.required ?? required) ? neededFor : [],
    missing: (label === builtInLabel && missing) || `Fill in “${label}”.`,
  };
}

const noPatients = 'Please don’t include patient information.';

/** The request not to write about patients always stands; the editor may add to it, or say it in other words. */
function noticeWith(own: string): string {
  if (/patient information/i.test(own)) return own;
  return own ? `${noPatients} ${own}` : noPatients;
}

const textOf = (text: string | null | undefined) => text?.trim() ?? '';
