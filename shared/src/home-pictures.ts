/** The alternative texts of the hero's pictures of the product: the first view loads no others. */
export const homeAlternatives = {
  board: 'A week of shifts. For the open ICU night two nurses are cleared, one needs rest and one has an expired card.',
  offers: 'Offers for the open ICU night: K. Osei accepted, and the others were told or held back.',
  credentials: 'A nurse’s file checked against the client’s list. The BLS card expired, so the booking is blocked.',
  timesheet: 'An approved timesheet of 36 hours for pay and invoice.',
};

export const productPicture = (scene: string): string => `/images/product/${scene}.webp`;
