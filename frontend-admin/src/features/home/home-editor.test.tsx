import { problem } from '@20x/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { DocumentApi } from '../../testing/document-api';
import {
  forgetDevice,
  homeContent as content,
  openRows,
  publish,
  renderHomeEditor as renderEditor,
  saveDraft,
  saveState,
  typeInto as type,
} from '../../testing/home-editor';
import { renderAdmin } from '../../testing/render-admin';

beforeEach(forgetDevice);

describe('home editor', () => {
  it('shows what is saved and live', async () => {
    const { user } = await renderEditor();
    expect(screen.getByRole('heading', { level: 1, name: 'Home page' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Published' }));
    expect(await screen.findByText(/^v1, published .+ by the starter content$/)).toBeVisible();
    expect(screen.getByText('Same as live')).toBeVisible();
    expect(screen.getByRole('link', { name: /^View page/ })).toHaveAttribute('href', '/');
    expect(saveState()).toHaveTextContent(/^Saved /);
    expect(publish()).toHaveAttribute('aria-disabled', 'true');
  });

  it('HOM-03 says which title wins', async () => {
    await renderEditor();
    expect(await screen.findByText('Visitors see the single-line title: “Fill every shift”.')).toBeVisible();
    type('Title, first line', 'Fill.');
    type('Title, highlighted line', 'Clear.');
    type('Title, last line', 'Close.');
    expect(
      screen.getByText(
        'Visitors still see “Fill every shift” until you publish. After that they see the three lines: “Fill. Clear. Close.” The single-line title is not used while all three are filled in.',
      ),
    ).toBeVisible();
  });

  it('says why the page could not be loaded and tries again', async () => {
    let isDown = true;
    const { user } = renderAdmin('/admin/home', {
      api: {
        ...new DocumentApi(content).answers,
        '/api/admin/content/home-content/home': () =>
          isDown ? problem(503, 'unavailable', { detail: 'The database is away.' }) : new DocumentApi(content).document,
      },
    });
    expect(await screen.findByText('The database is away.')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('Single-line title')).toBeVisible();
  });
});

describe('home editor: rows', () => {
  const questions = () => screen.getAllByLabelText<HTMLInputElement>('Question').map(({ value }) => value);

  it('moves a row by button and by keyboard, and the focus with it', async () => {
    const { user } = await renderEditor();
    openRows(/^Questions/);
    await user.click(screen.getByRole('button', { name: 'Move down question 1' }));
    expect(questions()).toEqual(['What does it cost?', 'Who is it for?', 'Does it work in Canada?']);
    expect(screen.getByRole('button', { name: 'Move down question 2' })).toHaveFocus();
    fireEvent.keyDown(screen.getAllByLabelText('Question')[2]!, { key: 'ArrowUp', altKey: true });
    expect(questions()).toEqual(['What does it cost?', 'Does it work in Canada?', 'Who is it for?']);
    expect(screen.getByText('Moved to position 2 of 3.')).toBeInTheDocument();
  });

  it('saves what is typed in a row', async () => {
    const { home } = await renderEditor();
    openRows(/^Questions/);
    fireEvent.change(screen.getAllByLabelText('Question')[1]!, { target: { value: 'What is the price?' } });
    saveDraft();
    await waitFor(() => {
      expect(home.saves[0]?.faqs?.[1]).toEqual({ id: 'cost', question: 'What is the price?', answer: 'Ask us.' });
    });
  });

  it('adds and duplicates', async () => {
    const { user } = await renderEditor();
    openRows(/^Questions/);
    await user.click(screen.getByRole('button', { name: 'Duplicate question 1' }));
    expect(questions()).toEqual(['Who is it for?', 'Who is it for?', 'What does it cost?', 'Does it work in Canada?']);
    await user.click(screen.getByRole('button', { name: 'Add question' }));
    expect(screen.getAllByLabelText('Question')[4]).toHaveFocus();
    expect(screen.getByText('5 of 30')).toBeVisible();
  });

  it('deletes with an undo of 10 seconds', async () => {
    await renderEditor();
    openRows(/^Questions/);
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
