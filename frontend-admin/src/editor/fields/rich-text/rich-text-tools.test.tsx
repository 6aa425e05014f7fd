import type { ApiAnswers } from '@20x/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../../testing/render-part';
import { RichTextEditor } from './RichTextEditor';

function renderText(html: string, api: ApiAnswers = {}) {
  const stored: string[] = [];
  renderPart(
    <RichTextEditor
      id="text"
      path="text"
      html={html}
      isRefused={false}
      tools="all"
      isWanted={false}
      onChange={(changed) => stored.push(changed)}
      onForeign={() => undefined}
    />,
    api,
  );
  return { user: userEvent.setup(), stored: () => stored.at(-1) };
}

describe('the anchor of a heading', () => {
  it('is proposed from its words, stays when they change, and can be set', async () => {
    const { user, stored } = renderText('<h2>Fill rate, explained</h2><p>Text</p>');
    await user.click(await screen.findByRole('button', { name: 'Use #fill-rate-explained' }));
    expect(stored()).toBe('<h2 id="fill-rate-explained">Fill rate, explained</h2><p>Text</p>');
    const anchor = screen.getByRole('textbox', { name: 'Anchor of the heading' });
    expect(anchor).toHaveValue('fill-rate-explained');
    fireEvent.change(anchor, { target: { value: '#Fill Rate' } });
    fireEvent.blur(anchor);
    expect(stored()).toBe('<h2 id="fill-rate">Fill rate, explained</h2><p>Text</p>');
    expect(screen.getByText('It is kept when the words change.')).toBeInTheDocument();
  });

  it('warns when another heading has it', async () => {
    renderText('<h2 id="plans">One</h2><h2 id="plans">Two</h2>');
    expect(await screen.findByText(/Another heading has it too/)).toBeInTheDocument();
  });
});

describe('suggested links', () => {
  const page = (id: string, title: string, phrase: string | null) => ({
    document: { id, type: 'page', path: `/${id}`, title, live: true },
    phrase,
  });
  const one = '0b8a6f0e-5a1c-4d53-9d3c-1f3f6e1f9a01';
  const two = '0b8a6f0e-5a1c-4d53-9d3c-1f3f6e1f9a02';

  it('name pages that the text could link to, and link the words by one click, outside of links and headings', async () => {
    const sent: unknown[] = [];
    const { user, stored } = renderText(
      '<h2>Fill rate</h2><p><a href="/old">Fill rate</a> and <strong>fill rate</strong>.</p>',
      {
        'POST /api/admin/link-suggestions': async (request: Request) => {
          sent.push(await request.json());
          return [page(one, 'Fill rate, explained', 'fill rate'), page(two, 'Rate cards', null)];
        },
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Suggest links' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Suggested links' }));
    await user.click(await dialog.findByRole('button', { name: 'Link “fill rate” to Fill rate, explained' }));
    expect(sent).toEqual([{ text: ' and \nfill rate\n.', linked: ['/old'], documentId: null }]);
    expect(dialog.getByText('Linked “fill rate”')).toBeVisible();
    expect(dialog.queryByText('Rate cards')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(stored()).toBe(
        `<h2>Fill rate</h2><p><a href="/old">Fill rate</a> and <a href="doc:${one}"><strong>fill rate</strong></a>.</p>`,
      ),
    );
  });

  it('say that there are none', async () => {
    const { user } = renderText('<p>Text</p>', { 'POST /api/admin/link-suggestions': [] });
    await user.click(await screen.findByRole('button', { name: 'Suggest links' }));
    expect(await screen.findByText('The text names no page that it does not link to already.')).toBeVisible();
  });
});

describe('an image in a text', () => {
  it('says what it shows, or is decorative', async () => {
    const { user, stored } = renderText('<p>Text</p>');
    await user.click(await screen.findByRole('button', { name: 'Insert an image' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Insert an image' }));
    await user.click(dialog.getByRole('button', { name: 'Cover: overtime' }));
    await user.click(dialog.getByRole('button', { name: 'Insert it' }));
    expect(dialog.getByText('Describe the image, or mark it as decorative.')).toBeInTheDocument();
    expect(stored()).toBeUndefined();
    await user.type(dialog.getByLabelText('Alternative text'), 'A week of shifts');
    await user.click(dialog.getByRole('button', { name: 'Insert it' }));
    await waitFor(() =>
      expect(stored()).toBe(
        '<p>Text</p><img src="/images/blog/overtime-for-agency-nurses.jpg" alt="A week of shifts">',
      ),
    );
  });

  it('is refused without an address that the site keeps', async () => {
    const { user, stored } = renderText('<p></p>');
    await user.click(await screen.findByRole('button', { name: 'Insert an image' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Address of the image'), '//elsewhere.example/a.jpg');
    await user.click(dialog.getByRole('checkbox', { name: /^Decorative/ }));
    await user.click(dialog.getByRole('button', { name: 'Insert it' }));
    expect(dialog.getByText(/^Enter a web address/)).toBeInTheDocument();
    expect(stored()).toBeUndefined();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Insert an image' })).toHaveFocus());
  });
});
