import { problem } from '@20x/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ContactDelivery, DeliveryAttempt } from '../../api/generated';
import { ContactApi, contactMessage } from '../../testing/contact-api';
import { link, read, renderContact, rows, sidebarEntry } from '../../testing/contact-page';

describe('a contact message', () => {
  const whole = contactMessage('w', 1, {
    name: 'Dana Reyes',
    email: 'dana@agency.example',
    phone: '+1 (555) 010-1234 x5',
    agency: 'North Agency',
    role: 'Scheduler',
    nurseCount: '50–200',
    country: 'Canada',
    region: 'Ontario',
    message: 'First line\nSecond line',
    consentVersion: 'text-0a1b2c3d',
    consentText: 'We use what you send to answer you.',
    sourcePage: '/pricing',
    landingPage: '/blog/fill-rate',
    referrer: 'news.example',
    utm: { source: 'mail', campaign: 'fall' },
  });
  const detail = async () => within(await screen.findByRole('article'));

  it('opens beside the list with everything that was sent', async () => {
    const { user } = renderContact(new ContactApi(whole));
    await user.click(await link('Unread: Dana Reyes'));
    const message = await detail();
    for (const text of [
      'North Agency',
      'Scheduler',
      '50–200',
      'Ontario',
      'Canada',
      'fall',
      'news.example',
      '/blog/fill-rate',
    ]) {
      expect(message.getByText(text)).toBeVisible();
    }
    for (const label of ['Work email', 'Your role', 'Active nurses', 'What is it about?']) {
      expect(message.getByText(label)).toBeVisible();
    }
    expect(message.getByText(/“We use what you send to answer you\.” was shown with the form/)).toBeVisible();
    expect(message.getByText(/First line\s+Second line/)).toHaveTextContent('First line Second line');
    expect(message.getByRole('link', { name: 'dana@agency.example' })).toHaveAttribute(
      'href',
      'mailto:dana@agency.example?subject=Re%3A%20your%20question',
    );
    expect(message.getByRole('link', { name: '+1 (555) 010-1234 x5' })).toHaveAttribute(
      'href',
      'tel:+15550101234;ext=5',
    );
    expect(message.getByRole('link', { name: '/pricing' })).toHaveAttribute('href', '/pricing');
    expect(await rows()).toHaveLength(1);
  });

  it('counts as read once it is opened, everywhere', async () => {
    const api = new ContactApi(whole, contactMessage('b', 2));
    const { user } = renderContact(api, '?show=unread');
    await user.click(await link('Unread: Dana Reyes'));
    expect(await link('Dana Reyes')).toHaveAttribute('aria-current', 'true');
    await waitFor(() => {
      expect(sidebarEntry()).toHaveAccessibleDescription('1 unread');
    });
    expect(api.get('w')?.readAt).not.toBeNull();
    expect(api.opened).toEqual(['w']);
  });

  it('can be marked as unread again, by button and by key', async () => {
    const api = new ContactApi(whole);
    const { user } = renderContact(api, '?open=w');
    await user.click(await screen.findByRole('button', { name: 'Mark as unread' }));
    expect(await link('Unread: Dana Reyes')).toBeVisible();
    await waitFor(() => {
      expect(sidebarEntry()).toHaveAccessibleDescription('1 unread');
    });
    await user.keyboard('u');
    expect(await link('Dana Reyes')).toBeVisible();
    await waitFor(() => {
      expect(sidebarEntry()).not.toHaveAccessibleDescription();
    });
  });

  it('stays unread, and says so, when it could not be marked', async () => {
    const api = new ContactApi(whole);
    api.refusal = problem(503, 'unavailable', { detail: 'The database is away.' });
    const { user } = renderContact(api, '?open=w');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/Not marked as read.*The database is away\./);
    expect(await link('Unread: Dana Reyes')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mark as read' })).toBeVisible();
    api.refusal = null;
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await link('Dana Reyes')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('closes by Escape and gives the focus back to its row', async () => {
    const { user } = renderContact(new ContactApi(contactMessage('a', 1, read), contactMessage('b', 2, read)));
    await user.click(await link('Sender b'));
    expect(await screen.findByRole('heading', { name: 'Sender b' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(await link('Sender b')).toHaveFocus();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it('leaves the focus alone once it was given back, whatever the list answers', async () => {
    const api = new ContactApi(contactMessage('a', 1, read), contactMessage('b', 2, read));
    const { user } = renderContact(api);
    await user.click(await link('Sender b'));
    await screen.findByRole('heading', { name: 'Sender b' });
    await user.keyboard('{Escape}');
    expect(await link('Sender b')).toHaveFocus();
    await user.click(document.body);
    expect(document.body).toHaveFocus();
    api.messages.push(contactMessage('c', 0, read));
    // Without the focus that a pointer gives.
    act(() => {
      screen.getByRole('button', { name: /^Refresh/ }).click();
    });
    expect(await link('Sender c')).toBeVisible();
    expect(document.body).toHaveFocus();
  });

  it('THR-90 shows hostile content as text only', async () => {
    const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script>{{7*7}}';
    const { container, user } = renderContact(
      new ContactApi({
        ...contactMessage('h', 1, { name: hostile, agency: hostile, role: hostile, message: hostile }),
        email: 'a?bcc=all@agency.example',
        phone: 'javascript:alert(1)',
        sourcePage: 'javascript:alert(1)',
        utm: { source: hostile },
      }),
    );
    await user.click(await screen.findByRole('link', { name: new RegExp('^Unread: <img src=x') }));
    const message = await detail();
    expect(message.getAllByText(hostile)).toHaveLength(5);
    expect(container.querySelector('img[src=x], script, [href^="javascript"]')).toBeNull();
    expect(message.getByRole('link', { name: 'a?bcc=all@agency.example' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:a%3Fbcc%3Dall@agency\.example\?subject=/),
    );
    expect(message.queryByRole('link', { name: /javascript/ })).not.toBeInTheDocument();
  });

  it('says that there is none, and why one could not be loaded', async () => {
    const gone = problem(404, 'not_found', { detail: 'Nothing is here.' });
    const { user } = renderContact(new ContactApi(whole), '?open=x', { '/api/admin/contact-messages/x': gone });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('There is no such message');
    await user.click(within(alert).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says why spam is spam, and never counts it', async () => {
    renderContact(new ContactApi({ ...whole, spamReason: 'too-fast' }), '?show=spam&open=w');
    expect(await screen.findByText('The form was sent within two seconds of being shown.')).toBeVisible();
    expect(sidebarEntry()).not.toHaveAccessibleDescription();
  });

  it('moves to the inbox when it is no spam', async () => {
    const { user } = renderContact(new ContactApi({ ...whole, spamReason: 'links' }), '?show=spam&open=w');
    await user.click(await screen.findByRole('button', { name: 'Not spam' }));
    expect(await screen.findByText('Moved to the inbox.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No spam' })).toBeVisible();
    expect(screen.queryByText('Marked as spam')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Spam' })).toBeVisible();
  });

  it('stays in the inbox when the answer that it is read comes later', async () => {
    const spam = { ...whole, spamReason: 'links' } as const;
    const marked = Promise.withResolvers<object>();
    const { user } = renderContact(new ContactApi(spam), '?show=spam&open=w', {
      'PATCH /api/admin/contact-messages/w': () => marked.promise,
    });
    await user.click(await screen.findByRole('button', { name: 'Not spam' }));
    expect(await screen.findByText('Moved to the inbox.')).toBeVisible();
    marked.resolve({ ...spam, readAt: '2026-11-20T12:04:00.000Z' });
    expect(await screen.findByRole('button', { name: 'Mark as unread' })).toBeEnabled();
    expect(screen.queryByText('Marked as spam')).not.toBeInTheDocument();
  });

  it('says how its recipients were told, and tries again when they were not', async () => {
    const at = '2026-11-20T12:04:00.000Z';
    const recipients = ['owner@example.com'];
    const attempt: DeliveryAttempt = { at, outcome: 'failed', recipients, detail: 'Nothing answers.' };
    const failed: ContactDelivery = { status: 'failed', nextAttemptAt: null, log: [attempt] };
    const answered: DeliveryAttempt = { at, outcome: 'sent', recipients, detail: '250 taken' };
    const api = new ContactApi({ ...whole, delivery: failed });
    const answers: unknown[] = [
      problem(409, 'conflict', { detail: 'It is being sent right now.' }),
      { ...whole, delivery: { status: 'sent', nextAttemptAt: null, log: [attempt, answered] } },
    ];
    const { user } = renderContact(api, '?open=w', {
      'POST /api/admin/contact-messages/w/notify': () => answers.shift(),
    });
    const section = within(await screen.findByRole('region', { name: 'Notification' }));
    expect(section.getByRole('status')).toHaveTextContent('Failed');
    expect(section.getByText('Nothing answers.')).toBeVisible();
    expect(section.getByText('To owner@example.com')).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Retry' }));
    expect(await section.findByText('It is being sent right now.')).toBeVisible();
    await user.click(section.getAllByRole('button', { name: 'Retry' })[0]!);
    expect(await section.findByText('250 taken')).toBeVisible();
    expect(section.getByRole('status')).toHaveTextContent('Sent');
    expect(section.queryByRole('button')).not.toBeInTheDocument();
    expect(api.opened).toEqual(['w']);
  });

  it('says that a box was ticked, and nothing of a notification that nobody gets', async () => {
    renderContact(new ContactApi({ ...whole, consentTicked: true }), '?open=w');
    expect(await screen.findByText(/was agreed to by checking its box/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Notification' })).not.toBeInTheDocument();
  });

  it('copies the address, or says that it could not', async () => {
    const { user } = renderContact(new ContactApi(whole), '?open=w');
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Copy email address' }));
    expect(await screen.findByRole('button', { name: 'Copied email address' })).toBeVisible();
    expect(write).toHaveBeenCalledWith('dana@agency.example');
    write.mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy phone number' }));
    expect(await screen.findByText('Select the phone number and copy it by hand.')).toBeVisible();
  });

  it('is a sheet on a phone', async () => {
    jest.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        matches: query.includes('max-width'),
        media: query,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    const { user } = renderContact(new ContactApi(whole), '?open=w');
    const sheet = await screen.findByRole('dialog', { name: 'Message' });
    expect(await within(sheet).findByRole('heading', { name: 'Dana Reyes' })).toBeVisible();
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });
});
