import { Calculator } from 'lucide-react';
import { blockEntry } from '../block-entry';
import { heading } from '../common-fields';

export const roiCalculator = blockEntry('roiCalculator', {
  title: 'Margin calculator',
  description: 'Visitors put in their numbers and see the weekly extra margin: their numbers, not a promise.',
  group: 'Deciding',
  icon: Calculator,
  fields: {
    ...heading,
    shifts: { kind: 'number', label: 'Shifts requested a week', width: 'half', help: 'What the fields start with.' },
    hoursPerShift: { kind: 'number', label: 'Hours a shift', width: 'half' },
    currentFillRate: { kind: 'number', label: 'Fill rate today, percent', width: 'half' },
    targetFillRate: { kind: 'number', label: 'Fill rate wanted, percent', width: 'half' },
    billRate: { kind: 'number', label: 'Bill rate, dollars an hour', width: 'half' },
    payRate: { kind: 'number', label: 'Pay rate, dollars an hour', width: 'half' },
    burden: { kind: 'number', label: 'Burden, dollars an hour', width: 'half' },
    note: { label: 'Note' },
  },
});
