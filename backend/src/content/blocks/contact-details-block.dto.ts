import { ValidateBy } from 'class-validator';
import { weekdays, type Weekday } from '@20x/shared/clock';
import { isHidden } from '@20x/shared/hidden';
import { publishGroup, requiredOneOf } from '../../core/fields/field-rules.ts';
import { Choice, Row, Rows, Text, TimeOfDay, TimeZone } from '../../core/fields/fields.ts';
import { SectionBlock } from './block.dto.ts';
import { BlockType } from './block-type.ts';

/** Hours of one day, or of a run of days. Around the clock is 00:00 to 00:00. */
export class OpeningHours extends Row {
  @Choice(weekdays, { enumName: 'Weekday', required: true, label: 'Day', width: 'half', role: 'title' })
  day?: Weekday | null;

  @Choice(weekdays, {
    enumName: 'Weekday',
    label: 'Until',
    none: 'That day only',
    width: 'half',
    description: 'Leave empty for a single day.',
  })
  untilDay?: Weekday | null;

  @TimeOfDay({ required: true, label: 'From', width: 'half' }) opens?: string | null;
  @TimeOfDay({ required: true, label: 'To', help: 'A time before “From” means the next day.', width: 'half' })
  closes?: string | null;
}

/** Hours without a zone are wrong for most of those who read them. */
const KnowsItsZone = () =>
  ValidateBy(
    {
      name: 'zoned',
      validator: {
        validate: (zone, args) => {
          const { openingHours } = args?.object as ContactDetailsBlock;
          return Boolean(zone) || !openingHours?.some((hours) => !isHidden(hours));
        },
        defaultMessage: () => 'Choose the time zone of the hours.',
      },
    },
    { groups: [publishGroup] },
  );

/** How else to reach the owners; what is empty is left out. */
@BlockType('contactDetails', {
  title: 'Contact details',
  description: 'Phone, email, hours and address. Empty fields are left out.',
  group: 'Help people decide',
  icon: 'Phone',
})
export class ContactDetailsBlock extends SectionBlock {
  type!: 'contactDetails';
  @requiredOneOf(
    ['phone', 'email', 'openingHours', 'hours', 'address'],
    'Fill in at least one of phone, email, hours and address.',
  )
  @Text({ max: 40, label: 'Phone', help: 'With the country’s number.', width: 'half', asIs: false })
  phone?: string | null;

  @Text({ max: 120, label: 'Email', width: 'half', asIs: false }) email?: string | null;
  @Rows(() => OpeningHours, { max: 14, label: 'Hours', item: 'line of hours' }) openingHours?: OpeningHours[] | null;
  @KnowsItsZone()
  @TimeZone({ label: 'Time zone of the hours', help: 'Visitors see its name, such as Eastern Time.' })
  timeZone?: string | null;

  @Text({ max: 120, label: 'Note about the hours', help: 'Such as “Closed on public holidays”.' }) hours?:
    string | null;
  @Text({ max: 320, input: 'paragraph', label: 'Address' }) address?: string | null;
}
