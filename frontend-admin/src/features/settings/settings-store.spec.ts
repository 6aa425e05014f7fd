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
const start = { version: 1, values: { siteName: '20X', navbarCtaText: 'Start' } };
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
    api.change({ navbarCtaText: 'Go' });
    await store.save(['siteName'], request({ siteName: '20X' }, { siteName: 'Acme' }));
    expect(api.current.values).toEqual({ siteName: 'Acme', navbarCtaText: 'Go' });
  });

  it('reports a conflict when someone changed the same group', async () => {
    const api = server(start);
    const store = new SettingsStore(start, api.save.bind(api));
    api.change({ siteName: 'Theirs' });
    const saving = store.save(['siteName'], request({ siteName: '20X' }, { siteName: 'Mine' }));
    await expect(saving).rejects.toMatchObject({
      status: 412,
      problem: { current: { values: { siteName: 'Theirs' } } },
    });
    expect(api.current.values.siteName).toBe('Theirs');
  });

  it('does not overwrite what became known through another group', async () => {
    const api = server(start);
    const store = new SettingsStore(start, api.save.bind(api));
    api.change({ siteName: 'Theirs' });
    await store.save(['navbarCtaText'], request({ navbarCtaText: 'Start' }, { navbarCtaText: 'Go' }));
    const saving = store.save(['siteName'], request({ siteName: '20X' }, { siteName: 'Mine' }));
    await expect(saving).rejects.toMatchObject({ status: 412 });
  });

  it('saves two groups at once without a conflict', async () => {
    const api = server(start);
    const store = new SettingsStore(start, api.save.bind(api));
    await Promise.all([
      store.save(['siteName'], request({ siteName: '20X' }, { siteName: 'Acme' })),
      store.save(['navbarCtaText'], request({ navbarCtaText: 'Start' }, { navbarCtaText: 'Go' })),
    ]);
    expect(api.current.values).toEqual({ siteName: 'Acme', navbarCtaText: 'Go' });
  });
});
