import { problem } from '@20x/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DocumentApi } from '../../testing/document-api';
import {
  forgetDevice,
  homeContent,
  press,
  renderHomeEditor,
  saveState,
  saving,
  subtitleField,
  titleField,
  typeInto,
} from '../../testing/home-editor';

beforeEach(forgetDevice);
afterEach(() => jest.useRealTimers());

describe('undo and redo', () => {
  it('go through the whole document by keyboard and by button', async () => {
    const { user } = await renderHomeEditor();
    typeInto('Single-line title', 'New title');
    typeInto('Subtitle', 'New subtitle');
    press({ key: 'z', metaKey: true }, titleField());
    expect(subtitleField()).toHaveValue('One schedule for all.');
    expect(screen.getByText('Undo done: Hero → Subtitle.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo last change' }));
    expect(titleField()).toHaveValue('Fill every shift');
    press({ key: 'z', ctrlKey: true, shiftKey: true });
    expect(titleField()).toHaveValue('New title');
  });

  it('bring a deleted row back', async () => {
    const { user } = await renderHomeEditor();
    await user.click(screen.getByRole('button', { name: 'Delete question 2' }));
    press({ key: 'z', ctrlKey: true });
    expect(await screen.findByText('3 of 30')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});

describe('who else is here', () => {
  it('is named in the header', async () => {
    const home = new DocumentApi(homeContent);
    home.others = [{ username: 'ben', since: '2026-11-20T12:04:00.000Z', tookOverAt: null }];
    const { user } = await renderHomeEditor(home);
    expect(await screen.findByText('ben is editing')).toBeVisible();
    expect(screen.getByText('ben is already editing this')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Work beside ben' }));
    expect(screen.queryByText('ben is already editing this')).not.toBeInTheDocument();
    expect(home.takeOvers).toBe(0);
  });

  it('may be the same person in another window, also while this one is out of sight', async () => {
    const home = new DocumentApi(homeContent);
    const { unmount } = await renderHomeEditor(home);
    expect(home.windows.size).toBe(1);
    expect(screen.queryByText('Also open in another window')).not.toBeInTheDocument();
    home.isInOtherWindow = true;
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText('Also open in another window')).toBeVisible();
    expect(screen.queryByText(/already editing this/)).not.toBeInTheDocument();
    home.isInOtherWindow = false;
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByText('Also open in another window')).not.toBeInTheDocument());
    jest.restoreAllMocks();
    unmount();
    await waitFor(() => expect(home.windows.size).toBe(0));
  });

  it('is no longer announced by a page that was left, which goes out of sight after that', async () => {
    const home = new DocumentApi(homeContent);
    await renderHomeEditor(home);
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(window, new Event('pagehide'));
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(home.windows.size).toBe(0));
    visibility.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(home.windows.size).toBe(1));
  });

  it('is announced for an hour by a window that nobody looks at, then when it is looked at', async () => {
    const home = new DocumentApi(homeContent);
    await renderHomeEditor(home);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    home.windows.clear();
    jest.setSystemTime(Date.now() + 3_590_000);
    fireEvent(document, new Event('visibilitychange'));
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(home.windows.size).toBe(1);
    home.windows.clear();
    jest.setSystemTime(Date.now() + 20_000);
    fireEvent(document, new Event('visibilitychange'));
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(home.windows.size).toBe(0);
    visibility.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(home.windows.size).toBe(1);
  });

  it('shows what they did within seconds, and nothing of it over what is being typed', async () => {
    const { home } = await renderHomeEditor();
    await screen.findByText('Published');
    home.savedBy('ben', { heroSubtitle: 'Their subtitle' });
    const beat = () => fireEvent(document, new Event('visibilitychange'));
    beat();
    await waitFor(() => expect(subtitleField()).toHaveValue('Their subtitle'));
    expect(screen.getByText('Published with changes')).toBeVisible();
    expect(saveState()).toHaveTextContent(/^Saved /);
    expect(screen.getByText('ben saved while you were editing')).toBeVisible();
    home.savedBy('ben', { heroSubtitle: 'Their second subtitle' });
    typeInto('Subtitle', 'Mine');
    beat();
    await act(() => Promise.resolve());
    expect(subtitleField()).toHaveValue('Mine');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(home.requests).toEqual([]);
  });

  it('saves nothing by itself after someone took over, until it is taken back', async () => {
    const home = new DocumentApi(homeContent);
    const ben = { username: 'ben', since: '2026-11-20T12:00:00.000Z', tookOverAt: null };
    home.others = [ben];
    await renderHomeEditor(home);
    await screen.findByText('ben is editing');
    home.others = [{ ...ben, tookOverAt: '2026-11-20T12:04:00.000Z' }];
    fireEvent(document, new Event('visibilitychange'));
    expect(await screen.findByText(/^ben took over at .*12:04; your text is kept$/)).toBeVisible();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
    typeInto('Single-line title', 'Mine');
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(home.requests).toEqual([]);
    expect(saveState()).toHaveTextContent('Kept on this device: someone took over');
    fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(home.takeOvers).toBe(1);
    expect(home.requests).toMatchObject([{ autosave: true, content: { heroTitle: 'Mine' } }]);
    expect(screen.queryByText(/took over/)).not.toBeInTheDocument();
  });
});

describe('an ended session', () => {
  it('asks to sign in again in place, then goes on saving', async () => {
    const home = new DocumentApi(homeContent);
    let isEnded = true;
    const save = home.answers['PUT /api/admin/content/home-content/home/draft'] as (request: Request) => unknown;
    const { user, store } = await renderHomeEditor(home, {
      'PUT /api/admin/content/home-content/home/draft': (request: Request) =>
        isEnded ? problem(401, 'unauthenticated') : save(request),
      'POST /api/auth/login': () => {
        isEnded = false;
        return { token: 'a.b.c', user: store.getState().session.user };
      },
    });
    typeInto('Single-line title', 'Mine');
    press({ key: 's', ctrlKey: true });
    await waitFor(() => expect(screen.queryByText('Saving…')).not.toBeInTheDocument());
    // The session itself is proven with the kit; here it has ended.
    act(() => void store.dispatch({ type: 'session/expired' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
    expect(within(dialog).getByLabelText('Username')).toHaveValue('ana');
    await user.type(within(dialog).getByLabelText('Password'), 'secret');
    await user.click(within(dialog).getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(home.saves[0]?.heroTitle).toBe('Mine'));
    expect(titleField()).toHaveValue('Mine');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('the other editor of the same draft', () => {
  it('is opened when all is saved, also what was typed while it was saved', async () => {
    const home = new DocumentApi(homeContent);
    const gate = Promise.withResolvers<undefined>();
    const { user } = await renderHomeEditor(home, {
      [home.draftCall]: async (request: Request) => {
        await gate.promise;
        return saving(home)(request);
      },
    });
    typeInto('Single-line title', 'Mine');
    await user.click(screen.getByRole('link', { name: 'Visual' }));
    typeInto('Single-line title', 'Mine, and more');
    gate.resolve(undefined);
    await waitFor(() => expect(home.document.content.heroTitle).toBe('Mine, and more'));
  });

  it('is not opened over work that could not be saved', async () => {
    const { user } = await renderHomeEditor(new DocumentApi(homeContent), {
      'PUT /api/admin/content/home-content/home/draft': problem(503, 'unavailable'),
    });
    typeInto('Single-line title', 'Mine');
    await user.click(screen.getByRole('link', { name: 'Visual' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect(titleField()).toHaveValue('Mine');
  });
});

describe('beside the form', () => {
  it('shows what an empty field inherits, and from where', async () => {
    const { user } = await renderHomeEditor();
    await user.click(screen.getByRole('tab', { name: 'SEO' }));
    const panel = within(screen.getByRole('tabpanel'));
    expect(await panel.findByLabelText('Title')).toHaveValue('Nurse scheduling');
    await user.click(screen.getByRole('button', { name: 'Social' }));
    expect(await panel.findByLabelText('Social title')).toHaveAttribute('placeholder', 'Nurse scheduling');
    expect(panel.queryByLabelText('X title')).not.toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Customize per network' }));
    expect(await panel.findByLabelText('X title')).toHaveAttribute('placeholder', 'Nurse scheduling');
    expect(screen.getAllByText('Uses the SEO title while empty.').length).toBeGreaterThan(0);
  });

  it('shows what single networks get as soon as one of them gets something of its own', async () => {
    const seo = { ogTitle: 'For all', twitterTitle: 'For X alone' };
    const { user } = await renderHomeEditor(new DocumentApi({ ...homeContent, seo }));
    await user.click(screen.getByRole('tab', { name: 'SEO' }));
    await user.click(await screen.findByRole('button', { name: 'Social' }));
    const panel = within(screen.getByRole('tabpanel'));
    expect(await panel.findByLabelText('X title')).toHaveValue('For X alone');
    expect(panel.getByLabelText('LinkedIn title')).toHaveAttribute('placeholder', 'For all');
    const cards = panel.getAllByRole('figure').map(({ textContent }) => textContent);
    expect(cards.slice(-3)).toEqual([
      expect.stringMatching(/^Facebook.*For all/),
      expect.stringMatching(/^X.*For X alone/),
      expect.stringMatching(/^LinkedIn.*For all/),
    ]);
  });

  it('shows how many visitors the live page had in the last 28 days, and where they came from', async () => {
    const numbers = { views: 40, visitors: 30, conversions: 1 };
    const visits = {
      ...{ isCounting: true, total: numbers, before: { views: 4, visitors: 3, conversions: 0 }, pages: [] },
      days: [{ day: '2026-03-02', ...numbers }],
      sources: [{ source: 'newsletter', campaign: 'spring', ...numbers }],
    };
    const asked: string[] = [];
    const answer = ({ url }: Request) => {
      asked.push(new URL(url).search);
      return visits;
    };
    const { user } = await renderHomeEditor(undefined, { '/api/admin/visits': answer });
    await user.click(screen.getByRole('tab', { name: 'Visits' }));
    expect(await screen.findByText('3 in the period before')).toBeVisible();
    expect(screen.getByRole('row', { name: 'newsletter · spring 30 40 1' })).toBeVisible();
    expect(asked).toEqual(['?days=28&page=%2F']);
  });

  it('lists the keys', async () => {
    await renderHomeEditor();
    press({ key: '?' });
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect(within(dialog).getByText('Save the draft')).toBeInTheDocument();
  });
});

describe('the focus', () => {
  it('goes back to the status when the schedule behind it is canceled', async () => {
    const home = new DocumentApi(homeContent);
    home.document.schedule = {
      publishAt: '2099-03-03T14:00:00.000Z',
      publishRevision: 2,
      unpublishAt: null,
      zone: 'UTC',
      by: 'ana',
    };
    const { user } = await renderHomeEditor(home);
    const chip = screen.getByRole('button', { name: /scheduled/ });
    await user.click(chip);
    const status = await screen.findByRole('dialog', { name: 'Status' });
    await user.click(within(status).getByRole('button', { name: 'Cancel the schedule' }));
    expect(chip).toHaveFocus();
    await waitFor(() => expect(home.document.schedule).toBeNull());
    expect(chip).toHaveFocus();
  });

  it('goes back to where it was when the keyboard shortcuts are closed', async () => {
    const { user } = await renderHomeEditor();
    const more = screen.getByRole('button', { name: 'More actions' });
    await user.click(more);
    await user.click(await screen.findByRole('menuitem', { name: 'Keyboard shortcuts' }));
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());

    const undo = screen.getByRole('button', { name: 'Undo last change' });
    act(() => undo.focus());
    await user.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(undo).toHaveFocus());
  });
});
