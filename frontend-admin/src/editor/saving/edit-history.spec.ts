import { changedPath, changedPaths } from './changed-path';
import { EditHistory } from './edit-history';

describe('where two states differ', () => {
  it.each([
    [{ a: 1 }, { a: 1 }, ''],
    [{ a: 'x' }, { a: 'y' }, 'a'],
    [{ rows: [{ t: 'x' }, { t: 'y' }] }, { rows: [{ t: 'x' }, { t: 'z' }] }, 'rows.1.t'],
    [{ rows: [{}] }, { rows: [{}, {}] }, 'rows'],
    [{ a: 1, b: 1 }, { a: 2, b: 2 }, null],
    [{}, { seo: { title: 'T' } }, 'seo'],
  ])('%j and %j: %s', (from, to, path) => {
    expect(changedPath(from, to)).toBe(path);
  });

  it('lists every place, without those that say the same', () => {
    const from = { title: 'A', seo: null, blocks: [{ id: '1', title: 'x' }, { id: '2' }] };
    const to = {
      title: 'A',
      seo: {},
      intro: '',
      blocks: [
        { id: '1', title: 'y' },
        { id: '2', text: 'z' },
      ],
    };
    expect(changedPaths(from, to)).toEqual(['blocks.0.title', 'blocks.1.text']);
  });
});

describe('undo and redo', () => {
  it('takes typing in one field as one step, until a pause or another field', () => {
    const history = new EditHistory();
    history.record({ a: '' }, { a: 'F' }, 0);
    history.record({ a: 'F' }, { a: 'Fi' }, 200);
    history.record({ a: 'Fi' }, { a: 'Fi', b: 'x' }, 400);
    history.record({ a: 'Fi', b: 'x' }, { a: 'Fi', b: 'xy' }, 2000);
    expect(history.undo({ a: 'Fi', b: 'xy' })).toEqual({ content: { a: 'Fi', b: 'x' }, path: 'b' });
    expect(history.undo({ a: 'Fi', b: 'x' })?.content).toEqual({ a: 'Fi' });
    expect(history.undo({ a: 'Fi' })?.content).toEqual({ a: '' });
    expect(history.undo({ a: '' })).toBeNull();
  });

  it('takes each thing done to a list as a step, however quickly they follow', () => {
    const history = new EditHistory();
    history.record({ rows: ['a'] }, { rows: ['a', 'a'] }, 0);
    history.record({ rows: ['a', 'a'] }, { rows: ['a'] }, 100);
    expect(history.undo({ rows: ['a'] })?.content).toEqual({ rows: ['a', 'a'] });
    expect(history.undo({ rows: ['a', 'a'] })?.content).toEqual({ rows: ['a'] });
  });

  it('redoes what was undone, until something new is done', () => {
    const history = new EditHistory();
    history.record({ a: '1' }, { a: '2' }, 0);
    expect(history.undo({ a: '2' })?.content).toEqual({ a: '1' });
    expect(history.redo({ a: '1' })?.content).toEqual({ a: '2' });
    history.undo({ a: '2' });
    history.record({ a: '1' }, { a: '3' }, 5000);
    expect(history.redo({ a: '3' })).toBeNull();
    expect(history.undo({ a: '3' })?.content).toEqual({ a: '1' });
  });

  it('takes an open step as one, however long it takes, and nothing else into it', () => {
    const history = new EditHistory();
    history.openStep('a.b');
    history.record({ a: null }, { a: { b: 'F' } }, 0);
    history.record({ a: { b: 'F' } }, { a: { b: 'Fi' } }, 60_000);
    history.endStep();
    history.record({ a: { b: 'Fi' } }, { a: { b: 'Fin' } }, 60_100);
    expect(history.undo({ a: { b: 'Fin' } })?.content).toEqual({ a: { b: 'Fi' } });
    expect(history.undo({ a: { b: 'Fi' } })?.content).toEqual({ a: null });
    history.openStep('a');
    history.record({ a: '1', c: '1' }, { a: '2', c: '1' }, 0);
    history.record({ a: '2', c: '1' }, { a: '2', c: '2' }, 100);
    expect(history.dropStep()).toBeNull();
    expect(history.undo({ a: '2', c: '2' })?.content).toEqual({ a: '2', c: '1' });
  });

  it('drops an open step as if it had not been', () => {
    const history = new EditHistory();
    history.record({ a: '1' }, { a: '2' }, 0);
    history.undo({ a: '2' });
    history.openStep('a');
    history.record({ a: '1' }, { a: '3' }, 5000);
    history.record({ a: '3' }, { a: '4' }, 9000);
    expect(history.dropStep()).toEqual({ a: '1' });
    expect(history.dropStep()).toBeNull();
    expect(history.redo({ a: '1' })?.content).toEqual({ a: '2' });
  });

  it('never undoes what another person saved', () => {
    const history = new EditHistory();
    history.record({ a: '1', b: '1' }, { a: '2', b: '1' }, 0);
    history.rebase((content) => ({ ...content, b: 'theirs' }));
    expect(history.undo({ a: '2', b: 'theirs' })?.content).toEqual({ a: '1', b: 'theirs' });
  });
});
