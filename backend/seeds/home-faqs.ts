import type { FaqItem } from '../src/home-content/home-rows.dto.ts';

export const shippedFaqs: FaqItem[] = [
  {
    question: 'Is 20X for hospitals or for staffing agencies?',
    answer:
      'It is built for agencies. An agency fills shifts for many clients, at many rates, from one pool of nurses. Most hospital tools plan one staff in one place. If you run a float pool for a health system, ask us. We will tell you plainly if 20X fits.',
  },
  {
    question: 'Can we run per diem and travel nurses together?',
    answer:
      'Yes. Single shifts, local contracts and travel contracts sit on one board. Each keeps its own rules for pay, bill and hours. So you do not offer a traveler a shift on top of a full week by mistake.',
  },
  {
    question: 'What happens when a license expires?',
    answer:
      'The nurse and your team get reminders before the date. If the license still runs out, the nurse cannot be booked for shifts that need it, and the board says why. Shifts that were booked past that date are listed, so you can fill them again in time.',
  },
  {
    question: 'Do nurses need the app?',
    answer:
      'No. The app is the fastest way to pick up a shift, clock in and send a document. Nurses who do not want it get offers by text or email and can answer there.',
  },
  {
    question: 'Does 20X work in Canada?',
    answer:
      'Yes. Overtime and rest rules differ by province, so you set the ones that apply to you. Each nurse’s file holds the registration with the provincial college next to the other documents.',
  },
  {
    question: 'Does it work with our VMS or payroll?',
    answer:
      'Each connection is marked as available, on request or planned. Tell us what you use before the demo and we will say which one it is. You can also bring in orders from a file and export approved hours to payroll and invoices.',
  },
  {
    question: 'How do we move over from spreadsheets?',
    answer:
      'In four steps. You send us your lists of nurses, clients and open shifts. We load them and show you what is missing. One desk works on the board first, next to the old sheet. When both agree, the other desks follow.',
  },
  {
    question: 'Does 20X store patient records?',
    answer:
      'No. Filling a shift does not take patient data, so please keep it out of shift notes. Ask each client whether a business associate agreement (BAA) applies to your work.',
  },
  {
    question: 'How is 20X priced?',
    answer:
      'By active nurses, per month. A nurse who does not work does not count. The quote depends on how many nurses are active and on the plan you choose. You get it in writing before you decide.',
  },
  {
    question: 'What happens in a demo?',
    answer:
      'You bring last week’s schedule, without patient details. We rebuild it on the board, fill an open shift with you and follow it to the invoice. At the end you know what fits, what does not and what the next step would be.',
  },
];
