import { mailSender } from './mail-sender.ts';

const site = 'https://www.example.com';

it.each([
  ['site@example.com', 'smtp://other@mail.example:587', 'site@example.com'],
  [undefined, 'smtps://desk%40example.com:pass@mail.example', 'desk@example.com'],
  [undefined, 'smtp://apikey:pass@mail.example', 'no-reply@www.example.com'],
  [undefined, 'smtp://%zz@mail.example', 'no-reply@www.example.com'],
  [undefined, undefined, 'no-reply@www.example.com'],
])('sends from what is told (%s), the account (%s), or the site', (given, smtpUrl, sender) => {
  expect(mailSender(given, smtpUrl, site)).toBe(sender);
});

it.each(['site', 'Site <site@example.com>', 'a@b.c\nBcc: d@e.f', 'a@b.c,d@e.f'])('refuses %j, naming it', (given) => {
  expect(() => mailSender(given, undefined, site)).toThrow('MAIL_FROM must be an email address');
});
