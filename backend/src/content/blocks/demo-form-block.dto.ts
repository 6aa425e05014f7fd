import { ValidateBy } from 'class-validator';
import { contactFieldDefaults, topicQuestion } from '@20x/shared/contact-form/fields';
import { defaultButton, defaultSuccess } from '@20x/shared/contact-form/form';
import { publishGroup } from '../../core/fields/field-rules.ts';
import { Flag, Group, Row, Rows, Text, Whole } from '../../core/fields/fields.ts';
import { SectionBlock } from './block.dto.ts';
import { BlockType } from './block-type.ts';

/** With less room than this, honest answers would not fit. */
const leastRoom = { name: 30, email: 80, agency: 30, phone: 20, role: 20, nurseCount: 10, region: 30, message: 200 };

const Longest = (field: keyof typeof leastRoom) =>
  Whole({
    range: [leastRoom[field], contactFieldDefaults[field].cap],
    label: 'Maximum length',
    fallback: String(contactFieldDefaults[field].cap),
    width: 'half',
  });

const label = { max: 60, label: 'Label', width: 'half' } as const;
const Label = (fallback: string) => Text({ ...label, fallback });
const Help = () => Text({ max: 200, label: 'Help text', width: 'half' });
const Required = (fallback: 'on' | 'off', help: string) =>
  Flag({
    label: 'Required',
    help,
    fallback,
  });

/** How a field is asked for; an empty value means the default. */
export class ContactTopicSettings {
  @Label(topicQuestion) label?: string | null;
  @Help() help?: string | null;
}
export class ContactNameSettings {
  @Label(contactFieldDefaults.name.label) label?: string | null;
  @Help() help?: string | null;
  @Longest('name') maxLength?: number | null;
}
export class ContactEmailSettings {
  @Label(contactFieldDefaults.email.label) label?: string | null;
  @Help() help?: string | null;
  @Longest('email') maxLength?: number | null;
}

/** A field that can be left out. */
abstract class ContactChoiceSettings {
  @Flag({ label: 'Show', fallback: 'on' }) show?: boolean | null;
  @Required('off', 'For every topic.') required?: boolean | null;
  @Text(label) label?: string | null;
  @Help() help?: string | null;
}

const demos = 'For demo requests.';

export class ContactAgencySettings extends ContactChoiceSettings {
  @Required('on', demos) override required?: boolean | null;
  @Label(contactFieldDefaults.agency.label) override label?: string | null;
  @Longest('agency') maxLength?: number | null;
}
export class ContactPhoneSettings extends ContactChoiceSettings {
  @Label(contactFieldDefaults.phone.label) override label?: string | null;
  @Longest('phone') maxLength?: number | null;
}
export class ContactRoleSettings extends ContactChoiceSettings {
  @Required('off', demos) override required?: boolean | null;
  @Label(contactFieldDefaults.role.label) override label?: string | null;
  @Longest('role') maxLength?: number | null;
}
export class ContactNurseCountSettings extends ContactChoiceSettings {
  @Required('off', demos) override required?: boolean | null;
  @Label(contactFieldDefaults.nurseCount.label) override label?: string | null;
  @Longest('nurseCount') maxLength?: number | null;
}
/** The answers come from a list. */
export class ContactCountrySettings extends ContactChoiceSettings {
  @Required('off', demos) override required?: boolean | null;
  @Label(contactFieldDefaults.country.label) override label?: string | null;
}
export class ContactRegionSettings extends ContactChoiceSettings {
  @Required('off', demos) override required?: boolean | null;
  @Label(contactFieldDefaults.region.label) override label?: string | null;
  @Longest('region') maxLength?: number | null;
}
export class ContactMessageSettings extends ContactChoiceSettings {
  @Required('on', 'For questions and support requests.') override required?: boolean | null;
  @Label(contactFieldDefaults.message.label) override label?: string | null;
  @Longest('message') maxLength?: number | null;
}

/** Name, email address and topic belong to every message: they cannot be hidden. */
export class DemoFormFields {
  @Group(() => ContactTopicSettings, { label: 'Topic' }) topic?: ContactTopicSettings | null;
  @Group(() => ContactNameSettings, { label: 'Name' }) name?: ContactNameSettings | null;
  @Group(() => ContactEmailSettings, { label: 'Work email' }) email?: ContactEmailSettings | null;
  @Group(() => ContactAgencySettings, { label: 'Agency' }) agency?: ContactAgencySettings | null;
  @Group(() => ContactPhoneSettings, { label: 'Phone' }) phone?: ContactPhoneSettings | null;
  @Group(() => ContactRoleSettings, { label: 'Role' }) role?: ContactRoleSettings | null;
  @Group(() => ContactNurseCountSettings, { label: 'Nurse count' }) nurseCount?: ContactNurseCountSettings | null;
  @Group(() => ContactCountrySettings, { label: 'Country', help: 'A list to choose from.' })
  country?: ContactCountrySettings | null;

  @Group(() => ContactRegionSettings, { label: 'State or province' }) region?: ContactRegionSettings | null;
  @Group(() => ContactMessageSettings, { label: 'Message' }) message?: ContactMessageSettings | null;
}

/** There is nothing to tick without words to agree to. */
const HasWords = () =>
  ValidateBy(
    {
      name: 'words',
      validator: {
        validate: (box, args) => box !== true || Boolean((args?.object as DemoFormBlock).consent?.trim()),
        defaultMessage: () => 'Write the consent text for the checkbox.',
      },
    },
    { groups: [publishGroup] },
  );

export class DemoFormStep extends Row {
  @Text({ max: 90, required: true, label: 'Title', role: 'title', starts: true }) title?: string | null;
  @Text({ max: 320, input: 'paragraph', label: 'Text', starts: true }) text?: string | null;
}

/** The contact form: what is published is what the server asks for. */
@BlockType('demoForm', {
  title: 'Contact form',
  description: 'The contact form and what happens next. Messages arrive under Contact Messages.',
  group: 'Help people decide',
  icon: 'Send',
})
export class DemoFormBlock extends SectionBlock {
  type!: 'demoForm';
  @Flag({ label: 'Tabs for a demo, a question and support' }) topics?: boolean | null;
  @Group(() => DemoFormFields, {
    label: 'Fields of the form',
    help: 'Every message has a name, an email address and a topic.',
  })
  fields?: DemoFormFields | null;

  @Text({
    max: 400,
    input: 'paragraph',
    label: 'Notice',
    help: '“Please don’t include patient information.” is always shown above the fields. Add to it here, or use your own words.',
  })
  notice?: string | null;

  @Text({
    max: 400,
    input: 'paragraph',
    label: 'Consent text',
    help: 'Each message keeps the wording that was shown with its form. The words “privacy policy” become a link.',
  })
  consent?: string | null;

  @HasWords()
  @Flag({
    label: 'Visitors check a box to agree',
    help: 'The box is never checked in advance. Turn this off to show the text without a box.',
  })
  consentBox?: boolean | null;

  @Text({ max: 40, label: 'Button', help: 'Under the fields of a demo request.', fallback: defaultButton })
  button?: string | null;

  @Text({ max: 320, input: 'paragraph', label: 'After sending', fallback: defaultSuccess }) success?: string | null;
  @Rows(() => DemoFormStep, { max: 6, label: 'What happens next', item: 'step' }) steps?: DemoFormStep[] | null;
}
