import type { HomeContent, RootState } from '@20x/kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { DocumentApi } from './document-api';
import { renderAdmin } from './render-admin';

export const homeContent: HomeContent = {
  heroTitle: 'Fill every shift',
  heroSubtitle: 'One schedule for all.',
  faqs: [
    { id: 'who', question: 'Who is it for?', answer: 'Agencies.' },
    { id: 'cost', question: 'What does it cost?', answer: 'Ask us.' },
    { id: 'canada', question: 'Does it work in Canada?', answer: 'Yes.' },
  ],
  seo: { title: 'Nurse scheduling' },
  introCards: [{ id: 'tonight', iconName: 'users', title: 'Who can work tonight?' }],
  finalCta: { title: 'Bring last week.' },
};

/** The home page's editor with every section open, over an API that keeps what is saved. */
export async function renderHomeEditor(home = new DocumentApi(homeContent), api = {}, session?: RootState['session']) {
  const rendered = renderAdmin('/admin/home', { api: { ...home.answers, ...api }, ...(session && { session }) });
  await screen.findByLabelText('Single-line title');
  fireEvent.click(
    within(screen.getByRole('navigation', { name: 'Sections' })).getByRole('button', { name: 'Expand all' }),
  );
  return { ...rendered, home };
}

/** Opens every row of a list. */
export function openRows(label: RegExp) {
  const closed = within(screen.getByRole('group', { name: label })).getAllByRole('button', { expanded: false });
  closed.filter(({ dataset }) => dataset.control === 'toggle').forEach((toggle) => fireEvent.click(toggle));
}

export const titleField = () => screen.getByLabelText<HTMLInputElement>('Single-line title', { selector: 'input' });
/** That of the hero: other sections have one, too. */
export const subtitleField = () => screen.getAllByLabelText('Subtitle')[0]!;
/** Types into the first field of that name. */
export const typeInto = (label: string, text: string) => {
  fireEvent.change(screen.getAllByLabelText(label)[0]!, { target: { value: text } });
};
/** Saves by its keys. */
export const saveDraft = () => press({ key: 's', ctrlKey: true });
/** Presses the button that publishes or schedules, once the draft is checked. */
export async function pressWhenChecked(user: UserEvent, dialog: HTMLElement, name: 'Publish now' | 'Schedule') {
  const button = within(dialog).getByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await user.click(button);
}
export const publish = () => screen.getByRole('button', { name: 'Publish' });
export const press = (init: KeyboardEventInit, target: Element = document.body) => {
  fireEvent.keyDown(target, init);
};
/** The line that shows whether the work is safe. */
export const saveState = () => document.querySelector('h1 ~ [data-status][title]');
/** What the save call answers; a test may hold it back or let it fail. */
export const saving = (home: DocumentApi) => home.answers[home.draftCall] as (request: Request) => Promise<unknown>;

/** Empties this browser's storage, as another device would have it. */
export const forgetDevice = () => {
  localStorage.clear();
  return new Promise<void>((resolve) => {
    const open = indexedDB.open('20x-editor');
    open.onsuccess = () => {
      const { result } = open;
      if (result.objectStoreNames.contains('work')) {
        const clearing = result.transaction('work', 'readwrite');
        clearing.objectStore('work').clear();
        clearing.oncomplete = () => {
          result.close();
          resolve();
        };
      } else {
        result.close();
        indexedDB.deleteDatabase('20x-editor').onsuccess = () => resolve();
      }
    };
  });
};
