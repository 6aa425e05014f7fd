/** The alternative texts of the pictures of the product that the home page falls back on; its first view loads no others. */
export const homeAlternatives = {
  board:
    'A week of shifts for seven nurses. An ICU night on Thursday is open: two nurses are cleared for it, one needs rest and one has an expired BLS card.',
  offers:
    'Offers for the open ICU night: K. Osei accepted in the app at 05:19, and the other nurses were notified or held back.',
  credentials:
    'A nurse’s file checked against the client’s list of seven items. The BLS card expired on Tuesday, so the booking is blocked.',
  timesheet: 'An approved timesheet of three shifts and 36 hours. Pay and invoice come from the same record.',
  phone:
    'An offer on a nurse’s phone: ICU, Thursday 19:00 to 07:30, three days of rest before, no overtime. One button accepts it.',
  report: 'A fill rate report by unit: confirmed shifts against requested shifts.',
  week: 'A week of the schedule: open shifts at the top, then one row for each nurse.',
};

export const productPicture = (scene: string): string => `/images/product/${scene}.webp`;
