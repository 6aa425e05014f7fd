import { useState } from 'react';
import { flushSync } from 'react-dom';
import { AppRoot, makeStore } from '@20x/kit';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Link, Route, Routes } from 'react-router';
import { AdminTheme } from '../../shell/AdminTheme';
import { LeaveGuard } from './LeaveGuard';
import { UnsavedChangesProvider, useRegisterUnsaved } from './unsaved-changes';

const discard = jest.fn();
const save = jest.fn<Promise<boolean>, []>();
let savesItself = false;

function Editor() {
  const [text, setText] = useState('');
  useRegisterUnsaved(text !== '', {
    name: 'Note',
    isKept: () => true,
    changes: () => ['Text'],
    save,
    savesItself: () => savesItself,
    discard,
  });
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <Link to="/start" onPointerDown={() => flushSync(() => setText('Heard at the last moment'))}>
        Leave
      </Link>
    </>
  );
}

/** The editor in the browser's own router, reached from another page. */
async function renderEditor() {
  window.history.replaceState(null, '', '/start');
  render(
    <AppRoot store={makeStore()} site={{ publicUrl: '', warn: () => undefined }}>
      <AdminTheme>
        <BrowserRouter>
          <UnsavedChangesProvider>
            <Routes>
              <Route path="/start" element={<Link to="/note">Open the note</Link>} />
              <Route path="/note" element={<Editor />} />
            </Routes>
            <LeaveGuard />
          </UnsavedChangesProvider>
        </BrowserRouter>
      </AdminTheme>
    </AppRoot>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Open the note' }));
  fireEvent.change(await screen.findByLabelText('Text'), { target: { value: 'Mine' } });
}

beforeEach(() => {
  savesItself = false;
  save.mockReset().mockResolvedValue(true);
});

it('stops a click that follows the first change in the same turn', async () => {
  await renderEditor();
  fireEvent.change(screen.getByLabelText('Text'), { target: { value: '' } });
  const leave = screen.getByRole('link', { name: 'Leave' });
  act(() => {
    leave.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    leave.click();
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Text')).toHaveValue('Heard at the last moment');
});

describe('Back with unsaved work', () => {
  it('stays, asks, and keeps the text', async () => {
    await renderEditor();
    window.history.back();
    fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => {
      expect(window.location.pathname).toBe('/note');
    });
    expect(screen.getByLabelText('Text')).toHaveValue('Mine');
  });

  it('does not ask about a place on the same screen', async () => {
    await renderEditor();
    window.history.pushState(null, '', '#text');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Text')).toHaveValue('Mine');
    window.history.back();
    await waitFor(() => {
      expect(window.location.hash).toBe('');
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('names the work', async () => {
    await renderEditor();
    window.history.back();
    expect(await screen.findByText(/^Unsaved changes on/)).toHaveTextContent('Unsaved changes on Note: Text');
    fireEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  });

  it('goes back when the person says so', async () => {
    await renderEditor();
    window.history.back();
    fireEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByRole('link', { name: 'Open the note' })).toBeInTheDocument();
    expect(discard).toHaveBeenCalled();
  });

  it('saves and goes on where the editor saves by itself', async () => {
    savesItself = true;
    await renderEditor();
    window.history.back();
    expect(await screen.findByRole('link', { name: 'Open the note' })).toBeInTheDocument();
    expect(save).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('goes on once what it asks about is saved', async () => {
    savesItself = true;
    save.mockResolvedValue(false);
    await renderEditor();
    window.history.back();
    await screen.findByRole('dialog');
    fireEvent.change(screen.getByLabelText('Text'), { target: { value: '' } });
    expect(await screen.findByRole('link', { name: 'Open the note' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('asks where saving failed', async () => {
    savesItself = true;
    save.mockResolvedValue(false);
    await renderEditor();
    window.history.back();
    fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText('Text')).toHaveValue('Mine');
  });
});
