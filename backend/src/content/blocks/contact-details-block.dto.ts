import { ValidateBy } from 'class-validator';
import { isHidden, publishGroup } from '../../core/http/field-rules.ts';
import { Choice, Row, Rows, Text } from '../../core/http/fields.ts';
import { TimeOfDay, TimeZone } from '../../core/http/time-fields.ts';
import { SectionBlock } from './block.dto.ts';
import { blockType } from './block-type.ts';

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
type Weekday = (typeof weekdays)[number];

/** Hours of one day, or of a run of days. Around the clock is 00:00 to 00:00. */
export class OpeningHours extends Row {
  @Choice(weekdays, { enumName: 'Weekday', required: true }) day?: Weekday | null;
  @Choice(weekdays, { enumName: 'Weekday', description: 'The last of several days; empty: only the first.' })
  untilDay?: Weekday | null;
  @TimeOfDay({ required: true }) opens?: string | null;
  @TimeOfDay({ required: true, description: 'Earlier than the opening: on the next day.' }) closes?: string | null;
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
export class ContactDetailsBlock extends SectionBlock {
  @blockType('contactDetails') type!: 'contactDetails';
  @Text({ max: 40 }) phone?: string | null;
  @Text({ max: 120 }) email?: string | null;
  @Rows(() => OpeningHours, { max: 14 }) openingHours?: OpeningHours[] | null;
  @KnowsItsZone() @TimeZone() timeZone?: string | null;
  @Text({ max: 120, description: 'Beside the opening hours: holidays and the like.' }) hours?: string | null;
  @Text({ max: 320 }) address?: string | null;
}
