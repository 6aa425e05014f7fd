import { entitiesIn } from '../../../shared/src/structured-data/graph.ts';
import { typeErrors } from '../../support/schema-types.ts';
import { structuredDataOf } from '../../support/structured-data.ts';
import { expect, test, type Api } from '../../support/test.ts';

interface Stored {
  readonly id: string;
  readonly version: number;
}

const stem = `told-${Date.now().toString(36)}`;

async function given(api: Api, type: string, content: object): Promise<string> {
  const document = { id: crypto.randomUUID(), slug: stem, content };
  const { id, version } = await api.post<Stored>(`/api/admin/content/${type}`, document);
  await api.post(`/api/admin/documents/${id}/publish`, { version });
  return id;
}

/** Visitors of later tests find the site as it was. */
test.afterEach(async ({ api }) => {
  for (const type of ['page', 'post', 'author']) {
    const { data } = await api.get<{ data: Stored[] }>(`/api/admin/content/${type}?search=${stem}`);
    for (const { id, version } of data) await api.post(`/api/admin/documents/${id}/trash`, { version });
  }
});

test('authors, their posts and pages with films say what they are by the rules and the types of schema.org', async ({
  page,
  api,
}) => {
  const bio = 'Writes about night shifts.';
  const author = await given(api, 'author', {
    ...{ name: `Ana ${stem}`, role: 'Nurse', bio, photo: '/images/social/fill-rate-explained.jpg' },
    links: [{ id: 'a', label: 'Profile', href: 'https://www.linkedin.com/in/ana' }],
  });
  await given(api, 'post', {
    title: `By Ana ${stem}`,
    excerpt: 'Nights.',
    authors: [`doc:${author}`],
    tags: ['nights'],
  });
  const poster = '/og-image.jpg';
  const films = ['https://youtu.be/aqz-KE-bpKQ', 'https://vimeo.com/76979871'].map((url, index) => ({
    ...{ id: `v${index}`, type: 'video', url, title: `Film ${index}`, poster },
  }));
  await given(api, 'page', { title: `Films ${stem}`, blocks: films });

  const kinds: Record<string, string> = {
    [`/blog/author/${stem}`]: 'Person',
    [`/blog/${stem}`]: 'BlogPosting',
    [`/${stem}`]: 'VideoObject',
  };
  const graphs: Record<string, object> = {};
  for (const [path, kind] of Object.entries(kinds)) {
    const { text, issues } = await structuredDataOf(page, path);
    expect([path, issues]).toEqual([path, []]);
    expect(entitiesIn(text)?.map((thing) => thing['@type'])).toContain(kind);
    expect(text).not.toContain('autoplay');
    graphs[path] = JSON.parse(text) as object;
  }
  expect(typeErrors(graphs)).toEqual([]);
});
