import { ValidateBy } from 'class-validator';
import { publishGroup } from '../../core/http/field-rules.ts';
import { Flag, Group, Row, Rows, Text } from '../../core/http/fields.ts';
import { Whole } from '../../core/http/number-fields.ts';
import { SectionBlock } from './block.dto.ts';
import { blockType } from './block-type.ts';

/** Characters that a field of the contact form takes at most, whatever an editor allows. */
export const contactFieldCaps = {
  name: 120,
  email: 254,
  agency: 120,
  phone: 40,
  role: 80,
  nurseCount: 40,
  country: 60,
  region: 80,
  message: 5_000,
} as const;
export type ContactFieldName = keyof typeof contactFieldCaps;

/** With less room than this, honest answers would not fit. */
const leastRoom = { name: 30, email: 80, agency: 30, phone: 20, role: 20, nurseCount: 10, region: 30, message: 200 };

const Longest = (field: keyof typeof leastRoom) =>
  Whole({ range: [leastRoom[field], contactFieldCaps[field]], description: 'Most characters; empty: as many as fit.' });

/** How a field is asked for; what is empty is as built in. */
export class ContactFieldWords {
  @Text({ max: 60 }) label?: string | null;
  @Text({ max: 200, description: 'Below the label.' }) help?: string | null;
}
/** A field that can be left out. Its answers come from a list. */
export class ContactChoiceSettings extends ContactFieldWords {
  @Flag({ description: 'Hidden only when false.' }) show?: boolean | null;
  @Flag({ description: 'Whether those who are asked for it must fill it in; empty: as built in.' })
  required?: boolean | null;
}

export class ContactNameSettings extends ContactFieldWords {
  @Longest('name') maxLength?: number | null;
}
export class ContactEmailSettings extends ContactFieldWords {
  @Longest('email') maxLength?: number | null;
}
export class ContactAgencySettings extends ContactChoiceSettings {
  @Longest('agency') maxLength?: number | null;
}
export class ContactPhoneSettings extends ContactChoiceSettings {
  @Longest('phone') maxLength?: number | null;
}
export class ContactRoleSettings extends ContactChoiceSettings {
  @Longest('role') maxLength?: number | null;
}
export class ContactNurseCountSettings extends ContactChoiceSettings {
  @Longest('nurseCount') maxLength?: number | null;
}
export class ContactRegionSettings extends ContactChoiceSettings {
  @Longest('region') maxLength?: number | null;
}
export class ContactMessageSettings extends ContactChoiceSettings {
  @Longest('message') maxLength?: number | null;
}

/** Name, e-mail address and topic belong to every message: they cannot be hidden. */
export class DemoFormFields {
  @Group(() => ContactFieldWords) topic?: ContactFieldWords | null;
  @Group(() => ContactNameSettings) name?: ContactNameSettings | null;
  @Group(() => ContactEmailSettings) email?: ContactEmailSettings | null;
  @Group(() => ContactAgencySettings) agency?: ContactAgencySettings | null;
  @Group(() => ContactPhoneSettings) phone?: ContactPhoneSettings | null;
  @Group(() => ContactRoleSettings) role?: ContactRoleSettings | null;
  @Group(() => ContactNurseCountSettings) nurseCount?: ContactNurseCountSettings | null;
  @Group(() => ContactChoiceSettings) country?: ContactChoiceSettings | null;
  @Group(() => ContactRegionSettings) region?: ContactRegionSettings | null;
  @Group(() => ContactMessageSettings) message?: ContactMessageSettings | null;
}

/** There is nothing to tick without words to agree to. */
const HasWords = () =>
  ValidateBy(
    {
      name: 'words',
      validator: {
        validate: (box, args) => box !== true || Boolean((args?.object as DemoFormBlock).consent?.trim()),
        defaultMessage: () => 'Write the consent text that the box stands beside.',
      },
    },
    { groups: [publishGroup] },
  );

export class DemoFormStep extends Row {
  @Text({ max: 90, required: true }) title?: string | null;
  @Text({ max: 320 }) text?: string | null;
}

/** The contact form: what is published is what the server asks for. */
export class DemoFormBlock extends SectionBlock {
  @blockType('demoForm') type!: 'demoForm';
  @Flag({ description: 'Offer tabs for a demo, a question and support.' }) topics?: boolean | null;
  @Group(() => DemoFormFields) fields?: DemoFormFields | null;
  @Text({ max: 400, description: 'Beside the request not to include patient information, which always stands.' })
  notice?: string | null;
  @Text({ max: 400 }) consent?: string | null;
  @HasWords()
  @Flag({ description: 'Visitors must tick a box beside the consent text; it is never ticked before.' })
  consentBox?: boolean | null;
  @Text({ max: 320 }) success?: string | null;
  @Rows(() => DemoFormStep, { max: 6 }) steps?: DemoFormStep[] | null;
}
