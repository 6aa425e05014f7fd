import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { createTestApp } from './support/app.ts';
import { createTestDatabase } from './support/database.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { createSeverableConnection } from './support/severable-connection.ts';

const test = forAllTests(() => createTestApp());
let senders = 0;

/** Every test writes from an address of its own, so that none meets the limit of another. */
const newSender = () => `198.51.100.${++senders}`;
const complete = () => ({
  id: randomUUID(),
  topic: 'question',
  name: 'Dana Reyes',
  email: 'dana@agency.example',
  message: 'Does it work in Ontario?',
  sourcePage: '/pricing',
  startedAt: new Date(Date.now() - 60_000).toISOString(),
});
const send = (body: object, sender = newSender()) =>
  test.http.post('/api/contact').set('x-forwarded-for', sender).send(body);
const sendForm = (fields: Record<string, string>, sender = newSender()) =>
  test.http.post('/api/contact').set('x-forwarded-for', sender).type('form').send(fields);
const stored = (email: string) =>
  test.app.get(DataSource).query<Record<string, unknown>[]>('select * from contact_message where email = $1', [email]);

describe('a message', () => {
  it('is stored with everything it says before it is answered', async () => {
    const message = {
      ...complete(),
      email: 'whole@agency.example',
      phone: '+1 (555) 010-1234 x5',
      agency: 'North Agency',
      role: 'Scheduler',
      nurseCount: '50–200',
      country: 'Canada',
      region: 'Ontario',
      message: 'First line\r\nSecond line',
      consentVersion: 'text-00000000',
      consentText: 'Words of the sender.',
      sourcePage: '/pricing?utm_source=mail#quote',
      utm: { source: 'mail', campaign: 'fall' },
    };
    const response = await send(message);
    expect(response.status).toBe(202);
    expect(response.body).toEqual({ id: message.id });
    expect(response.headers['cache-control']).toBe('no-store');
    expect(await stored(message.email)).toMatchObject([
      {
        submission_id: message.id,
        phone: message.phone,
        nurse_count: '50–200',
        message: 'First line\nSecond line',
        source_page: '/pricing',
        consent_version: null,
        consent_text: null,
        utm: { source: 'mail', campaign: 'fall' },
        spam_reason: null,
        read_at: null,
      },
    ]);
  });

  it('may wish for a demo without further words', async () => {
    const wish = { ...complete(), topic: 'demo', agency: 'North Agency', message: '' };
    expect((await send(wish)).status).toBe(202);
    expect((await send({ ...wish, id: randomUUID(), topic: 'support' })).body).toMatchObject({
      errors: [{ field: 'message', message: 'Enter a message.' }],
    });
  });

  it('is stored once, however often it is sent, and again when it was changed', async () => {
    const message = { ...complete(), email: 'twice@agency.example' };
    const sender = newSender();
    const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(() => send(message, sender)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 202));
    expect(await stored(message.email)).toHaveLength(1);
    expect((await send({ ...message, message: 'And in Alberta?' }, sender)).body).toEqual({ id: message.id });
    expect(await stored(message.email)).toHaveLength(2);
  });

  it.each([
    ['topic', { topic: 'sales' }, 'Choose what this is about.'],
    ['topic', { topic: undefined }, 'Choose what this is about.'],
    ['name', { name: '  ' }, 'Enter your name.'],
    ['name', { name: 'a\nBcc: b@c.example' }, 'Use no line breaks or control characters.'],
    ['name', { name: 'a'.repeat(121) }, 'Use at most 120 characters for “Your name”.'],
    ['name', { name: ['Dana'] }, 'Send text.'],
    [
      'name',
      { name: '\ud800' },
      'This contains a character that can’t be saved, such as half of an emoji. Remove it or type the text again.',
    ],
    [
      'utm.term',
      { utm: { term: '\ud800' } },
      'This contains a character that can’t be saved, such as half of an emoji. Remove it or type the text again.',
    ],
    ['email', { email: undefined }, 'Enter your work email.'],
    ['email', { email: 'dana@' }, 'Enter an email address such as name@agency.com.'],
    ['email', { email: 'dana@agency.example\r\nBcc: all@agency.example' }, 'Use no line breaks or control characters.'],
    ['email', { email: 'dana@agency.example\r\n' }, 'Use no line breaks or control characters.'],
    ['email', { email: 'Dana <dana@agency.example>' }, 'Enter an email address such as name@agency.com.'],
    ['email', { email: 'a@agency.example,b@agency.example' }, 'Enter an email address such as name@agency.com.'],
    ['phone', { phone: 'call me' }, 'Enter a phone number with only digits, spaces and + ( ) - .'],
    ['agency', { topic: 'demo' }, 'Enter the name of your agency.'],
    ['message', { message: 'x'.repeat(5001) }, 'Use at most 5,000 characters for “Message”.'],
    ['message', { message: 'a\0b' }, 'Use no line breaks or control characters.'],
    ['id', { id: 'no-uuid' }, 'Send a UUID.'],
    ['country', { country: 'Atlantis' }, 'Choose one of: United States, Canada, Other.'],
    ['utm', { utm: 'mail' }, 'Use an object.'],
    ['admin', { admin: true }, 'This field does not exist.'],
  ])('says what is wrong with %s: %j', async (field, change, message) => {
    const response = await send({ ...complete(), ...change });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ code: 'invalid_input', errors: [{ field, message }] });
  });

  it('never has an address of another site as its page', async () => {
    for (const sourcePage of [
      '//evil.example/x',
      'https://evil.example',
      'javascript:alert(1)',
      '/a b',
      '/preview/key',
    ]) {
      const email = `page-${randomUUID()}@agency.example`;
      expect((await send({ ...complete(), email, sourcePage })).status).toBe(202);
      expect(await stored(email)).toMatchObject([{ source_page: null }]);
    }
  });

  it('is not refused for the type or the length of what came along with an address', async () => {
    const utm = {
      source: 7,
      medium: 'm'.repeat(300),
      campaign: 'a\0b\r\nc',
      term: `${'x'.repeat(119)}😀`,
      content: ' ',
    };
    expect((await send({ ...complete(), email: 'utm@agency.example', utm })).status).toBe(202);
    const kept = { medium: 'm'.repeat(120), campaign: 'a b  c', term: 'x'.repeat(119) };
    expect((await stored('utm@agency.example'))[0]?.utm).toEqual(kept);
  });

  it('is refused when it is larger than a form can be', async () => {
    expect((await send({ ...complete(), message: 'x'.repeat(40_000) })).status).toBe(413);
  });
});

describe('THR-176 what no person sends', () => {
  it.each([
    ['honeypot', () => ({ website: 'https://spam.example' })],
    ['too-fast', () => ({ startedAt: new Date().toISOString() })],
    ['no-start', () => ({ startedAt: undefined })],
    ['no-start', () => ({ startedAt: 'yesterday' })],
    ['no-start', () => ({ startedAt: new Date(Date.now() + 30 * 3_600_000).toISOString() })],
    ['links', () => ({ message: 'http://a.example http://b.example www.c.example https://d.example' })],
    ['links', () => ({ name: 'http://a.example http://b.example', agency: 'www.c.example https://d.example' })],
  ])('is kept apart quietly and answered alike: %s', async (reason, change) => {
    const email = `${reason}-${randomUUID()}@agency.example`;
    const message = { ...complete(), email, ...change() };
    const response = await send(message);
    expect([response.status, response.body]).toEqual([202, { id: message.id }]);
    expect(await stored(email)).toMatchObject([{ spam_reason: reason }]);
  });

  it('is not suspected of a clock that runs ahead', async () => {
    const startedAt = new Date(Date.now() + 3_600_000).toISOString();
    await send({ ...complete(), email: 'clock@agency.example', startedAt });
    expect(await stored('clock@agency.example')).toMatchObject([{ spam_reason: null }]);
  });
});

describe('THR-177 an address', () => {
  it('may send five messages an hour, and hears kindly when it may send the next', async () => {
    const sender = newSender();
    for (let time = 0; time < 5; time++) expect((await send(complete(), sender)).status).toBe(202);
    const refused = await send({ ...complete(), email: 'sixth@agency.example' }, sender);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect(refused.body.detail).toMatch(/already have several messages from you.* in 60 minutes/);
    expect(await stored('sixth@agency.example')).toEqual([]);
    expect((await send(complete())).status).toBe(202);

    await test.app.get(DataSource).query(`update contact_sending set sent_at = sent_at - interval '61 minutes'`);
    expect((await send(complete(), sender)).status).toBe(202);
  });

  it('cannot slip more through at once', async () => {
    const sender = newSender();
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(complete(), sender)));
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
  });

  it('is forgotten after the hour', async () => {
    const database = test.app.get(DataSource);
    await database.query(`update contact_sending set sent_at = sent_at - interval '2 hours'`);
    await send(complete());
    expect(await database.query('select count(*)::int as count from contact_sending')).toEqual([{ count: 1 }]);
  });
});

describe('a form sent without JavaScript', () => {
  const { topic, name, email, message, sourcePage } = complete();
  const fields = { topic, name, email, message, sourcePage };

  it('leads to thanks, and is stored once when the button is pressed twice', async () => {
    const sender = newSender();
    for (let time = 0; time < 2; time++) {
      const response = await sendForm({ ...fields, email: 'form@agency.example', phone: '', website: '' }, sender);
      expect([response.status, response.headers.location]).toEqual([303, '/contact?sent=1#sent']);
    }
    expect(await stored('form@agency.example')).toMatchObject([{ phone: null, spam_reason: null, consent_text: null }]);
  });

  it('comes back with all that was typed and a word beside each wrong field', async () => {
    const response = await sendForm({ ...fields, name: '"><script>alert(1)</script>', email: 'dana@' });
    expect(response.status).toBe(400);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    expect(response.text).toContain('Enter an email address such as name@agency.com.');
    expect(response.text).toContain('value="dana@"');
    expect(response.text).toContain('Does it work in Ontario?');
    expect(response.text).toContain('value="/pricing"');
    expect(response.text).not.toContain('<script');
  });

  it('keeps what was typed when too many came', async () => {
    const sender = newSender();
    for (let time = 0; time < 5; time++) await send(complete(), sender);
    const response = await sendForm(fields, sender);
    expect(response.status).toBe(429);
    expect(response.headers['retry-after']).toBeDefined();
    expect(response.text).toContain('Does it work in Ontario?');
  });

  it('is taken from pages of this site only', async () => {
    for (const [name, value] of [
      ['sec-fetch-site', 'cross-site'],
      ['origin', 'https://evil.example'],
      ['origin', 'null'],
    ] as const) {
      const response = await sendForm({ ...fields, email: 'cross@agency.example' }).set(name, value);
      expect(response.status).toBe(403);
    }
    expect(await stored('cross@agency.example')).toEqual([]);
  });

  it('THR-109 is taken at this address only', async () => {
    const response = await test.http.post('/api/auth/login').type('form').send({ username: 'a', password: 'b' });
    expect(response.status).toBe(415);
  });
});

it('THR-186 says so when it could not be stored, and takes the same message once it can', async () => {
  const database = await createTestDatabase();
  const line = await createSeverableConnection(database.connection);
  const app = await createTestApp({ connection: line.connection });
  const message = complete();
  try {
    line.sever();
    const lost = await app.http.post('/api/contact').send(message);
    expect([lost.status, lost.body.code]).toEqual([503, 'unavailable']);
    const form = await app.http.post('/api/contact').type('form').send(message);
    expect(form.status).toBe(503);
    expect(form.text).toContain('Does it work in Ontario?');
    line.restore();
    expect((await app.http.post('/api/contact').send(message)).status).toBe(202);
    const count = 'select count(*)::int as count from contact_message where submission_id = $1';
    expect(await app.app.get(DataSource).query(count, [message.id])).toEqual([{ count: 1 }]);
  } finally {
    await app.close();
    await line.close();
    await database.drop();
  }
});
