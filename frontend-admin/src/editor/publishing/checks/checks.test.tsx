import { problem } from '@20x/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CheckFinding } from '../../../api/generated';
import { DocumentApi } from '../../../testing/document-api';
import { postApi } from '../../../testing/documents';
import {
  forgetDevice,
  homeContent,
  press,
  renderHomeEditor,
  saveDraft,
  subtitleField,
  typeInto,
} from '../../../testing/home-editor';
import { renderAdmin } from '../../../testing/render-admin';

beforeEach(forgetDevice);

const blocking: CheckFinding = {
  rule: 'placeholders',
  level: 'block',
  message: 'Replace the placeholder [phone number].',
  field: 'heroSubtitle',
};
const warning: CheckFinding = {
  rule: 'unique-title',
  level: 'warn',
  message: '/about has the same title.',
  field: 'seo.title',
};
const elsewhere: CheckFinding = {
  rule: 'heading-order',
  level: 'warn',
  message: 'Out of order.',
  field: 'notInThisForm',
};
const good: CheckFinding = { rule: 'language', level: 'pass', message: 'The language tag is valid.', field: null };

/** The home page with a check that a placeholder does not pass. */
function checkedHome(subtitle = homeContent.heroSubtitle) {
  const home = new DocumentApi({ ...homeContent, heroSubtitle: subtitle });
  home.check = ({ heroSubtitle }) => (heroSubtitle?.includes('[') ? [blocking, warning, elsewhere, good] : [good]);
  return home;
}
const tab = () => screen.getByRole('tab', { name: /Checks/ });
const panel = () => within(screen.getByRole('tabpanel'));

it('are nothing but what blocks publishing in the simple editor of a post, which leads to all of them', async () => {
  const post = postApi({ title: 'Call [phone number]', blocks: [] });
  post.check = () => [{ ...blocking, field: 'title' }, { ...warning, field: 'seo.title' }, elsewhere, good];
  const { user } = renderAdmin('/admin/blog/b1/edit', { api: post.answers });
  await waitFor(() => expect(tab()).toHaveTextContent('1'));
  await user.click(screen.getByRole('tab', { name: 'SEO' }));
  expect(panel().queryByText(warning.message)).not.toBeInTheDocument();
  await user.click(tab());
  expect(panel().getByText('1 error.')).toBeVisible();
  expect(panel().getByText(blocking.message)).toBeVisible();
  expect(panel().queryByText(elsewhere.message)).not.toBeInTheDocument();
  expect(panel().queryByText('One check passed')).not.toBeInTheDocument();
  post.check = () => [warning, elsewhere, good];
  fireEvent.change(screen.getByRole('textbox', { name: /^Title/ }), { target: { value: 'Call us' } });
  saveDraft();
  expect(await panel().findByText('Nothing blocks publishing.')).toBeVisible();
  await user.click(panel().getByRole('link', { name: 'See all checks' }));
  expect(await screen.findByRole('link', { name: 'Advanced', current: 'page' })).toBeVisible();
  expect(await screen.findByText('2 warnings.')).toBeVisible();
});

describe('the checks', () => {
  it('say what blocks, what warns and where; what is good is folded away', async () => {
    const { user } = await renderHomeEditor(checkedHome('Call [phone number].'));
    await waitFor(() => expect(tab()).toHaveTextContent('3'));
    expect(within(tab()).getByText('3')).toHaveAttribute('data-blocked');
    await user.click(tab());
    expect(panel().getByText('1 error, 2 warnings.')).toBeVisible();
    expect(panel().getByText('Hero → Subtitle')).toBeVisible();
    expect(panel().getByText('One check passed')).toBeVisible();
    // Its field is not in this form.
    expect(panel().queryByRole('button', { name: 'Go to: Out of order.' })).not.toBeInTheDocument();
    expect(panel().getByRole('link', { name: 'site settings' })).toHaveAttribute('href', '/admin/settings#checks');
  });

  it('lead to the field, and into the tab where it is', async () => {
    const { user } = await renderHomeEditor(checkedHome('Call [phone number].'));
    await user.click(tab());
    await user.click(await panel().findByRole('button', { name: /^Go to: Replace the placeholder \[phone number\]/ }));
    await waitFor(() => expect(subtitleField()).toHaveFocus());
    await user.click(panel().getByRole('button', { name: /^Go to: \/about/ }));
    await waitFor(() => expect(panel().getByLabelText('Title')).toHaveFocus());
  });

  it('are made again after each save, and keep the last findings on view until then', async () => {
    const { user } = await renderHomeEditor(checkedHome('Call [phone number].'));
    await user.click(tab());
    await panel().findByText(/1 error/);
    typeInto('Subtitle', 'Call us.');
    expect(panel().getByText(/Your latest edits are checked/)).toBeVisible();
    expect(panel().getByText(blocking.message)).toBeVisible();
    saveDraft();
    expect(await panel().findByText('No problems found.')).toBeVisible();
    expect(panel().queryByText(blocking.message)).not.toBeInTheDocument();
  });

  it('say that they could not be made, and are made when asked again', async () => {
    let isAway = true;
    const { user } = await renderHomeEditor(checkedHome(), {
      '/api/admin/documents/d1/checks': () => (isAway ? problem(503, 'unavailable') : { version: 1, findings: [good] }),
    });
    await user.click(tab());
    expect(await panel().findByText('The checks could not be made')).toBeVisible();
    isAway = false;
    await user.click(panel().getByRole('button', { name: 'Check again' }));
    expect(await panel().findByText('One check passed')).toBeVisible();
  });

  it('add what the checks of the site found on the live page', async () => {
    const found = { id: 'f1', message: '/nowhere answers 404. Choose another target.' };
    let asked = '';
    const { user } = await renderHomeEditor(checkedHome(), {
      '/api/admin/site-checks/findings': ({ url }: Request) => {
        asked = url;
        return { data: [found], total: 1, page: 1, limit: 20 };
      },
    });
    await user.click(tab());
    const live = within(await panel().findByRole('region', { name: 'On the live page' }));
    expect(live.getByText(found.message)).toBeVisible();
    expect(live.getByRole('link')).toHaveAttribute('href', '/admin/site-checks?find=%2F');
    expect(new URL(asked).searchParams.get('path')).toBe('/');
  });

  it('come before the button that publishes', async () => {
    const home = checkedHome('Call [phone number].');
    const { user } = await renderHomeEditor(home);
    await waitFor(() => expect(tab()).toHaveTextContent('3'));
    typeInto('Single-line title', 'Unsaved');
    press({ key: 'Enter', ctrlKey: true, shiftKey: true });
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish Home page?' }));
    // What is not saved yet is saved and checked at once.
    expect(await dialog.findByText('Fix these before publishing')).toBeInTheDocument();
    expect(home.saves).toHaveLength(1);
    expect(dialog.getByText('2 warnings')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Fix 1 error' }));
    await waitFor(() => expect(subtitleField()).toHaveFocus());
    expect(subtitleField()).toBeInvalid();
  });

  it('are awaited for the newest draft before it can be published', async () => {
    const home = checkedHome();
    const gates: PromiseWithResolvers<undefined>[] = [];
    const path = '/api/admin/documents/d1/checks';
    const { user } = await renderHomeEditor(home, {
      [path]: async (request: Request) => {
        const { version } = home.document;
        const gate = Promise.withResolvers<undefined>();
        if (version > 1) await gates[gates.push(gate) - 1]?.promise;
        return (home.answers[path] as (request: Request) => unknown)(request);
      },
    });
    typeInto('Single-line title', 'Unsaved');
    press({ key: 'Enter', ctrlKey: true, shiftKey: true });
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish Home page?' }));
    const publishNow = () => dialog.getByRole('button', { name: 'Publish now' });
    expect(dialog.getByRole('status')).toHaveTextContent('Checking…');
    await waitFor(() => expect(gates).toHaveLength(1));
    expect(publishNow()).toHaveFocus();
    await user.click(publishNow());
    // What was being typed on the page arrives late: it is saved and checked, too.
    typeInto('Subtitle', 'Call [phone number].');
    gates[0]?.resolve(undefined);
    await waitFor(() => expect(gates).toHaveLength(2));
    expect(dialog.queryByText(/warnings?$/)).not.toBeInTheDocument();
    expect(publishNow()).toHaveAttribute('aria-disabled', 'true');
    await user.click(publishNow());
    gates[1]?.resolve(undefined);
    expect(await dialog.findByText('2 warnings')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Fix 1 error' })).not.toHaveAttribute('aria-disabled');
    expect(home.publications).toBe(0);
  });

  it('list what fields need before anybody publishes', async () => {
    const home = checkedHome();
    home.errorsIn = () => [
      { field: 'heroTitle', message: 'Enter a title.' },
      { field: 'introTitle', message: 'Use at most 90 characters.' },
    ];
    const { user } = await renderHomeEditor(home);
    typeInto('Subtitle', 'New');
    saveDraft();
    await waitFor(() => expect(tab()).toHaveTextContent('2'));
    press({ key: 'Enter', ctrlKey: true, shiftKey: true });
    const dialog = within(await screen.findByRole('dialog', { name: 'Publish Home page?' }));
    expect(await dialog.findByText('Enter a title.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Fix 2 errors' }));
    await waitFor(() => expect(screen.getByLabelText('Single-line title')).toHaveFocus());
    expect(home.live).toMatchObject({ heroSubtitle: homeContent.heroSubtitle });
  });
});
