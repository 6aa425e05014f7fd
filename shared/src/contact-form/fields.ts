import { emailLimit } from '../email.ts';

export const contactTopics = ['demo', 'question', 'support'] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const topicLabels = {
  demo: 'Demo',
  question: 'Question',
  support: 'Support',
} as const satisfies Record<ContactTopic, string>;

/** The label of the topics, unless the editor gives another. */
export const topicQuestion = 'What is it about?';

/** A field of the contact form while its editor says nothing else. */
export interface ContactFieldDefaults {
  readonly label: string;
  /** Most characters, whatever an editor allows. */
  readonly cap: number;
  /** What a page shows for it. Default: text, which is one line of any text. */
  readonly control?: 'text' | 'email' | 'tel' | 'select' | 'textarea';
  /** The answers of a select. */
  readonly options?: readonly string[];
  /** What browsers may fill in. Default: nothing. */
  readonly autoComplete?: string;
  /** Topics that ask for it. Default: all. */
  readonly askedFor?: readonly ContactTopic[];
  /** Topics that need it when it is required. Default: those that ask for it. */
  readonly neededFor?: readonly ContactTopic[];
  /** `always`: an editor can neither hide it nor make it optional. Default: false. */
  readonly required?: boolean | 'always';
  /** Waits under “More details” for topics that do not need it. Default: false. */
  readonly isExtra?: boolean;
  /** The error when it is missing under its default label. */
  readonly missing?: string;
}

const demo = ['demo'] as const;

/** The fields of the contact form, in their order. */
export const contactFieldDefaults = {
  name: {
    label: 'Your name',
    cap: 120,
    autoComplete: 'name',
    required: 'always',
    missing: 'Enter your name.',
  },
  email: {
    label: 'Work email',
    cap: emailLimit,
    control: 'email',
    autoComplete: 'email',
    required: 'always',
    missing: 'Enter your work email.',
  },
  agency: {
    label: 'Agency',
    cap: 120,
    autoComplete: 'organization',
    neededFor: demo,
    required: true,
    missing: 'Enter the name of your agency.',
  },
  nurseCount: { label: 'Active nurses', cap: 40, askedFor: demo },
  phone: { label: 'Phone', cap: 40, control: 'tel', autoComplete: 'tel', isExtra: true },
  role: { label: 'Your role', cap: 80, autoComplete: 'organization-title', askedFor: demo, isExtra: true },
  country: {
    label: 'Country',
    cap: 60,
    control: 'select',
    options: ['United States', 'Canada', 'Other'],
    autoComplete: 'country-name',
    askedFor: demo,
    isExtra: true,
  },
  region: { label: 'State or province', cap: 80, autoComplete: 'address-level1', askedFor: demo, isExtra: true },
  message: {
    label: 'Message',
    cap: 5_000,
    control: 'textarea',
    neededFor: ['question', 'support'],
    required: true,
    isExtra: true,
    missing: 'Enter a message.',
  },
} as const satisfies Record<string, ContactFieldDefaults>;

export type ContactFieldName = keyof typeof contactFieldDefaults;
export const contactFieldNames = Object.keys(contactFieldDefaults) as ContactFieldName[];

/** The parts of a campaign, as its `utm_` parameters name them. */
export const campaignParts = ['campaign', 'source', 'medium', 'term', 'content'] as const;

/** Characters that are kept of each part of a campaign in the address of the first page. */
export const campaignLimit = 120;
