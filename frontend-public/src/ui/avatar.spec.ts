import { avatarGradient, avatarInitials } from './avatar';

it.each([
  ['Dana Reyes Cole', 'DR'],
  ['  maria   ', 'M'],
  ['Élodie van den Berg', 'ÉV'],
  ['', ''],
])('HOM-08 makes initials of %j', (name, initials) => {
  expect(avatarInitials(name)).toBe(initials);
});

it('HOM-08 picks one of six gradients by the name alone', () => {
  const names = Array.from({ length: 200 }, (_, index) => `Nurse ${index}`);
  expect(new Set(names.map(avatarGradient)).size).toBe(6);
  expect(avatarGradient('Dana Reyes')).toBe(avatarGradient('Dana Reyes'));
});
