import { problem } from '@20x/kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { ContactApi, contactMessage } from '../../testing/contact-api';
import { link, path, read, renderContact, rows, sidebarEntry } from '../../testing/contact-page';

describe('the list of contact messages', () => {
  it('shows them newest first: sender, agency, topic, first words, time', async () => {
    renderContact(
      new ContactApi(
        contactMessage('older', 40, read),
        contactMessage('newest', 0, {
          name: 'Dana Reyes',
          agency: 'North Agency',
          topic: 'demo',
          message: 'Thursday?',
        }),
      ),
    );
    const [first, second] = await rows();
    expect(first).toHaveTextContent(/Unread: Dana Reyes\s*North Agency\s*Demo\s*Thursday\?\s*\d\d:\d\d/);
    expect(within(second!).getByRole('link', { name: 'Sender older' })).toBeVisible();
  });

  it('marks what nobody has read in words, and counts it beside the entry of the sidebar', async () => {
    renderContact(new ContactApi(contactMessage('a', 1), contactMessage('b', 2, read)));
    expect(await link('Unread: Sender a')).toBeVisible();
    expect(await link('Sender b')).toBeVisible();
    expect(sidebarEntry()).toHaveAccessibleDescription('1 unread');
  });

  it('filters by links of their own', async () => {
    const spam = contactMessage('s', 0, { spamReason: 'honeypot' });
    const { user } = renderContact(new ContactApi(contactMessage('a', 1), contactMessage('b', 2, read), spam));
    expect(await rows()).toHaveLength(2);
    const filters = within(screen.getByRole('navigation', { name: 'Filter' }));
    expect(filters.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
    await user.click(filters.getByRole('link', { name: /^Unread/ }));
    await waitFor(async () => {
      expect(await rows()).toHaveLength(1);
    });
    await user.click(filters.getByRole('link', { name: 'Spam 1' }));
    expect(await link(/Sender s/)).toHaveAttribute('href', `${path}?show=spam&open=s`);
  });

  it('moves several messages out of spam at once', async () => {
    const spam = ['a', 'b', 'c'].map((id, age) => contactMessage(id, age, { spamReason: 'honeypot' }));
    const { user } = renderContact(new ContactApi(...spam), '?show=spam');
    expect(await rows()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Not spam' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
    await user.click(screen.getByRole('checkbox', { name: /Sender b/ }));
    expect(screen.getByText('2 selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Not spam' }));
    expect(await screen.findByText('2 messages were moved to the inbox.')).toBeVisible();
    await waitFor(async () => {
      expect(await rows()).toHaveLength(1);
    });
    expect(screen.getByRole('checkbox', { name: 'Select all' })).not.toBeChecked();
    await user.click(screen.getByRole('link', { name: 'All' }));
    expect(await rows()).toHaveLength(2);
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('turns page by page, and reads the place from the address', async () => {
    const messages = Array.from({ length: 51 }, (_, index) => contactMessage(`m${index}`, index + 1, read));
    const { user } = renderContact(new ContactApi(...messages), '?page=2');
    expect(await link('Sender m25')).toBeVisible();
    expect(screen.getByText('26–50 of 51')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(await link('Sender m50')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', `${path}?page=2`);
  });

  it('leads back from a page that does not exist', async () => {
    renderContact(new ContactApi(contactMessage('a', 1)), '?page=9&show=nonsense');
    expect(await link('Go to the first page')).toHaveAttribute('href', path);
  });

  it.each([
    ['', 'No messages yet'],
    ['?show=unread', 'Nothing unread'],
    ['?show=spam', 'No spam'],
  ])('says why %s is empty', async (search, title) => {
    renderContact(new ContactApi(), search);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  });

  it('says that it is loading, then why it could not, and tries again', async () => {
    const api = new ContactApi(contactMessage('a', 1));
    const away = problem(503, 'unavailable', { detail: 'The database is away.', requestId: 'r-7' });
    let isAway = true;
    const asked = Promise.withResolvers<undefined>();
    const { user } = renderContact(api, '', {
      '/api/admin/contact-messages': (request: Request) =>
        isAway ? asked.promise.then(() => away) : api.list(request),
    });
    expect(await screen.findByRole('status', { name: 'Loading messages' })).toBeInTheDocument();
    asked.resolve(undefined);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The messages could not be loaded');
    expect(alert).toHaveTextContent('The database is away.');
    expect(alert).toHaveTextContent('Reference for support: r-7');
    isAway = false;
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await link('Unread: Sender a')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('comes by itself once the server can be reached', async () => {
    const api = new ContactApi(contactMessage('a', 1));
    let isAway = true;
    renderContact(api, '', {
      '/api/admin/contact-messages': (request: Request) => {
        if (isAway) throw new TypeError('Failed to fetch');
        return api.list(request);
      },
    });
    expect(await screen.findByText(/loads by itself once you are back online/)).toBeVisible();
    expect(screen.getByText('No connection. Reconnecting…')).toBeVisible();
    isAway = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await link('Unread: Sender a')).toBeVisible();
    expect(screen.queryByText('No connection. Reconnecting…')).not.toBeInTheDocument();
  });

  it('walks with j and k and opens with Enter', async () => {
    const { user } = renderContact(
      new ContactApi(contactMessage('a', 1, read), contactMessage('b', 2, read), contactMessage('c', 3, read)),
    );
    await rows();
    await user.keyboard('jjk');
    expect(await link('Sender a')).toHaveFocus();
    await user.keyboard('j{Enter}');
    expect(await screen.findByRole('heading', { name: 'Sender b' })).toHaveFocus();
    await user.keyboard('j');
    expect(await link('Sender c')).toHaveFocus();
    await user.keyboard('jj');
    expect(await link('Sender c')).toHaveFocus();
  });

  it('does not walk behind a dialog', async () => {
    const { user } = renderContact(new ContactApi(contactMessage('a', 1)));
    await rows();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('j');
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });
});
