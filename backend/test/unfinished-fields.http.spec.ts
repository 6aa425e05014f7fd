import type { Block } from '../src/content/blocks/block-types.ts';
import type { DocumentState } from '../src/content/documents/document.dto.ts';
import { ContentPreviews } from '../src/content/previews/content-previews.ts';
import type { NewPreviewLink } from '../src/content/previews/document-visits.dto.ts';
import type { PageContent } from '../src/pages/page-content.dto.ts';
import { DataSource } from 'typeorm';
import { createTestApp, type TestApp } from './support/app.ts';
import { DocumentEditor, expectOk } from './support/document-editor.ts';

let test: TestApp;
let editor: DocumentEditor;
beforeAll(async () => {
  test = await createTestApp({ variables: { PUBLIC_URL: 'https://20x.example' } });
  editor = await DocumentEditor.signedIn(test);
});
afterAll(() => test.close());

const previewed = async ({ id }: DocumentState) => {
  const link = expectOk(await editor.send('post', `documents/${id}/preview-links`, { minutes: 5 }));
  const token = (link.body as NewPreviewLink).url.split('/').at(-1)!;
  return JSON.parse(JSON.stringify((await test.app.get(ContentPreviews).resolve(token))?.content)) as unknown;
};

const hero: Block = { id: 'a', type: 'hero', title: 'Kept', primary: { label: 'Go', href: 'exampl' } };
const form: Block = {
  id: 'b',
  type: 'contactDetails',
  timeZone: 'America/Tor',
  openingHours: [{ id: 'r', opens: '9' }],
};
const unfinished: PageContent = { title: 'Half', blocks: [hero, form], seo: { title: 'Seen', canonical: 'https' } };
const halfTyped = ['blocks.0.primary.href', 'blocks.1.timeZone', 'blocks.1.openingHours.0.opens', 'seo.canonical'];
const empty = ['blocks.1.openingHours.0.day', 'blocks.1.openingHours.0.closes'];

it('a half-typed field is saved with all the others, told, and refused at publishing only', async () => {
  const page = await editor.newPage();
  const saved = await editor.saved(page.id, unfinished, { autosave: true });
  expect(saved.content).toEqual(unfinished);
  expect(saved.errors.map(({ field }) => field).sort()).toEqual([...halfTyped, ...empty].sort());
  expect((await editor.page(page.id)).errors).toEqual(saved.errors);
  const stale = await editor.saves(page.id, { title: 'Stale' }, { version: page.version });
  expect(stale.body).toMatchObject({ current: { errors: saved.errors } });
  for (const response of [
    await editor.does('publish', page.id),
    await editor.does('schedule', page.id, { publishAt: '2099-03-01T09:00', zone: 'UTC' }),
  ]) {
    expect(response).toMatchObject({ status: 422, body: { code: 'not_publishable' } });
    const refused = (response.body as { errors: { field: string; message: string }[] }).errors;
    expect(refused).toEqual(expect.arrayContaining(saved.errors));
  }
});

it('a preview shows the rest of the page', async () => {
  const page = await editor.newPage(unfinished);
  expect(await previewed(page)).toEqual({
    title: 'Half',
    blocks: [
      { ...hero, primary: { label: 'Go' } },
      { id: 'b', type: 'contactDetails', openingHours: [{ id: 'r' }] },
    ],
    seo: { title: 'Seen' },
  });
});

it('THR-101 no place of a page goes live under a name that the site itself uses', async () => {
  const blocks: Block[] = [
    { ...hero, primary: null, anchor: 'page-data' },
    {
      id: 'c',
      type: 'chapters',
      chapters: [
        { anchor: '#root', title: 'T' },
        { anchor: 'roots', title: 'T' },
      ],
    },
    { id: 'f', type: 'featureRows', rows: [{ anchor: ' dataLayer', title: 'T' }] },
  ];
  const page = await editor.newPage({ title: 'T', blocks });
  const fields = ['blocks.0.anchor', 'blocks.1.chapters.0.anchor', 'blocks.2.rows.0.anchor'];
  expect(page.errors.map(({ field }) => field)).toEqual(fields);
  const { status, body } = await editor.does('publish', page.id);
  expect([status, (body as { errors: { field: string }[] }).errors.map(({ field }) => field)]).toEqual([422, fields]);
  expect(JSON.stringify(await previewed(page))).not.toMatch(/page-data|#root|dataLayer/);
});

it('THR-85 no draft keeps an address that runs something, and no preview shows one however it came there', async () => {
  const page = await editor.newPage({ title: 'T', blocks: [{ ...hero, primary: { label: 'Go', href: '/a' } }] });
  const hostile = [{ ...hero, primary: { label: 'Go', href: 'java\tscript:alert(1)' } }];
  const response = await editor.saves(page.id, { title: 'T', blocks: hostile }, { autosave: true });
  expect(response).toMatchObject({ status: 400, body: { errors: [{ field: 'content.blocks.0.primary.href' }] } });
  await test.app.get(DataSource).query(
    `with stored as (
       insert into content_revision (id, document_id, number, reason, content)
       values (gen_random_uuid(), $1, 99, 'saved', $2) returning id)
     update content_document set draft_revision_id = (select id from stored) where id = $1`,
    [page.id, JSON.stringify({ title: 'T', blocks: hostile })],
  );
  expect(await previewed(page)).toEqual({ title: 'T', blocks: [{ ...hero, primary: { label: 'Go' } }] });
});
