import type { HomeContent } from '@20x/kit';
import { problem } from '@20x/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DocumentApi } from '../../testing/document-api';
import { renderAdmin } from '../../testing/render-admin';

const content: HomeContent = {
  heroTitle: 'Fill every shift',
  heroSubtitle: 'One schedule for all.',
  faqs: [
    { question: 'Who is it for?', answer: 'Agencies.' },
    { question: 'What does it cost?', answer: 'Ask us.' },
    { question: 'Does it work in Canada?', answer: 'Yes.' },
  ],
  // Not in this form.
  seo: { title: 'Nurse scheduling' },
  introCards: [{ iconName: 'users', title: 'Who can work tonight?' }],
  finalCta: { title: 'Bring last week.' },
};

async function renderEditor(home = new DocumentApi(content), api = {}) {
  const rendered = renderAdmin('/admin/home', { api: { ...home.answers, ...api } });
  await screen.findByLabelText('Title in one piece');
  return { ...rendered, home };
}
const title = () => screen.getByLabelText<HTMLInputElement>('Title in one piece');
const type = (label: string, text: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
};
const saveDraft = () => screen.getByRole('button', { name: 'Save draft' });
const publish = () => screen.getByRole('button', { name: 'Publish' });
const keyboard = (init: KeyboardEventInit) => {
  fireEvent.keyDown(document.body, init);
};

afterEach(() => {
  localStorage.clear();
});

describe('home editor: saving', () => {
  it('shows what is saved and live', async () => {
    await renderEditor();
    expect(screen.getByRole('heading', { level: 1, name: 'Home page' })).toBeVisible();
    expect(screen.getByText('Published')).toBeVisible();
    expect(screen.getByText(/^Live: v1, .+, shipped content\./)).toBeVisible();
    expect(screen.getByText(/^Saved /)).toBeVisible();
    expect(saveDraft()).toHaveAttribute('aria-disabled', 'true');
  });

  it('saves a draft and keeps every field that is not in the form', async () => {
    const { user, home } = await renderEditor();
    type('Title in one piece', 'Fill the night');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
    await user.click(saveDraft());
    expect(await screen.findByText('Published with changes')).toBeVisible();
    expect(screen.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    expect(home.saves).toEqual([{ ...content, heroTitle: 'Fill the night' }]);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])('saves by keyboard %j', async (modifier) => {
    const { home } = await renderEditor();
    type('Subtitle', 'New');
    keyboard({ key: 's', code: 'KeyS', ...modifier });
    await waitFor(() => {
      expect(home.saves).toHaveLength(1);
    });
  });

  it('has nothing to save when a change was taken back', async () => {
    await renderEditor();
    type('Title in one piece', 'Other');
    type('Title in one piece', 'Fill every shift');
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  it('does not overwrite what is typed while the request is under way', async () => {
    const home = new DocumentApi(content);
    const gate = Promise.withResolvers<undefined>();
    const save = home.answers['PUT /api/admin/home-content/draft'] as (request: Request) => Promise<unknown>;
    const { user } = await renderEditor(home, {
      'PUT /api/admin/home-content/draft': async (request: Request) => {
        await gate.promise;
        return save(request);
      },
    });
    type('Title in one piece', 'First');
    await user.click(saveDraft());
    type('Title in one piece', 'First and more');
    gate.resolve(undefined);
    expect(await screen.findByText('Published with changes')).toBeVisible();
    expect(title()).toHaveValue('First and more');
    expect(screen.getByText('Unsaved changes')).toBeVisible();
  });

  it('HOM-03 says which title wins', async () => {
    await renderEditor();
    expect(screen.getByText('Visitors see the title in one piece: “Fill every shift”.')).toBeVisible();
    type('Title, first line', 'Fill.');
    type('Title, highlighted line', 'Clear.');
    type('Title, last line', 'Close.');
    expect(
      screen.getByText('Visitors see the three lines: “Fill. Clear. Close.”. The title in one piece is not used.'),
    ).toBeVisible();
  });
});

describe('home editor: refusals', () => {
  it('keeps a banner with Retry when the server cannot be reached, and the text with it', async () => {
    const home = new DocumentApi(content);
    let isDown = true;
    const save = home.answers['PUT /api/admin/home-content/draft'] as (request: Request) => unknown;
    const { user } = await renderEditor(home, {
      'PUT /api/admin/home-content/draft': (request: Request) => {
        if (isDown) throw new TypeError('Failed to fetch');
        return save(request);
      },
    });
    type('Title in one piece', 'Mine');
    await user.click(saveDraft());
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent('The server could not be reached.');
    expect(screen.getByText('Not saved', { selector: '[role=status]' })).toBeVisible();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(within(banner).getByRole('button', { name: 'Copy text' }));
    expect(copied).toHaveBeenCalledWith('Title in one piece:\nMine');
    isDown = false;
    await user.click(within(banner).getByRole('button', { name: 'Retry' }));
    await waitFor(() => {
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
    expect(home.saves[0]?.heroTitle).toBe('Mine');
  });

  it('puts field errors under their fields and moves to the first', async () => {
    const errors = [
      { field: 'content.faqs.1.question', message: 'Fill this in before publishing.' },
      { field: 'content.heroCtaHref', message: 'Use a path.' },
      { field: 'content.introCards.0.title', message: 'Too long.' },
    ];
    const { user } = await renderEditor(new DocumentApi(content), {
      'POST /api/admin/documents/d1/publish': problem(422, 'not_publishable', { errors }),
    });
    type('Title in one piece', 'New');
    await user.click(publish());
    await user.click(await screen.findByRole('button', { name: 'Publish now' }));
    const link = screen.getByLabelText('Main button: link');
    await waitFor(() => {
      expect(link).toHaveFocus();
    });
    expect(link).toHaveAccessibleDescription(expect.stringContaining('Use a path.'));
    expect(screen.getAllByLabelText('Question')[1]).toBeInvalid();
    const banner = screen.getByRole('alert');
    expect(banner).toHaveTextContent('3 fields need attention');
    expect(banner).toHaveTextContent('Intro cards, entry 1: Title (not in this form): Too long.');
    await user.click(within(banner).getByRole('button', { name: 'Questions and answers, question 2: Question' }));
    expect(screen.getAllByLabelText('Question')[1]).toHaveFocus();
  });
});

describe('home editor: publishing', () => {
  it('shows what changes for visitors, then saves and publishes', async () => {
    const { user, home } = await renderEditor();
    expect(publish()).toHaveAttribute('aria-disabled', 'true');
    type('Title in one piece', 'Fill the night');
    keyboard({ key: 'Enter', code: 'Enter', ctrlKey: true, shiftKey: true });
    const dialog = await screen.findByRole('dialog', { name: 'Publish Home page?' });
    expect(await within(dialog).findByText('One field changes for visitors at once:')).toBeInTheDocument();
    expect(within(dialog).getByText('Fill every shift')).toBeInTheDocument();
    expect(within(dialog).getByText('Fill the night')).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Publish now' }));
    expect(await screen.findByText('Visitors see the home page now.')).toBeVisible();
    expect(home.publications).toBe(1);
    expect(home.live).toEqual({ ...content, heroTitle: 'Fill the night' });
    expect(publish()).toHaveAttribute('aria-disabled', 'true');
  });

  it('gives the focus back when it is cancelled', async () => {
    const { user, home } = await renderEditor();
    type('Subtitle', 'New');
    await user.click(publish());
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => {
      expect(publish()).toHaveFocus();
    });
    expect(home.saves).toEqual([]);
  });
});

describe('home editor: conflicts', () => {
  async function renderConflict() {
    const rendered = await renderEditor();
    type('Title in one piece', 'Mine');
    rendered.home.savedBy('ben', { heroTitle: 'Theirs', heroSubtitle: 'Their subtitle' });
    await rendered.user.click(saveDraft());
    const dialog = await screen.findByRole('dialog', { name: 'ben saved while you were editing' });
    return { ...rendered, dialog };
  }

  it('shows both sides', async () => {
    const { dialog, home } = await renderConflict();
    expect(within(dialog).getByText('Mine', { selector: 'p' })).toBeInTheDocument();
    expect(within(dialog).getByText('Theirs', { selector: 'p' })).toBeInTheDocument();
    expect(within(dialog).getByText('Only they changed: Subtitle.')).toBeInTheDocument();
    expect(home.document.content.heroTitle).toBe('Theirs');
  });

  it('keeps mine over theirs, and what only they changed', async () => {
    const { user, dialog, home } = await renderConflict();
    await user.click(within(dialog).getByRole('button', { name: 'Keep mine and save' }));
    await waitFor(() => {
      expect(home.saves).toHaveLength(1);
    });
    expect(home.document.content).toMatchObject({ heroTitle: 'Mine', heroSubtitle: 'Their subtitle' });
    expect(screen.getByLabelText('Subtitle')).toHaveValue('Their subtitle');
  });

  it('loads theirs and can bring mine back', async () => {
    const { user, dialog, home } = await renderConflict();
    await user.click(within(dialog).getByRole('button', { name: 'Load theirs' }));
    expect(title()).toHaveValue('Theirs');
    await user.click(await screen.findByRole('button', { name: 'Bring them back' }));
    expect(title()).toHaveValue('Mine');
    expect(screen.getByLabelText('Subtitle')).toHaveValue('Their subtitle');
    expect(home.saves).toEqual([]);
  });
});

describe('home editor: nothing is lost', () => {
  it('asks before a link leaves unsaved changes, and names them', async () => {
    const { user } = await renderEditor();
    type('Title in one piece', 'Mine');
    await user.click(screen.getByRole('link', { name: 'Blog Posts' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(dialog).toHaveTextContent('Home page: Title in one piece');
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(title()).toHaveValue('Mine');
  });

  it('saves and leaves', async () => {
    const { user, home } = await renderEditor();
    type('Title in one piece', 'Mine');
    await user.click(screen.getByRole('link', { name: 'Blog Posts' }));
    await user.click(await screen.findByRole('button', { name: 'Save and leave' }));
    expect(await screen.findByRole('heading', { name: 'Blog Posts' })).toBeInTheDocument();
    expect(home.saves[0]?.heroTitle).toBe('Mine');
  });

  it('leaves without saving and forgets the changes', async () => {
    const { user, home } = await renderEditor();
    type('Title in one piece', 'Mine');
    await user.click(screen.getByRole('link', { name: 'Blog Posts' }));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByRole('heading', { name: 'Blog Posts' })).toBeInTheDocument();
    expect(home.saves).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Home Page' }));
    await screen.findByLabelText('Title in one piece');
    expect(screen.queryByRole('button', { name: 'Bring them back' })).not.toBeInTheDocument();
  });

  it('lets links through when nothing changed', async () => {
    const { user } = await renderEditor();
    await user.click(screen.getByRole('link', { name: 'Blog Posts' }));
    expect(await screen.findByRole('heading', { name: 'Blog Posts' })).toBeInTheDocument();
  });

  it('holds the tab open only while there is something to lose', async () => {
    await renderEditor();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    type('Title in one piece', 'Mine');
    expect(closing()).toBe(true);
  });

  it('offers work of a crashed visit again', async () => {
    const home = new DocumentApi(content);
    const first = await renderEditor(home);
    type('Title in one piece', 'Mine');
    window.dispatchEvent(new Event('pagehide'));
    first.unmount();
    home.savedBy('ben', { heroSubtitle: 'Their subtitle' });

    const { user } = await renderEditor(home);
    expect(title()).toHaveValue('Fill every shift');
    await user.click(screen.getByRole('button', { name: 'Bring them back' }));
    expect(title()).toHaveValue('Mine');
    expect(screen.getByLabelText('Subtitle')).toHaveValue('Their subtitle');
  });

  it('says why the page could not be loaded and tries again', async () => {
    let isDown = true;
    const { user } = renderAdmin('/admin/home', {
      api: {
        ...new DocumentApi(content).answers,
        '/api/admin/home-content': () =>
          isDown ? problem(503, 'unavailable', { detail: 'The database is away.' }) : new DocumentApi(content).document,
      },
    });
    expect(await screen.findByText('The database is away.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('Title in one piece')).toBeVisible();
  });
});

describe('home editor: rows', () => {
  const questions = () => screen.getAllByLabelText<HTMLInputElement>('Question').map(({ value }) => value);

  it('moves a row by button and by keyboard, and the focus with it', async () => {
    const { user } = await renderEditor();
    await user.click(screen.getByRole('button', { name: 'Move down question 1' }));
    expect(questions()).toEqual(['What does it cost?', 'Who is it for?', 'Does it work in Canada?']);
    expect(screen.getByRole('button', { name: 'Move down question 2' })).toHaveFocus();
    fireEvent.keyDown(screen.getAllByLabelText('Question')[2]!, { key: 'ArrowUp', altKey: true });
    expect(questions()).toEqual(['What does it cost?', 'Does it work in Canada?', 'Who is it for?']);
    expect(screen.getByText('Moved to position 2 of 3.')).toBeInTheDocument();
  });

  it('saves what is typed in a row', async () => {
    const { user, home } = await renderEditor();
    fireEvent.change(screen.getAllByLabelText('Answer')[1]!, { target: { value: 'By active nurses.' } });
    await user.click(saveDraft());
    await waitFor(() => {
      expect(home.saves[0]?.faqs?.[1]).toEqual({ question: 'What does it cost?', answer: 'By active nurses.' });
    });
  });

  it('adds and duplicates', async () => {
    const { user } = await renderEditor();
    await user.click(screen.getByRole('button', { name: 'Duplicate question 1' }));
    expect(questions()).toEqual(['Who is it for?', 'Who is it for?', 'What does it cost?', 'Does it work in Canada?']);
    await user.click(screen.getByRole('button', { name: 'Add question' }));
    expect(screen.getAllByLabelText('Question')[4]).toHaveFocus();
    expect(screen.getByText('5 of 30')).toBeVisible();
  });

  it('deletes with an undo of 10 seconds', async () => {
    await renderEditor();
    jest.useFakeTimers();
    try {
      fireEvent.click(screen.getByRole('button', { name: 'Delete question 2' }));
      expect(questions()).toEqual(['Who is it for?', 'Does it work in Canada?']);
      const undo = screen.getByRole('button', { name: 'Undo' });
      expect(undo).toHaveFocus();
      fireEvent.click(undo);
      expect(questions()).toEqual(['Who is it for?', 'What does it cost?', 'Does it work in Canada?']);
      fireEvent.click(screen.getByRole('button', { name: 'Delete question 2' }));
      act(() => {
        jest.advanceTimersByTime(10_000);
      });
      expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });
});
