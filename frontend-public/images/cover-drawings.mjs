/** Pictures without words for the covers of posts, 1200 × 675, each about what its post is about. */

const colors = {
  day: ['#fdefcf', '#f4af2d'],
  evening: ['#ffe7dd', '#ef774b'],
  night: ['#e3ecfa', '#6d92d6'],
  action: ['#dbf3ea', '#69e1b8'],
};
const line = '#ffffff2e';
const kinds = ['day', 'evening', 'night'];
const between = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');

const box = (x, y, width, height, rest) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" ${rest}/>`;

/** A shift on the roster: its color at the left end. */
const shift = (x, y, width, height, kind) =>
  box(x, y, width, height, `fill="${colors[kind][0]}"`) +
  `<path d="M${x + 10} ${y}a10 10 0 0 0-10 10v${height - 20}a10 10 0 0 0 10 10z" fill="${colors[kind][1]}"/>`;
const open = (x, y, width, height) =>
  box(x, y, width, height, `fill="none" stroke="${colors.action[1]}" stroke-width="5" stroke-dasharray="15 11"`);
const check = (x, y, size, color) =>
  `<path d="M${x - size} ${y}l${size * 0.7} ${size * 0.7} ${size * 1.3}-${size * 1.4}" fill="none" stroke="${color}" stroke-width="${size * 0.42}" stroke-linecap="round" stroke-linejoin="round"/>`;
const grid = (columns, rows) =>
  `<path d="${between(columns - 1, (n) => `M${((n + 1) * 1200) / columns} 0V675`)}${between(rows - 1, (n) => `M0 ${((n + 1) * 675) / rows}H1200`)}" stroke="${line}" stroke-width="2"/>`;

/** Almost every shift is filled. */
function fillRate() {
  const isOpen = new Set([11, 26, 33]);
  return between(40, (n) => {
    const [column, row] = [n % 8, Math.floor(n / 8)];
    const [x, y] = [86 + column * 131, 66 + row * 110];
    if (isOpen.has(n)) return open(x + 3, y + 3, 105, 76);
    return shift(x, y, 111, 82, kinds[(column * 2 + row * row + 1) % 3]);
  });
}

/** Before sunrise one shift of the row is open, and offers go out in waves. */
function callOff() {
  const wave = (radius, opacity) =>
    `<path d="M${600 - radius} 470a${radius} ${radius} 0 0 1 ${radius * 2} 0" fill="none" stroke="${colors.action[1]}" stroke-width="5" opacity="${opacity}"/>`;
  const places = [-128, 84, 296, 720, 932, 1144];
  return [
    `<path d="M450 470a150 150 0 0 1 300 0z" fill="${colors.day[1]}"/>`,
    [230, 320, 410].map((radius, index) => wave(radius, 0.85 - index * 0.27)).join(''),
    `<path d="M0 470H1200" stroke="${line}" stroke-width="3"/>`,
    places.map((x, index) => shift(x, 510, 184, 92, kinds[index % 2 ? 2 : 0])).join(''),
    open(511, 513, 178, 86),
  ].join('');
}

/** Papers in order, and a seal. */
function certification() {
  const paper = (x, y, turn, fill, inside = '') =>
    `<g transform="rotate(${turn} ${x + 170} ${y + 220})">${box(x, y, 340, 440, `fill="${fill}"`)}${inside}</g>`;
  const rows = (x, y) =>
    between(4, (n) => {
      const top = y + 64 + n * 88;
      return (
        `<circle cx="${x + 62}" cy="${top + 16}" r="26" fill="${colors.action[0]}"/>` +
        check(x + 62, top + 16, 13, '#005e4e') +
        box(x + 108, top, n % 2 ? 130 : 176, 12, 'fill="#b1bebb"') +
        box(x + 108, top + 24, n % 2 ? 176 : 110, 12, 'fill="#dae2e0"')
      );
    });
  const rays = between(
    16,
    (n) => `<rect x="826" y="246" width="148" height="148" rx="12" transform="rotate(${n * 22.5} 900 320)"/>`,
  );
  return [
    paper(190, 130, -9, '#9fb8b3'),
    paper(230, 118, -3, '#cfdedb'),
    paper(270, 112, 3, '#f7fbfa', rows(270, 112)),
    `<path d="M846 380l-44 190 98-52 98 52-44-190z" fill="${colors.evening[1]}"/>`,
    `<g fill="${colors.day[1]}">${rays}</g><circle cx="900" cy="320" r="70" fill="${colors.day[0]}"/>`,
    check(900, 324, 34, '#7d5000'),
  ].join('');
}

/** One license works on both sides of a border; behind another one it does not. */
function compact() {
  const bends = 'l34 96-58 110 44 122-30 118 52 108-30 121';
  const side = (x, edge, fill) => `<path d="M${x} 0${bends}H${edge}V0z" fill="${fill}"/>`;
  const border = (x, rest = '') =>
    `<path d="M${x} 0${bends}" fill="none" stroke="#ffffff8c" stroke-width="6" stroke-linejoin="round" ${rest}/>`;
  const card =
    box(210, 200, 470, 290, 'fill="#f7fbfa"') +
    box(210, 200, 470, 64, `fill="${colors.night[1]}"`) +
    `<rect x="210" y="240" width="470" height="24" fill="${colors.night[1]}"/>` +
    `<circle cx="300" cy="366" r="54" fill="${colors.night[0]}"/><circle cx="300" cy="350" r="20" fill="${colors.night[1]}"/>` +
    `<path d="M264 402a36 36 0 0 1 72 0z" fill="${colors.night[1]}"/>` +
    box(388, 318, 226, 18, 'fill="#798a88"') +
    box(388, 356, 160, 14, 'fill="#b1bebb"') +
    box(388, 388, 196, 14, 'fill="#dae2e0"') +
    `<circle cx="660" cy="470" r="46" fill="${colors.action[1]}"/>${check(660, 472, 22, '#011612')}`;
  return [
    side(430, 0, '#ffffff0d'),
    side(870, 1200, '#0000002e'),
    border(430, 'stroke-dasharray="4 20" stroke-linecap="round"'),
    border(870),
    card,
    open(960, 300, 150, 92),
  ].join('');
}

/** The hours of a week add up; what is above the line costs more. */
function overtime() {
  const [floor, hour, limit] = [600, 9.4, 40];
  const worked = [0, 12, 12, 24, 36, 48, 48];
  const top = (hours) => floor - hours * hour;
  const columns = worked.map((hours, index) => {
    const x = 100 + index * 148;
    const regular = Math.min(hours, limit);
    const above = hours - regular;
    return [
      hours > 0
        ? box(x, top(regular), 112, regular * hour, `fill="${colors.night[1]}"`)
        : box(x, floor - 14, 112, 14, `fill="${line}"`),
      above > 0 ? box(x, top(hours), 112, above * hour - 8, `fill="${colors.evening[1]}"`) : '',
    ].join('');
  });
  return (
    columns.join('') +
    `<path d="M60 ${top(limit) - 4}H1140" stroke="${colors.day[1]}" stroke-width="6" stroke-dasharray="22 16" stroke-linecap="round"/>`
  );
}

/** A roster in the shape of a maple leaf. */
function canada() {
  const leaf =
    'm-90 2030 45-863a95 95 0 0 0-111-98l-859 151 116-320a65 65 0 0 0-20-73l-941-762 212-99a65 65 0 0 0 34-79l-186-572 542 115a65 65 0 0 0 73-38l105-247 423 454a65 65 0 0 0 111-57l-204-1052 327 189a65 65 0 0 0 91-27l332-652 332 652a65 65 0 0 0 91 27l327-189-204 1052a65 65 0 0 0 111 57l423-454 105 247a65 65 0 0 0 73 38l542-115-186 572a65 65 0 0 0 34 79l212 99-941 762a65 65 0 0 0-20 73l116 320-859-151a95 95 0 0 0-111 98l45 863z';
  const shifts = between(63, (n) => {
    const [column, row] = [n % 9, Math.floor(n / 9)];
    return shift(290 + column * 70, 30 + row * 88, 62, 78, kinds[(column * 2 + row * row + 1) % 3]);
  });
  return `<clipPath id="leaf"><path transform="translate(600 330) scale(.148)" d="${leaf}"/></clipPath>
    <g clip-path="url(#leaf)"><rect width="1200" height="675" fill="#f7fbfa"/>${shifts}</g>`;
}

const drawings = {
  'fill-rate-explained': fillRate,
  'five-am-call-off-playbook': callOff,
  'joint-commission-staffing-certification': certification,
  'nurse-licensure-compact-for-schedulers': compact,
  'overtime-for-agency-nurses': overtime,
  'placing-nurses-in-canada': canada,
};

/** The picture of a post that comes with the site. */
export function coverDrawing(slug) {
  const draw = drawings[slug];
  if (!draw) throw new Error(`Draw a cover for ${slug} in images/cover-drawings.mjs.`);
  return `<svg viewBox="0 0 1200 675" width="1200" height="675">${grid(8, 5)}${draw()}</svg>`;
}
