import { problem } from '@20x/kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { CheckLevelsDocument, SaveCheckLevelsRequest } from '../../api/generated';
import { renderAdmin } from '../../testing/render-admin';

const rule = (name: string, title: string): CheckLevelsDocument['rules'][number] => ({
  rule: name,
  title,
  why: `Why ${title.toLowerCase()} matters.`,
  levels: ['home-content', 'page'].map((type) => ({ type, level: 'warn', default: 'warn' })),
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
  await screen.findByLabelText('Placeholder text, Pages');
  return { ...rendered, levels };
}
const level = (title: string, type = 'Pages') => screen.getByLabelText(`${title}, ${type}`);
const save = () => screen.getByRole('button', { name: 'Save checks' });

describe('the levels of the checks', () => {
  it('stand in a grid of rules and content types, with why and what is usual', async () => {
    await renderLevels();
    expect(screen.getByRole('columnheader', { name: 'Home Page' })).toBeInTheDocument();
    expect(
      screen.getByRole('rowheader', { name: /Placeholder text\s*Why placeholder text matters/ }),
    ).toBeInTheDocument();
    expect(within(level('Links')).getByRole('option', { name: 'Warn *' })).toBeInTheDocument();
    expect(save()).toHaveAttribute('aria-disabled', 'true');
  });

  it('are saved one by one, and go back to the defaults together', async () => {
    const { user, levels } = await renderLevels();
    await user.selectOptions(level('Placeholder text'), 'block');
    await user.click(save());
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(levels.saves).toEqual([[{ type: 'page', rule: 'placeholders', level: 'block' }]]);
    await user.click(screen.getByRole('button', { name: 'Back to the defaults' }));
    expect(level('Placeholder text')).toHaveValue('warn');
    await user.click(save());
    await waitFor(() => expect(levels.saves[1]).toEqual([{ type: 'page', rule: 'placeholders', level: null }]));
  });

  it('keep what was chosen when somebody else saved in between', async () => {
    const { user, levels } = await renderLevels();
    await user.selectOptions(level('Links'), 'off');
    levels.set({ levels: [{ type: 'home-content', rule: 'placeholders', level: 'block' }] });
    await user.click(save());
    expect(await screen.findByText('Someone else changed the levels')).toBeVisible();
    expect(level('Placeholder text', 'Home Page')).toHaveValue('block');
    expect(level('Links')).toHaveValue('off');
    await user.click(save());
    await waitFor(() => expect(levels.saves).toEqual([[{ type: 'page', rule: 'links', level: 'off' }]]));
  });
});
