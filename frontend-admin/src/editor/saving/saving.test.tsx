import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DocumentApi } from '../../testing/document-api';
import {
  forgetDevice,
  homeContent,
  press,
  renderHomeEditor,
  saveDraft,
  saveState,
  saving,
  subtitleField,
  titleField,
  typeInto,
} from '../../testing/home-editor';
import { keptWork } from '../../testing/kept-work';

const draftCall = 'PUT /api/admin/content/home-content/home/draft';

beforeEach(forgetDevice);
afterEach(() => jest.useRealTimers());

/** Lets seconds pass for the editor, and every answer arrive. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** The titles of the work that lies in this browser. */
const storedTitles = async () =>
  (await keptWork()).map((work) => (work as { content: { heroTitle: string } }).content.heroTitle);
const holdClock = () => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });

describe('saving by itself', () => {
  it('saves 2 seconds after the last change, as an autosave on the version it has seen', async () => {
    const { home } = await renderHomeEditor();
    holdClock();
    typeInto('Single-line title', 'Fill the night');
    expect(saveState()).toHaveTextContent('Unsaved changes');
    await pass(1900);
    expect(home.requests).toEqual([]);
    await pass(200);
    expect(home.requests).toMatchObject([{ version: 1, autosave: true, content: { heroTitle: 'Fill the night' } }]);
    expect(saveState()).toHaveTextContent(/^Saved \d\d:\d\d$/);
    expect(screen.getByText('Published with changes')).toBeVisible();
  });

  it('keeps every field that is not in the form, and what is typed meanwhile', async () => {
    const home = new DocumentApi(homeContent);
    const gate = Promise.withResolvers<undefined>();
    await renderHomeEditor(home, {
      [draftCall]: async (request: Request) => {
        await gate.promise;
        return saving(home)(request);
      },
    });
    holdClock();
    typeInto('Single-line title', 'First');
    saveDraft();
    await pass(0);
    typeInto('Single-line title', 'First and more');
    gate.resolve(undefined);
    await pass(100);
    expect(home.saves).toEqual([{ ...homeContent, heroTitle: 'First' }]);
    expect(titleField()).toHaveValue('First and more');
    expect(saveState()).toHaveTextContent('Unsaved changes');
  });

  it('says at its field what cannot be published as it is written, and saves it with all the rest', async () => {
    const home = new DocumentApi(homeContent);
    const message = 'Use a path such as /contact.';
    home.errorsIn = ({ heroCtaHref }) =>
      heroCtaHref === 'cont' ? ['heroCtaHref', 'heroKicker'].map((field) => ({ field, message })) : [];
    await renderHomeEditor(home);
    const link = () => screen.getByLabelText('Main button link');
    holdClock();
    typeInto('Main button link', 'cont');
    await pass(2100);
    expect(home.saves.at(-1)).toMatchObject({ heroCtaHref: 'cont' });
    expect(saveState()).toHaveTextContent(/^Saved /);
    expect(link()).toBeInvalid();
    expect(link()).toHaveAccessibleDescription(expect.stringContaining(message));
    // It is empty: nobody is told off for what was not begun.
    expect(screen.getByLabelText('Eyebrow')).toBeValid();
    typeInto('Main button link', '/contact');
    await pass(12_000);
    expect(home.saves.at(-1)).toMatchObject({ heroCtaHref: '/contact' });
    expect(link()).toBeValid();
  });

  it('saves when a field is left, and says there at once what cannot be published', async () => {
    const home = new DocumentApi(homeContent);
    const message = 'Use at most 40 characters.';
    home.errorsIn = ({ heroTitle, heroKicker }) => [
      ...(heroTitle === 'Too long' ? [{ field: 'heroTitle', message }] : []),
      ...(heroKicker ? [] : [{ field: 'heroKicker', message: 'Fill this in.' }]),
    ];
    await renderHomeEditor(home);
    holdClock();
    act(() => titleField().focus());
    typeInto('Single-line title', 'Too long');
    await pass(900);
    expect(home.requests).toEqual([]);
    // The next field is left empty, as it was.
    act(() => screen.getByLabelText('Eyebrow').focus());
    await pass(100);
    expect(home.requests).toMatchObject([{ autosave: true, content: { heroTitle: 'Too long' } }]);
    expect(titleField()).toHaveAccessibleDescription(expect.stringContaining(message));
    expect(screen.getByLabelText('Eyebrow')).toBeValid();
    act(() => subtitleField().focus());
    await pass(100);
    expect(screen.getByLabelText('Eyebrow')).toHaveAccessibleDescription(expect.stringContaining('Fill this in.'));
    expect(home.requests).toHaveLength(1);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }])('saves at once by keyboard %j', async (modifier) => {
    const { home } = await renderHomeEditor();
    typeInto('Subtitle', 'New');
    press({ key: 's', ...modifier });
    await waitFor(() => expect(home.requests).toMatchObject([{ autosave: false }]));
  });

  it('has nothing to save when a change was taken back', async () => {
    const { home } = await renderHomeEditor();
    holdClock();
    typeInto('Single-line title', 'Other');
    typeInto('Single-line title', 'Fill every shift');
    await pass(5000);
    expect(home.requests).toEqual([]);
    expect(saveState()).toHaveTextContent(/^Saved /);
  });
});

describe('when it cannot be saved', () => {
  /** A server that is away until it is switched on. */
  async function renderCutOff() {
    const home = new DocumentApi(homeContent);
    const server = { isDown: true };
    const rendered = await renderHomeEditor(home, {
      [draftCall]: (request: Request) => {
        if (server.isDown) throw new TypeError('Failed to fetch');
        return saving(home)(request);
      },
    });
    return { ...rendered, server };
  }

  it('keeps a banner with Retry and the text', async () => {
    const { user, home, server } = await renderCutOff();
    typeInto('Single-line title', 'Mine');
    saveDraft();
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent('The server can’t be reached.');
    expect(banner).toHaveTextContent('Your text is kept on this device.');
    expect(saveState()).toHaveTextContent('Offline, kept on this device');
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(within(banner).getByRole('button', { name: 'Copy text' }));
    expect(copied).toHaveBeenCalledWith('Hero → Single-line title:\nMine');
    server.isDown = false;
    await user.click(within(banner).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(home.saves[0]?.heroTitle).toBe('Mine');
  });

  it('tries again by itself', async () => {
    const { home, server } = await renderCutOff();
    holdClock();
    typeInto('Single-line title', 'Mine');
    await pass(2000);
    expect(await screen.findByRole('alert')).toBeVisible();
    server.isDown = false;
    await pass(5000);
    expect(home.saves[0]?.heroTitle).toBe('Mine');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('waits while the browser is offline, and sends when it is back', async () => {
    const { home } = await renderHomeEditor();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    holdClock();
    typeInto('Single-line title', 'Mine');
    expect(saveState()).toHaveTextContent('Offline, kept on this device');
    await pass(30_000);
    expect(home.requests).toEqual([]);
    online.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await pass(0);
    expect(home.saves[0]?.heroTitle).toBe('Mine');
  });

  it('does not take its own save for another person’s when only the answer was lost', async () => {
    const home = new DocumentApi(homeContent);
    let isLost = true;
    await renderHomeEditor(home, {
      [draftCall]: async (request: Request) => {
        const answer = await saving(home)(request);
        if (!isLost) return answer;
        isLost = false;
        throw new TypeError('Failed to fetch');
      },
    });
    holdClock();
    typeInto('Single-line title', 'First');
    saveDraft();
    await pass(100);
    expect(screen.getByRole('alert')).toBeVisible();
    typeInto('Single-line title', 'First and more');
    saveDraft();
    await pass(100);
    expect(home.document.content.heroTitle).toBe('First and more');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('nor after more attempts that never arrived, or with what someone else has added since', async () => {
    const home = new DocumentApi(homeContent);
    let attempts = 0;
    await renderHomeEditor(home, {
      [draftCall]: async (request: Request) => {
        attempts += 1;
        if (attempts === 2) throw new TypeError('Failed to fetch');
        const answer = await saving(home)(request);
        if (attempts === 1) throw new TypeError('Failed to fetch');
        return answer;
      },
    });
    holdClock();
    for (const title of ['First', 'First and more', 'First and much more']) {
      typeInto('Single-line title', title);
      saveDraft();
      await pass(100);
      if (attempts === 2) home.savedBy('ben', { heroSubtitle: 'Their subtitle' });
    }
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(home.document.content).toMatchObject({
      heroTitle: 'First and much more',
      heroSubtitle: 'Their subtitle',
    });
  });
});

it.each([null, { ok: true }, []])('takes an answer that is no document for no answer: %j', async (foreign) => {
  const home = new DocumentApi(homeContent);
  let isForeign = true;
  await renderHomeEditor(home, {
    [draftCall]: (request: Request) => {
      if (!isForeign) return saving(home)(request);
      isForeign = false;
      return Response.json(foreign);
    },
  });
  typeInto('Single-line title', 'Mine');
  saveDraft();
  expect(await screen.findByRole('alert')).toHaveTextContent('The server can’t be reached.');
  expect(titleField()).toHaveValue('Mine');
  saveDraft();
  await waitFor(() => expect(home.saves[0]?.heroTitle).toBe('Mine'));
});

describe('after a crash', () => {
  async function crashedWith(title: string, home: DocumentApi) {
    const visit = await renderHomeEditor(home);
    holdClock();
    typeInto('Single-line title', title);
    await pass(1000);
    // The crash comes a second after the keystroke: no timer of the editor runs any more, so it saves nothing.
    jest.useRealTimers();
    await waitFor(async () => expect(await storedTitles()).toEqual([title]));
    visit.unmount();
  }

  it('offers the work again, on top of what others saved since', async () => {
    const home = new DocumentApi(homeContent);
    await crashedWith('Mine', home);
    home.savedBy('ben', { heroSubtitle: 'Their subtitle' });
    const { user } = await renderHomeEditor(home);
    expect(titleField()).toHaveValue('Fill every shift');
    await user.click(await screen.findByRole('button', { name: 'Restore them' }));
    expect(titleField()).toHaveValue('Mine');
    expect(subtitleField()).toHaveValue('Their subtitle');
    saveDraft();
    await waitFor(async () => expect(await storedTitles()).toEqual([]));
    expect(home.document.content).toMatchObject({ heroTitle: 'Mine', heroSubtitle: 'Their subtitle' });
  });

  it('keeps the work until the choice between it and the form is made', async () => {
    const home = new DocumentApi(homeContent);
    await crashedWith('Mine', home);
    home.savedBy('ben', { heroTitle: 'Theirs' });
    const visit = await renderHomeEditor(home);
    await visit.user.click(await screen.findByRole('button', { name: 'Restore them' }));
    await screen.findByRole('dialog', { name: 'The form has changed since' });
    // The next crash comes before the choice.
    visit.unmount();
    expect(await storedTitles()).toEqual(['Mine']);
    const { user } = await renderHomeEditor(home);
    await user.click(await screen.findByRole('button', { name: 'Restore them' }));
    const dialog = await screen.findByRole('dialog', { name: 'The form has changed since' });
    await user.click(within(dialog).getByRole('button', { name: 'Restore' }));
    await waitFor(async () => expect(await storedTitles()).toEqual([]));
    expect(home.document.content.heroTitle).toBe('Mine');
  });

  it('keeps the work where it lies when storage takes nothing new', async () => {
    const home = new DocumentApi(homeContent);
    await crashedWith('Mine', home);
    await renderHomeEditor(home);
    const restore = await screen.findByRole('button', { name: 'Restore them' });
    holdClock();
    const full = jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('Full.', 'QuotaExceededError');
    });
    fireEvent.click(restore);
    expect(titleField()).toHaveValue('Mine');
    await pass(1000);
    jest.useRealTimers();
    await waitFor(() => expect(full).toHaveBeenCalled());
    expect(await storedTitles()).toEqual(['Mine']);
    full.mockRestore();
  });

  it('forgets the work when it is discarded', async () => {
    const home = new DocumentApi(homeContent);
    await crashedWith('Mine', home);
    await renderHomeEditor(home);
    fireEvent.click(await screen.findByRole('button', { name: 'Discard them' }));
    await waitFor(async () => expect(await storedTitles()).toEqual([]));
  });
});
