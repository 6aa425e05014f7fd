import type { FaqItem } from '../home-content/home-rows.dto.ts';

export const starterFaqs: FaqItem[] = [
  {
    question: 'Is 20X for hospitals or for staffing agencies?',
    answer:
      'It is built for agencies. An agency fills shifts for many clients, at many rates, from one pool of nurses. A hospital tool schedules the hospital’s own staff. If you run a float pool for a health system, ask us. We’ll tell you plainly whether 20X fits.',
  },
  {
    question: 'Can we run per diem and travel nurses together?',
    answer:
      'Yes. Single shifts, local contracts and travel contracts sit on one board. Each keeps its own rules for pay, bill and hours. That way, nobody offers a traveler a shift on top of a full week by mistake.',
  },
  {
    question: 'What happens when a license expires?',
    answer:
      'The nurse and your team get reminders before the date. If the license still expires, the nurse cannot be booked for shifts that need it, and the board says why. Shifts already booked past that date are listed so you can refill them in time.',
  },
  {
    question: 'Do nurses need the app?',
    answer:
      'No. The app is the fastest way to pick up a shift, clock in and send a document. Nurses who don’t want it get offers by text or email and can answer there.',
  },
  {
    question: 'Does 20X work in Canada?',
    answer:
      'Yes. Overtime and rest rules differ by province, so you set the ones that apply to you. Each nurse’s file holds the provincial college registration along with the other documents.',
  },
  {
    question: 'Does it work with our VMS or payroll?',
    answer:
      'Each integration is marked available, on request or planned. Tell us what you use before the demo, and we’ll tell you the status of yours. You can also import orders from a file and export approved hours for payroll and invoices.',
  },
  {
    question: 'How do we move over from spreadsheets?',
    answer:
      'It takes four steps. You send us your lists of nurses, clients and open shifts. We load them and show you what is missing. One team starts on the board and keeps the old sheet beside it. The other teams follow once the two match.',
  },
  {
    question: 'Does 20X store patient records?',
    answer:
      'No. You don’t need patient data to fill a shift, so please keep it out of shift notes. Ask each client whether a business associate agreement (BAA) applies to your work.',
  },
  {
    question: 'How is 20X priced?',
    answer:
      'You pay per active nurse, per month. Nurses who don’t work don’t count. The quote depends on how many nurses are active and which plan you choose. You get it in writing before you decide.',
  },
  {
    question: 'What happens in a demo?',
    answer:
      'You bring last week’s schedule, without patient details. We put it on the board, fill an open shift with you and follow it to the invoice. At the end, you know what fits, what doesn’t and what the next step would be.',
  },
];
