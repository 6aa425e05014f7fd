import 'fake-indexeddb/auto';
import { makeStore, type PreviewFill, type PreviewWritingState } from '@20x/kit';
import { apiAnswering, renderApp } from '@20x/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { homeContent as homeFields } from '../../api/fields/home-content.generated';
import { ContentEditor } from '../../documents/ContentEditor';
import { typeNamed } from '../../documents/content-types';
import { useCanvasActions } from '../../editor/visual/use-canvas-actions';
import { AdminTheme } from '../../shell/AdminTheme';
import { DocumentApi } from '../../testing/document-api';
import { forgetDevice, homeContent, saveDraft, saveState } from '../../testing/home-editor';
import { keptWork } from '../../testing/kept-work';
import { admin } from '../../testing/render-admin';

beforeEach(forgetDevice);

let write: (path: string, text: string, state: PreviewWritingState, fill?: PreviewFill) => void;

/** Stands for the page: what is pressed is what it reports. */
function Page() {
  const actions = useCanvasActions();
  return (
    <input
      aria-label="Report"
      onChange={({ target }) => {
        const [path = '', text = '', state = 'kept', fill = '{}'] = target.value.split('|');
        const own = { path, text, state: state as PreviewWritingState };
        actions.write({ type: 'edited', ...own, fill: JSON.parse(fill) as PreviewFill });
      }}
    />
  );
}

async function openEditor() {
  const home = new DocumentApi(homeContent);
  const store = makeStore({
    fetch: apiAnswering({ '/api/settings': [], ...home.answers }),
    origin: 'http://localhost',
    preloadedState: { session: { status: 'authenticated', user: admin } },
  });
  renderApp(
    <AdminTheme>
      <ContentEditor
        type={typeNamed('home-content')!}
        fields={homeFields}
        slots={{}}
        reference="home"
        visual={() => <Page />}
      />
    </AdminTheme>,
    { path: '/admin/home-visual', store },
  );
  const report = await screen.findByLabelText('Report');
  write = (path, text, state, fill = {}) => {
    fireEvent.change(report, { target: { value: [path, text, state, JSON.stringify(fill)].join('|') } });
  };
  return home;
}

const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const saved = async (home: DocumentApi) => {
  saveDraft();
  await waitFor(() => {
    expect(saveState()).toHaveTextContent(/^Saved \d/);
  });
  return home.document.content;
};
const keptOnDevice = async () => JSON.stringify(await keptWork());

it('keeps a text while it is being written, on this device and in the draft', async () => {
  const home = await openEditor();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] });
  write('heroSubtitle', 'Half a sen', 'going on');
  await act(() => jest.advanceTimersByTimeAsync(1000));
  // No timer of the editor runs from here on, so it does not save by itself before the device was looked at.
  jest.useRealTimers();
  await waitFor(async () => {
    expect(await keptOnDevice()).toContain('Half a sen');
  });
  expect((await saved(home)).heroSubtitle).toBe('Half a sen');
});

it('takes all of a writing as one step, with the starter texts that it is based on', async () => {
  const home = await openEditor();
  const fill = { heroTitleBefore: 'Fill.', heroTitleAfter: 'Close.' };
  write('heroTitleBefore', 'F', 'going on', fill);
  write('heroTitleBefore', 'Fi', 'going on', fill);
  write('heroTitleBefore', 'First', 'kept', fill);
  write('heroSubtitle', 'Next', 'kept');
  press('Undo last change');
  press('Undo last change');
  write('faqs.0.question', 'Whose?', 'kept');
  expect(await saved(home)).toEqual({
    ...homeContent,
    faqs: home.live.faqs?.with(0, { id: 'who', question: 'Whose?', answer: 'Agencies.' }),
  });
});

it('takes a text that was given up for no change, and redo goes on as before', async () => {
  const home = await openEditor();
  write('heroTitle', 'Kept', 'kept');
  write('heroSubtitle', 'Undone', 'kept');
  press('Undo last change');
  write('heroSubtitle', 'Not', 'going on');
  write('heroSubtitle', 'Not meant', 'going on');
  write('heroSubtitle', homeContent.heroSubtitle ?? '', 'dropped');
  expect(await saved(home)).toEqual({ ...homeContent, heroTitle: 'Kept' });
  press('Redo last change');
  expect((await saved(home)).heroSubtitle).toBe('Undone');
});

it('THR-102 writes nothing where no text belongs', async () => {
  await openEditor();
  write('faqs.7.question', 'Defaced', 'kept');
  write('constructor', 'Defaced', 'going on');
  write('heroSubtitle', 'Defaced', 'kept', { unknown: 'Defaced' });
  expect(saveState()).toHaveTextContent(/^Saved/);
});
