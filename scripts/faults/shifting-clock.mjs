/** Preloaded into the back ends: SIGUSR2 makes the clock jump, first an hour ahead, then an hour back, then right again. */
const hour = 3_600_000;
const jumps = [0, hour, -hour];
const rightNow = Date.now;
let jump = 0;

const shifted = () => rightNow() + jumps[jump];
process.on('SIGUSR2', () => (jump = (jump + 1) % jumps.length));

globalThis.Date = class extends Date {
  constructor(...given) {
    super(...(given.length === 0 ? [shifted()] : given));
  }
  static now() {
    return shifted();
  }
};
