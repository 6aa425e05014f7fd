import { Phone } from 'lucide-react';
import { blockEntry } from '../block-entry';
import { heading } from '../common-fields';

export const contactDetails = blockEntry('contactDetails', {
  title: 'Contact details',
  description: 'Phone, e-mail, hours and address. What is empty is left out.',
  group: 'Deciding',
  icon: Phone,
  fields: {
    ...heading,
    phone: { label: 'Phone', help: 'With the country’s number.', width: 'half' },
    email: { label: 'E-mail', width: 'half' },
    hours: { label: 'Hours', help: 'With the time zone.' },
    address: { kind: 'paragraph', label: 'Address' },
  },
});
