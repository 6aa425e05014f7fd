import { problem } from '@20x/kit/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { forgetDevice, press, renderHomeEditor, titleField } from '../../testing/home-editor';

beforeEach(forgetDevice);

/** A file whose text jsdom can read. */
const fileOf = (content: unknown) => {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return Object.assign(new File([text], 'ours.json', { type: 'application/json' }), {
    text: () => Promise.resolve(text),
  });
};
async function importFile(content: unknown) {
  fireEvent.change(screen.getByLabelText('File to import'), { target: { files: [fileOf(content)] } });
  return dialogWith('Import ours.json');
}
const dialogWith = async (title: string) =>
  (await screen.findByText(title, { selector: 'h2' })).closest<HTMLElement>('[role="dialog"]')!;
const undo = () => {
  press({ key: 'z', ctrlKey: true });
};
const checked = 'POST /api/admin/content/home-content/check';

it('shows what an import changes and takes it over as one step', async () => {
  const content = { heroTitle: 'Theirs', introTitle: 'Their introduction' };
  const { user } = await renderHomeEditor(undefined, { [checked]: { content } });
  const dialog = await importFile(content);
  expect(await within(dialog).findByText(/fields of the draft change/)).toBeVisible();
  expect(within(dialog).getByText('Their introduction')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Take it over' }));
  expect(titleField()).toHaveValue('Theirs');
  expect(screen.queryAllByLabelText('Question')).toEqual([]);
  undo();
  expect(titleField()).toHaveValue('Fill every shift');
  expect(screen.getByText('3 of 30')).toBeVisible();
});

it('refuses a file that does not fit and names every field', async () => {
  await renderHomeEditor(undefined, {
    [checked]: problem(400, 'invalid_input', {
      errors: [
        { field: 'content.color', message: 'This field does not exist.' },
        { field: 'content.faqs.0.question', message: 'Send text.' },
      ],
    }),
  });
  const dialog = await importFile({ color: 'red', faqs: [{ question: 7 }] });
  expect(await within(dialog).findByText(/Nothing was taken over/)).toBeVisible();
  const refusals = within(dialog)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(refusals).toEqual([
    'Color (color): This field does not exist.',
    'Questions → Question 1 → Question (faqs.0.question): Send text.',
  ]);
  expect(within(dialog).queryByRole('button', { name: 'Take it over' })).toBeNull();
});

it('fills the draft with the starter content once each claim is decided', async () => {
  const { user } = await renderHomeEditor();
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByText('Start from the starter content…'));
  const dialog = await dialogWith('Start from the starter content');
  const fill = within(dialog).getByRole('button', { name: 'Fill the draft' });
  expect(fill).toBeDisabled();
  const figure = within(dialog).getByRole('radiogroup', { name: '24/7 Support Available' });
  await user.click(within(figure).getByLabelText('True for us'));
  await user.click(within(dialog).getByRole('button', { name: 'Leave the rest out' }));
  await user.click(fill);
  expect(screen.getByLabelText('Title, highlighted line')).toHaveValue('Clear the nurse.');
  const trust = document.getElementById('section-trust')!;
  expect(within(trust).getByText('Support Available')).toBeVisible();
  expect(within(trust).queryByText('Healthcare Facilities')).toBeNull();
  expect(within(trust).getByRole('button', { name: 'Show the badges to visitors' })).toBeVisible();
  undo();
  expect(titleField()).toHaveValue('Fill every shift');
});
