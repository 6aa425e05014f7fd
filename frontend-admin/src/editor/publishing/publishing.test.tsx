import { problem, type ApiAnswers } from '@20x/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { DocumentApi } from '../../testing/document-api';
import { ownZone } from '../model/wall-time';
import {
  forgetDevice,
  homeContent,
  press,
  pressWhenChecked,
  publish,
  renderHomeEditor,
  subtitleField,
  typeInto,
} from '../../testing/home-editor';

beforeEach(forgetDevice);

const openDialog = async () => {
  press({ key: 'Enter', ctrlKey: true, shiftKey: true });
  return screen.findByRole('dialog', { name: 'Publish Home page?' });
};

const openFromMenu = async (user: UserEvent, entry: string, title: string) => {
  await user.click(screen.getByRole('button', { name: 'More ways to publish' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  return screen.findByRole('dialog', { name: title });
};

describe('publishing', () => {
  it('shows what changes for visitors, saves, publishes, and verifies it as an anonymous visitor', async () => {
    const { user, home } = await renderHomeEditor();
    typeInto('Single-line title', 'Fill the night');
    const dialog = await openDialog();
    expect(await within(dialog).findByText('One field changes for visitors:')).toBeInTheDocument();
    expect(within(dialog).getByText('every shift')).toBeInTheDocument();
    expect(within(dialog).getByText('the night')).toBeInTheDocument();
    await user.type(within(dialog).getByLabelText(/^Note/), 'For the winter');
    await pressWhenChecked(user, dialog, 'Publish now');
    expect(await within(dialog).findByText('Live, verified')).toBeInTheDocument();
    expect(dialog).toHaveAccessibleName('Published');
    expect(within(dialog).getByRole('button', { name: 'Done' })).toHaveFocus();
    expect(within(dialog).getByText(/gets v2\.$/)).toBeInTheDocument();
    expect(home.live).toEqual({ ...homeContent, heroTitle: 'Fill the night' });
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(publish()).toHaveAttribute('aria-disabled', 'true');
  });

  it('gives the focus back when it is cancelled', async () => {
    const { user, home } = await renderHomeEditor();
    typeInto('Subtitle', 'New');
    await user.click(publish());
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(publish()).toHaveFocus());
    expect(home.publications).toBe(0);
  });

  it('lists what blocks publishing and goes there; closing leads to the first field', async () => {
    const errors = [
      { field: 'content.faqs.1.question', message: 'Fill this in before publishing.' },
      { field: 'content.heroSubtitle', message: 'Too long.' },
    ];
    const { user, home } = await renderHomeEditor(new DocumentApi(homeContent), {
      'POST /api/admin/documents/d1/publish': problem(422, 'not_publishable', { errors }),
    });
    typeInto('Single-line title', 'New');
    const dialog = await openDialog();
    await pressWhenChecked(user, dialog, 'Publish now');
    expect(await within(dialog).findByText('Not published: 2 fields')).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Questions → Question 2 → Question' })).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(subtitleField()).toHaveFocus());
    expect(subtitleField()).toHaveAccessibleDescription(expect.stringContaining('Too long.'));
    expect(home.publications).toBe(0);
  });
});

describe('a publication that went another way', () => {
  it('says that nothing is published when someone saved meanwhile, and shows what they did', async () => {
    const { user, home } = await renderHomeEditor();
    typeInto('Single-line title', 'Fill the night');
    const dialog = await openDialog();
    const button = within(dialog).getByRole('button', { name: 'Publish now' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    home.savedBy('ben', { heroSubtitle: 'Their subtitle' });
    await user.click(button);
    const refusal = await within(dialog).findByRole('alert');
    expect(refusal).toHaveTextContent(/^Not published.*This has changed since you opened it/);
    expect(within(dialog).getByText('2 fields change for visitors:')).toBeInTheDocument();
    expect(home.publications).toBe(0);
    await pressWhenChecked(user, dialog, 'Publish now');
    expect(await within(dialog).findByText('Live, verified')).toBeInTheDocument();
    expect(home.live).toMatchObject({ heroTitle: 'Fill the night', heroSubtitle: 'Their subtitle' });
  });

  it('claims nothing while no answer came, and finds it live with the next attempt', async () => {
    const home = new DocumentApi(homeContent);
    const call = 'POST /api/admin/documents/d1/publish';
    const answer = home.answers[call] as (request: Request) => Promise<unknown>;
    let isLost = true;
    const { user } = await renderHomeEditor(home, {
      [call]: async (request: Request) => {
        const answered = await answer(request);
        if (!isLost) return answered;
        isLost = false;
        throw new TypeError('Failed to fetch');
      },
    });
    typeInto('Single-line title', 'Fill the night');
    const dialog = await openDialog();
    await pressWhenChecked(user, dialog, 'Publish now');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/^Not confirmed/);
    await pressWhenChecked(user, dialog, 'Publish now');
    expect(await within(dialog).findByText('Live, verified')).toBeInTheDocument();
    expect(home.publications).toBe(1);
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('scheduling', () => {
  async function openSchedule(api: ApiAnswers = {}) {
    const rendered = await renderHomeEditor(new DocumentApi(homeContent), api);
    typeInto('Single-line title', 'Fill the night');
    const dialog = await openFromMenu(rendered.user, 'Schedule…', 'Schedule Home page?');
    const set = (label: string | RegExp, value: string) => {
      fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
    };
    return { ...rendered, dialog, set };
  }

  it('takes local time and zone, shows UTC, and pins the draft', async () => {
    const { user, dialog, set, home } = await openSchedule();
    await waitFor(() => expect(within(dialog).getByLabelText('Publish at (optional)')).toHaveFocus());
    set('Publish at (optional)', '2099-03-03T14:00');
    expect(within(dialog).getByText(/^That is 3 Mar 2099, \d\d:\d\d UTC\.$/)).toBeInTheDocument();
    await pressWhenChecked(user, dialog, 'Schedule');
    expect(await within(dialog).findByText(/^This version goes live 3 Mar 2099, /)).toBeInTheDocument();
    expect(dialog).toHaveAccessibleName('Scheduled');
    expect(home.document.schedule).toMatchObject({ publishAt: '2099-03-03T14:00:00.000Z', zone: ownZone() });
    await user.click(within(dialog).getByRole('button', { name: 'Done' }));
    expect(screen.getByText('Published, scheduled')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'More ways to publish' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Cancel the schedule' }));
    await waitFor(() => expect(home.document.schedule).toBeNull());
  });

  it('starts from what is scheduled already, and says that it is replaced', async () => {
    const { user, dialog, set } = await openSchedule();
    set('Publish at (optional)', '2099-03-03T14:00');
    await pressWhenChecked(user, dialog, 'Schedule');
    await user.click(await within(dialog).findByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'More ways to publish' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Schedule…' }));
    expect(await screen.findByText(/^This replaces what is scheduled for/)).toBeInTheDocument();
    expect(screen.getByLabelText('Publish at (optional)')).not.toHaveValue('');
  });

  it('does not unpublish before it publishes', async () => {
    const { dialog, set } = await openSchedule();
    set('Publish at (optional)', '2099-03-03T14:00');
    set('Unpublish at (optional)', '2099-03-03T13:00');
    expect(within(dialog).getByText('Choose a time after the publication.')).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Schedule' })).toBeDisabled();
  });

  it('says that nothing is scheduled when a field blocks it', async () => {
    const errors = [{ field: 'content.heroSubtitle', message: 'Too long.' }];
    const refused = problem(422, 'not_publishable', { errors });
    const { user, dialog, set } = await openSchedule({ 'PUT /api/admin/documents/d1/schedule': refused });
    set('Publish at (optional)', '2099-03-03T14:00');
    await pressWhenChecked(user, dialog, 'Schedule');
    expect(await within(dialog).findByText('Not scheduled: one field')).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Hero → Subtitle' })).toHaveFocus();
  });

  it('schedules the end of what is live alone', async () => {
    const { user, dialog, set, home } = await openSchedule();
    set('Unpublish at (optional)', '2099-03-03T13:00');
    await pressWhenChecked(user, dialog, 'Schedule');
    expect(
      await within(dialog).findByText(/^It goes offline 3 Mar 2099, .* Visitors will see the starter page\.$/),
    ).toBeVisible();
    expect(home.document.schedule).toMatchObject({ publishAt: null, unpublishAt: '2099-03-03T13:00:00.000Z' });
  });

  it('refuses a time that has passed', async () => {
    const { dialog, set } = await openSchedule();
    set('Publish at (optional)', '2020-03-03T14:00');
    expect(within(dialog).getByText('This time has passed.')).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Schedule' })).toBeDisabled();
  });
});

describe('unpublishing', () => {
  it('says so when someone else changed the page meanwhile', async () => {
    const { user, home } = await renderHomeEditor();
    const dialog = await openFromMenu(user, 'Unpublish…', 'Unpublish Home page?');
    home.savedBy('ben', { heroSubtitle: 'Their subtitle' });
    await user.click(within(dialog).getByRole('button', { name: 'Unpublish' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^That did not workThis has changed since you opened it/);
    expect(within(alert).queryByRole('button')).not.toBeInTheDocument();
    expect(home.document.published).not.toBeNull();
  });

  it('asks, takes a note, and tells', async () => {
    const { user, home } = await renderHomeEditor();
    await user.click(screen.getByRole('button', { name: 'More ways to publish' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Unpublish…' }));
    const dialog = await screen.findByRole('dialog', { name: 'Unpublish Home page?' });
    expect(within(dialog).getByText(/^Visitors will see the starter page\./)).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Unpublish' }));
    await waitFor(() => expect(home.document.status).toBe('unpublished'));
    await user.click(screen.getByRole('button', { name: 'Unpublished' }));
    expect(await screen.findByText('The starter page')).toBeVisible();
  });
});
