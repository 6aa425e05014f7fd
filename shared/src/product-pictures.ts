import { homeAlternatives } from './home-pictures.ts';

/** The pictures of the product that come with the site, by scene, with their alternative texts. */
export const productAlternatives = {
  ...homeAlternatives,
  week: 'A week of the schedule: open shifts at the top, then one row for each nurse.',
  notes:
    'A week of the schedule with five numbered marks: the row of open shifts, A. Okafor, M. Tremblay, K. Osei and the hold of J. Reyes.',
  report: 'Fill rate by unit: confirmed against requested shifts.',
  phone:
    'An offer on a nurse’s phone: ICU, Thursday 19:00 to 07:30, three days of rest before, no overtime. One button accepts it.',
  checks:
    'Seven nurses checked for the open ICU night: free, skill, cleared and rested. Two pass every check. The others show which one they fail.',
  waves:
    'A plan of three waves, 15 minutes apart. A nurse of the first wave says yes after five minutes, so the other two are not sent.',
  expiry:
    'A list of cards and licenses by days left. Each row marks which of the reminders at 90, 60, 30 and 7 days have gone out.',
  phones: 'Two phone screens: the offer of an ICU night, and a week with the days on which a nurse can work.',
  availability: 'A nurse’s week on a phone: one shift is booked, three days are off and three are free for work.',
  clock: 'A shift under way on a phone: clocked in at 18:58, the break not yet taken, a note on parking.',
  difference:
    'Pay and invoice for six shifts. Five agree. A weekend night was invoiced at the night rate, 72 dollars below the contract.',
  client:
    'A unit manager’s view of the ICU week: seven shifts with the nurse’s name, and one shift whose hours wait for approval.',
  margin:
    'Margin by unit with its formula. Med-Surg is the lowest, because four of 31 shifts were paid as overtime and billed at the regular rate.',
  request:
    'A client’s request for an ICU nurse on Thursday night. Unit, role, rate and documents are filled in from the contract.',
  run: 'The log of a file import: six lines read, two shifts added. One line waits because its unit is not mapped.',
  record:
    'The record of one shift from the call-off to the approved hours, each step with its time and the person who made it.',
};

export { productPicture } from './home-pictures.ts';
