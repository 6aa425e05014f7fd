import type {
  ContactAgencySettings,
  ContactChoiceSettings,
  ContactEmailSettings,
  ContactFieldWords,
  ContactMessageSettings,
  ContactNameSettings,
  ContactNurseCountSettings,
  ContactPhoneSettings,
  ContactRegionSettings,
  ContactRoleSettings,
  DemoFormFields,
} from '@20x/kit';
import { plainWords } from '../../fields/plain-words';
import { fieldsOf, type FieldsOf } from '../../fields-of';

const words = (label: string) =>
  ({
    label: { label: 'Label', fallback: label, width: 'half' },
    help: { label: 'Help below the label', width: 'half' },
  }) as const;

const maxLength = (cap: number) =>
  ({ kind: 'number', label: 'Most characters', fallback: String(cap), width: 'half' }) as const;

type Values = Readonly<Record<string, unknown>>;

/** "Hidden", "Required · Company": what visitors meet, and its label when it is not the usual one. */
const summaryOf = (usual: 'always' | 'on' | 'off') => (value: unknown) => {
  const { show, required, label } = (value ?? {}) as Values;
  if (usual !== 'always' && show === false) return 'Hidden';
  const isRequired = usual === 'always' || (typeof required === 'boolean' ? required : usual === 'on');
  return [isRequired ? 'Required' : 'Optional', plainWords(label)].filter(Boolean).join(' · ');
};

interface Asked {
  readonly label: string;
  /** Whether it is required while nothing is said. */
  readonly required: 'on' | 'off';
  /** Whom "required" is about. */
  readonly who: string;
}

const choice = ({ label, required, who }: Asked) =>
  ({
    show: { kind: 'flag', label: 'Show', fallback: 'on' },
    required: { kind: 'flag', label: 'Required', fallback: required, help: who },
    ...words(label),
  }) as const;

const everybody = 'Whatever the message is about.';
const demos = 'When somebody asks for a demo.';

/** What the form asks for, field by field. An empty value is as the grey text says. */
export const contactFormFields = {
  kind: 'group',
  label: 'Fields of the form',
  help: 'Name, e-mail address and topic belong to every message.',
  fields: {
    topic: {
      kind: 'group',
      label: 'Topic',
      summary: summaryOf('always'),
      fields: fieldsOf<ContactFieldWords>('ContactFieldWords', words('What is it about?')),
    },
    name: {
      kind: 'group',
      label: 'Name',
      summary: summaryOf('always'),
      fields: fieldsOf<ContactNameSettings>('ContactNameSettings', {
        ...words('Your name'),
        maxLength: maxLength(120),
      }),
    },
    email: {
      kind: 'group',
      label: 'Work e-mail',
      summary: summaryOf('always'),
      fields: fieldsOf<ContactEmailSettings>('ContactEmailSettings', {
        ...words('Work email'),
        maxLength: maxLength(254),
      }),
    },
    agency: {
      kind: 'group',
      label: 'Agency',
      summary: summaryOf('on'),
      fields: fieldsOf<ContactAgencySettings>('ContactAgencySettings', {
        ...choice({ label: 'Agency', required: 'on', who: demos }),
        maxLength: maxLength(120),
      }),
    },
    phone: {
      kind: 'group',
      label: 'Phone',
      summary: summaryOf('off'),
      fields: fieldsOf<ContactPhoneSettings>('ContactPhoneSettings', {
        ...choice({ label: 'Phone', required: 'off', who: everybody }),
        maxLength: maxLength(40),
      }),
    },
    role: {
      kind: 'group',
      label: 'Role',
      summary: summaryOf('off'),
      fields: fieldsOf<ContactRoleSettings>('ContactRoleSettings', {
        ...choice({ label: 'Your role', required: 'off', who: demos }),
        maxLength: maxLength(80),
      }),
    },
    nurseCount: {
      kind: 'group',
      label: 'Nurse count',
      summary: summaryOf('off'),
      fields: fieldsOf<ContactNurseCountSettings>('ContactNurseCountSettings', {
        ...choice({ label: 'Active nurses', required: 'off', who: demos }),
        maxLength: maxLength(40),
      }),
    },
    country: {
      kind: 'group',
      label: 'Country',
      summary: summaryOf('off'),
      help: 'A list to choose from.',
      fields: fieldsOf<ContactChoiceSettings>(
        'ContactChoiceSettings',
        choice({ label: 'Country', required: 'off', who: demos }),
      ),
    },
    region: {
      kind: 'group',
      label: 'State or province',
      summary: summaryOf('off'),
      fields: fieldsOf<ContactRegionSettings>('ContactRegionSettings', {
        ...choice({ label: 'State or province', required: 'off', who: demos }),
        maxLength: maxLength(80),
      }),
    },
    message: {
      kind: 'group',
      label: 'Message',
      summary: summaryOf('on'),
      fields: fieldsOf<ContactMessageSettings>('ContactMessageSettings', {
        ...choice({ label: 'Message', required: 'on', who: 'When somebody asks a question or for support.' }),
        maxLength: maxLength(5000),
      }),
    },
  } satisfies FieldsOf<DemoFormFields>,
} as const;
