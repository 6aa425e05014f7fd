import type { OpeningHours, Weekday } from '@20x/kit';
import { Phone } from 'lucide-react';
import { blockEntry } from '../block-entry';
import { heading } from '../common-fields';
import type { FieldsOf } from '../../fields-of';

const weekdays: Readonly<Record<Weekday, string>> = {
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
};

export const contactDetails = blockEntry('contactDetails', {
  title: 'Contact details',
  description: 'Phone, e-mail, hours and address. What is empty is left out.',
  group: 'Deciding',
  icon: Phone,
  fields: {
    ...heading,
    phone: { label: 'Phone', help: 'With the country’s number.', width: 'half' },
    email: { label: 'E-mail', width: 'half' },
    openingHours: {
      kind: 'rows',
      label: 'Hours',
      item: 'line of hours',
      title: 'day',
      fields: {
        day: { kind: 'choice', label: 'Day', choices: weekdays, width: 'half' },
        untilDay: { kind: 'choice', label: 'Until', none: 'That day only', choices: weekdays, width: 'half' },
        opens: { kind: 'time', label: 'From', width: 'half' },
        closes: { kind: 'time', label: 'To', help: 'Earlier than “From”: on the next day.', width: 'half' },
      } satisfies FieldsOf<OpeningHours>,
    },
    timeZone: {
      kind: 'zone',
      label: 'Time zone of the hours',
      help: 'Visitors read it by its name, such as Eastern Time.',
    },
    hours: { label: 'Note on the hours', help: 'Such as “Closed on public holidays”.' },
    address: { kind: 'paragraph', label: 'Address' },
  },
});
