import { isEmail } from './email.ts';

it.each([
  'dana@agency.example',
  "d.o'brien+demo@mail.north-agency.co",
  'josé@señal.example',
  'a@xn--80ak6aa92e.xn--p1ai',
  `${'a'.repeat(64)}@agency.example`,
])('takes %j as an email address', (text) => {
  expect(isEmail(text)).toBe(true);
});

it.each([
  '',
  'dana',
  'dana@',
  '@agency.example',
  'dana@agency',
  'dana@agency.e',
  'dana@agency.123',
  'dana@127.0.0.1',
  'dana@-agency.example',
  'dana@agency..example',
  'dana..reyes@agency.example',
  '.dana@agency.example',
  'dana @agency.example',
  'Dana <dana@agency.example>',
  '"dana"@agency.example',
  'a@agency.example,b@agency.example',
  'a@b@agency.example',
  'dana@agency.example\r\nBcc: all@agency.example',
  `${'a'.repeat(65)}@agency.example`,
  `dana@${'a'.repeat(64)}.example`,
  `dana@${'agency.'.repeat(40)}example`,
])('does not take %j as an email address', (text) => {
  expect(isEmail(text)).toBe(false);
});

it('is judged in linear time', () => {
  const started = Date.now();
  isEmail(`${'a.'.repeat(120)}@${'a-'.repeat(100_000)}!`);
  expect(Date.now() - started).toBeLessThan(100);
});
