import { mailHref, pageHref, phoneHref } from './contact-links';

describe('links to a sender', () => {
  it.each([
    ['dana@agency.example', 'mailto:dana@agency.example?subject=Re%3A%20your%20question'],
    ['a?bcc=all@agency.example', 'mailto:a%3Fbcc%3Dall@agency.example?subject=Re%3A%20your%20question'],
    ['a,b@c.example@d.example', 'mailto:a%2Cb@c.example%40d.example?subject=Re%3A%20your%20question'],
  ])('mails to %s alone', (email, href) => {
    expect(mailHref(email, 'question')).toBe(href);
  });

  it.each([
    ['+1 (555) 010-1234 x5', 'tel:+15550101234;ext=5'],
    ['555.010.1234', 'tel:5550101234'],
    ['()-./', null],
  ])('calls %s', (phone, href) => {
    expect(phoneHref(phone)).toBe(href);
  });

  it.each([
    ['/pricing', '/pricing'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['javascript:alert(1)', null],
    [null, null],
  ])('links the page %s only within the site', (page, href) => {
    expect(pageHref(page)).toBe(href);
  });
});
