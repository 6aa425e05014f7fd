import { problem } from '@20x/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import type { CheckLevelsDocument, SaveCheckLevelsRequest } from '../../api/generated';
import { renderAdmin } from '../../testing/render-admin';

const rule = (name: string, title: string): CheckLevelsDocument['rules'][number] => ({
  rule: name,
  title,
  why: `Why ${title.toLowerCase()} matters.`,
  levels: ['home-content', 'page', 'post'].map((type) => ({ type, level: 'warn', default: 'warn' })),
});

/** The levels with their version check, as the back end keeps them. */
class LevelsApi {
  document: CheckLevelsDocument = {
    version: 1,
    rules: [rule('placeholders', 'Placeholder text'), rule('links', 'Links')],
  };
  readonly saves: SaveCheckLevelsRequest['levels'][] = [];

  set({ levels }: Pick<SaveCheckLevelsRequest, 'levels'>): void {
    const wished = (name: string, type: string) => levels.find((one) => one.rule === name && one.type === type);
    const rules = this.document.rules.map((one) => ({
      ...one,
      levels: one.levels.map((level) => {
        const wish = wished(one.rule, level.type);
        return wish ? { ...level, level: wish.level ?? level.default } : level;
      }),
    }));
    this.document = { version: this.document.version + 1, rules };
  }

  readonly answers = {
    '/api/admin/settings': { version: 1, values: {} },
    '/api/admin/check-levels': () => this.document,
    'PUT /api/admin/check-levels': async (request: Request) => {
      const body = (await request.json()) as SaveCheckLevelsRequest;
      if (body.version !== this.document.version) return problem(412, 'edit_conflict', { current: this.document });
      this.saves.push(body.levels);
      this.set(body);
      return this.document;
    },
  };
}

async function renderLevels(levels = new LevelsApi()) {
  const rendered = renderAdmin('/admin/settings', { api: levels.answers });
  await screen.findByLabelText('Placeholder text');
  return { ...rendered, levels };
}
const value = (title: string) => screen.getByLabelText(title);
const exception = (title: string, type = 'Pages') => screen.getByLabelText(`${title}, ${type}`);
const summary = () => screen.getAllByText(/^Exceptions/)[0];
const save = () => screen.getByRole('button', { name: 'Save checks' });

describe('the levels of the checks', () => {
  it('are one value per rule with why it matters, and exceptions by content type', async () => {
    await renderLevels();
    expect(screen.getByRole('heading', { name: 'Placeholder text' })).toBeVisible();
    expect(screen.getByText('Why placeholder text matters.')).toBeVisible();
    expect(value('Placeholder text')).toHaveValue('warn');
    expect(exception('Placeholder text')).not.toBeVisible();
    expect(summary()).toHaveTextContent(/^Exceptions$/);
    expect(save()).toHaveAttribute('aria-disabled', 'true');
  });

  it('change every content type but the exceptions, and go back to the defaults together', async () => {
    const { user, levels } = await renderLevels();
    await user.click(summary()!);
    await user.selectOptions(exception('Placeholder text'), 'block');
    expect(summary()).toHaveTextContent('Exceptions · Pages: Block');
    await user.selectOptions(value('Placeholder text'), 'off');
    await user.click(save());
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    const saved = (level: string | null) => (type: string) => ({ type, rule: 'placeholders', level });
    expect(levels.saves).toEqual([[saved('off')('home-content'), saved('block')('page'), saved('off')('post')]]);
    await user.click(screen.getByRole('button', { name: 'Reset to defaults' }));
    expect(value('Placeholder text')).toHaveValue('warn');
    expect(summary()).toHaveTextContent(/^Exceptions$/);
    await user.click(save());
    await waitFor(() => expect(levels.saves[1]).toEqual(['home-content', 'page', 'post'].map(saved(null))));
  });

  it('keep their value while exceptions become many', async () => {
    const { user } = await renderLevels();
    await user.click(summary()!);
    for (const type of ['Home Page', 'Pages']) await user.selectOptions(exception('Placeholder text', type), 'off');
    expect(value('Placeholder text')).toHaveValue('warn');
    expect(summary()).toHaveTextContent('Exceptions · Home Page: Off, Pages: Off');
  });

  it('keep what was chosen when someone else saved in between', async () => {
    const { user, levels } = await renderLevels();
    await user.selectOptions(value('Links'), 'off');
    levels.set({ levels: [{ type: 'home-content', rule: 'placeholders', level: 'block' }] });
    await user.click(save());
    expect(await screen.findByText('Someone else changed the levels')).toBeVisible();
    expect(summary()).toHaveTextContent('Exceptions · Home Page: Block');
    expect(value('Links')).toHaveValue('off');
    await user.click(save());
    await waitFor(() => expect(levels.saves[0]).toHaveLength(3));
    expect(levels.saves[0]).toContainEqual({ type: 'page', rule: 'links', level: 'off' });
  });
});
