import type { SettingsDocument, SettingsValues } from '../../api/generated';
import { SettingsStore } from './settings-store';

/** A server that refuses stale versions like the real one. */
function server(initial: SettingsDocument) {
  let current = initial;
  return {
    get current() {
      return current;
    },
    change(values: SettingsValues) {
      current = { version: current.version + 1, values: { ...current.values, ...values } };
      return current;
    },
    save(version: number, values: SettingsValues): Promise<SettingsDocument> {
      if (version === current.version) return Promise.resolve(this.change(values));
      const problem = { status: 412, code: 'edit_conflict', title: 'Edit conflict', current };
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- RTK Query rejects with plain objects
      return Promise.reject({ status: 412, message: '412: …', problem });
    },
  };
}
const start = { version: 1, values: { titleTemplate: '20X', legalName: 'Start' } };
const request = (base: SettingsValues, content: SettingsValues) => ({
  version: 1,
  base,
  content,
  changed: Object.keys(content),
});

describe('saving settings by group', () => {
  it('takes over a newer version when another group changed', async () => {
    const api = server(start);
    const store = new SettingsStore(start, api.save.bind(api));
    api.change({ legalName: 'Go' });
    await store.save(['titleTemplate'], request({ titleTemplate: '20X' }, { titleTemplate: 'Acme' }));
    expect(api.current.values).toEqual({ titleTemplate: 'Acme', legalName: 'Go' });
  });

  it('reports a conflict when someone changed the same group', async () => {
    const api = server(start);
    const store = new SettingsStore(start, api.save.bind(api));
    api.change({ titleTemplate: 'Theirs' });
    const saving = store.save(['titleTemplate'], request({ titleTemplate: '20X' }, { titleTemplate: 'Mine' }));
    await expect(saving).rejects.toMatchObject({
      status: 412,
      problem: { current: { values: { titleTemplate: 'Theirs' } } },
    });
    expect(api.current.values.titleTemplate).toBe('Theirs');
  });

  it('does not overwrite what became known through another group', async () => {
    const api = server(start);
    const store = new SettingsStore(start, api.save.bind(api));
    api.change({ titleTemplate: 'Theirs' });
    await store.save(['legalName'], request({ legalName: 'Start' }, { legalName: 'Go' }));
    const saving = store.save(['titleTemplate'], request({ titleTemplate: '20X' }, { titleTemplate: 'Mine' }));
    await expect(saving).rejects.toMatchObject({ status: 412 });
  });

  it('saves two groups at once without a conflict', async () => {
    const api = server(start);
    const store = new SettingsStore(start, api.save.bind(api));
    await Promise.all([
      store.save(['titleTemplate'], request({ titleTemplate: '20X' }, { titleTemplate: 'Acme' })),
      store.save(['legalName'], request({ legalName: 'Start' }, { legalName: 'Go' })),
    ]);
    expect(api.current.values).toEqual({ titleTemplate: 'Acme', legalName: 'Go' });
  });
});
