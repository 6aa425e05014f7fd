import { nameFrom } from './media-name.ts';

it.each([
  ['Ward board.JPG', 'Ward board'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\photos\\night.shift.png', 'night.shift'],
  ['a\u0000b\n\u202Egnp.jpg', 'abgnp'],
  ['.jpg', 'Untitled'],
  [undefined, 'Untitled'],
  ['Ünïcode 🏥.webp', 'Ünïcode 🏥'],
  [`${'x'.repeat(300)}.jpg`, 'x'.repeat(120)],
])('names %j for people', (fileName, name) => {
  expect(nameFrom(fileName)).toBe(name);
});
