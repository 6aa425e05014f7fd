import { featurePage } from './feature-page.ts';

export const nurseMobileApp = featurePage({
  title: 'Nurse Mobile App',
  group: 'fill',
  icon: 'smartphone',
  summary: 'Nurses set when they can work, pick up shifts, read unit notes, clock in and send documents by phone.',
  promise: {
    title: 'The shift, in a nurse’s pocket.',
    highlight: 'in a nurse’s pocket.',
    text: 'Nurses set when they can work, pick up shifts, find the unit, clock in and send documents. You stop chasing them.',
  },
  problem: {
    title: 'Good nurses leave over small things',
    text: 'Where do I park? Who do I ask for? Was I paid for the break I missed? Small gaps like these can cost you more nurses than rates do.',
    points: ['Availability is a week old', 'The address comes by text, if it comes', 'Timecards sit in a bag'],
  },
  scene: 'phone',
  steps: [
    ['Set availability', 'Mark free days or a pattern in a few taps. It shows on the board right away.'],
    [
      'Pick up a shift',
      'See the unit, times, rate and distance. Say yes and get the notes that make a first day easy.',
    ],
    [
      'Clock in, clock out',
      'Start, breaks and end are recorded on the shift. Use the camera to send a document when you are asked for one.',
    ],
  ],
  control: [
    ['What nurses see', 'Rates, clients and shifts, by group.'],
    ['Clock-in rules', 'Near the site, by code or on paper, as each client prefers.'],
    ['Messages', 'What goes out by app, text or email, and at what hours.'],
    ['Notes', 'Parking, entrance, dress code and contacts for each unit. Never patient details.'],
  ],
  users: [
    ['Per diem nurses', 'Fill the gaps in their own week.'],
    ['Contract nurses', 'See the whole contract, with days off and changes.'],
    ['Schedulers', 'Trust the calendar they see.'],
  ],
  questions: [
    ['Do nurses have to use it?', 'No. Offers also work by text and email. The app is the easy way, not the only one.'],
    [
      'Does it track where nurses are?',
      'Only at clock-in and clock-out, when a client asks for it and the nurse agrees. Never in between.',
    ],
    [
      'Does it work without a signal?',
      'Shift details stay on the phone, and a clock-in is sent when the signal returns.',
    ],
  ],
  related: ['open-shift-broadcasting', 'timesheets-and-billing', 'credential-tracking'],
  close: { title: 'Try it in your own hand', text: 'You get a test login in the demo and pick up a shift yourself.' },
  seo: {
    title: 'Mobile App for Agency Nurses | 20X',
    description:
      'A simple app for agency nurses: set availability, pick up shifts, find the unit, clock in and send documents. Text and email work, too.',
  },
});
