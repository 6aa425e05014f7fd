import { DataSource } from 'typeorm';
import type { CheckLevelsDocument } from '../src/content/checks/check-levels.dto.ts';
import { createTestApp } from './support/app.ts';
import { DocumentEditor } from './support/document-editor.ts';
import { forAllTests } from './support/for-all-tests.ts';
import { holding } from './support/holding.ts';

const test = forAllTests(() => createTestApp());
const editor = forAllTests(() => DocumentEditor.signedIn(test));

const stored = async () => (await editor.send('get', 'check-levels')).body as CheckLevelsDocument;
const save = async (levels: unknown, version?: number) =>
  editor.send('put', 'check-levels', { version: version ?? (await stored()).version, levels });
const levelIn = ({ rules }: CheckLevelsDocument, rule: string, type = 'page') =>
  rules.find((one) => one.rule === rule)?.levels.find((one) => one.type === type);
const rows = () => test.app.get(DataSource).query<object[]>('select content_type, rule, level from check_level');

describe('the levels of the rules', () => {
  it('are the defaults until someone changes them, for every content type', async () => {
    const document = await stored();
    expect(levelIn(document, 'placeholders')).toEqual({ type: 'page', level: 'warn', default: 'warn' });
    expect(levelIn(document, 'structured-data', 'home-content')).toMatchObject({ level: 'block' });
    expect(document.rules[0]?.levels.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['home-content', 'page', 'post', 'feature']),
    );
    expect(document.rules.every(({ title, why }) => title && why)).toBe(true);
  });

  it.each(['snippet', 'navigation'])('are not asked for where a rule says nothing of a %s', async (type) => {
    const document = await stored();
    expect(levelIn(document, 'search-description', type)).toBeUndefined();
    expect(levelIn(document, 'broken-links', type)).toBeDefined();
    expect((await save([{ type, rule: 'search-description', level: 'off' }])).body).toMatchObject({
      errors: [{ field: 'levels.0.rule', message: 'This rule looks at pages alone.' }],
    });
  });

  it('are changed one by one, and the default leaves nothing behind', async () => {
    const before = await stored();
    const response = await save([{ type: 'page', rule: 'risky-claims', level: 'off' }]);
    expect(response.status).toBe(200);
    expect(response.body.version).toBe(before.version + 1);
    expect(levelIn(response.body as CheckLevelsDocument, 'risky-claims')).toMatchObject({
      level: 'off',
      default: 'warn',
    });
    expect(levelIn(response.body as CheckLevelsDocument, 'risky-claims', 'post')).toMatchObject({ level: 'warn' });
    expect(await rows()).toEqual([{ content_type: 'page', rule: 'risky-claims', level: 'off' }]);
    await save([{ type: 'page', rule: 'risky-claims', level: null }]);
    expect(await rows()).toEqual([]);
  });

  it('stay at their version when nothing changes', async () => {
    const before = await stored();
    expect((await save([{ type: 'page', rule: 'language', level: 'warn' }])).body).toEqual(before);
  });

  it('THR-61 are not changed by someone who has not seen the last change', async () => {
    const { version } = await stored();
    await save([{ type: 'post', rule: 'language', level: 'block' }], version);
    const response = await save([{ type: 'post', rule: 'link-text', level: 'off' }], version);
    expect(response).toMatchObject({ status: 412, body: { code: 'edit_conflict', current: { version: version + 1 } } });
    expect(levelIn(await stored(), 'link-text', 'post')).toMatchObject({ level: 'warn' });
  });

  it.each([
    [{ type: 'nothing', rule: 'language', level: 'off' }, 'levels.0.type'],
    [{ type: 'page', rule: 'nothing', level: 'off' }, 'levels.0.rule'],
    [{ type: 'page', rule: 'language', level: 'sometimes' }, 'levels.0.level'],
    [{ type: 'page', rule: 'language', level: 'off', more: 1 }, 'levels.0.more'],
  ])('know no %j', async (choice, field) => {
    const response = await save([choice]);
    expect(response.status).toBe(400);
    expect(response.body.errors).toEqual([expect.objectContaining({ field })]);
  });

  it('leave their trail', async () => {
    await save([{ type: 'feature', rule: 'broken-links', level: 'block' }]);
    const trail = await test.app
      .get(DataSource)
      .query(
        `select actor_name, details from audit_entry where action = 'check-levels.changed' order by happened_at desc limit 1`,
      );
    expect(trail).toEqual([{ actor_name: 'admin', details: { 'feature broken-links': 'block' } }]);
  });

  it('THR-34 are for those who edit the settings', async () => {
    for (const call of [stored, () => save([], 1)]) {
      const refused = await holding(test, ['page:edit', 'page:publish'], async () => call());
      expect(refused).toMatchObject('status' in refused ? { status: 403 } : { code: 'forbidden' });
    }
  });
});
