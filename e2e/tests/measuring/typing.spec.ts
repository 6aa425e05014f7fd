import { randomUUID } from 'node:crypto';
import { leastWork, MainThread } from '../../support/main-thread.ts';
import { openSection } from '../../support/sections.ts';
import { expect, test } from '../../support/test.ts';

interface HomeDocument {
  version: number;
  content: Record<string, unknown>;
}

// A trace takes a picture of 100 rows with every key, and would be what is measured.
test.use({ trace: 'off' });

test('typing in a list of 100 rows takes less than 50 ms of work per keystroke', async ({ adminPage: page, api }) => {
  const { version, content } = await api.get<HomeDocument>('/api/admin/content/home-content/home');
  const answer = 'An answer of some length. '.repeat(10);
  const faqs = Array.from({ length: 100 }, (_, index) => ({ question: `Question number ${index}?`, answer }));
  const long = await api.put<HomeDocument>('/api/admin/content/home-content/home/draft', {
    version,
    content: { ...content, faqs },
  });
  const thread = await MainThread.of(page);
  try {
    await page.goto('/admin/home');
    await openSection(page, 'Questions');
    await page.locator('[data-field="faqs"]').getByRole('button', { name: 'Expand all' }).click();
    await page.locator('[data-field="faqs.70.question"]').click();
    // The editors of the answers in view are loaded: typing is measured, not opening.
    await page.locator('[data-field="faqs.70.answer"][contenteditable]').waitFor();
    const works: number[] = [];
    for (const typed of [' typed without', ' a pause', ' by a nurse']) {
      const work = await thread.workDuring(async () => {
        await page.keyboard.type(typed, { delay: 60 });
        await expect(page.locator('[data-field="faqs.70.question"]')).toHaveValue(new RegExp(typed));
      });
      works.push(work / typed.length);
    }
    expect(leastWork(works)).toBeLessThan(50);
  } finally {
    await page.goto('about:blank');
    const now = await api.get<HomeDocument>('/api/admin/content/home-content/home');
    await api.put('/api/admin/content/home-content/home/draft', {
      version: Math.max(now.version, long.version),
      content,
    });
  }
});

interface PostDocument {
  id: string;
  version: number;
}

test('typing in a post of 300 sections, 600 parts, takes less than 50 ms of work per keystroke', async ({
  adminPage: page,
  api,
}) => {
  const text = (index: number) =>
    `<h2>Part ${index}</h2><p>${'Words of a paragraph. '.repeat(20)}</p><ul><li>One</li></ul>`;
  const blocks = Array.from({ length: 300 }, (_, index) =>
    index % 2 === 0
      ? { id: `t${index}`, type: 'richText', html: text(index) }
      : { id: `c${index}`, type: 'callout', tone: 'tip', title: `Note ${index}`, html: '<p>Mind this.</p>' },
  );
  const post = await api.post<PostDocument>('/api/admin/content/post', {
    id: randomUUID(),
    slug: `long-${Date.now().toString(36)}`,
    content: { title: 'A long post', blocks },
  });
  const thread = await MainThread.of(page);
  try {
    await page.goto(`/admin/blog/${post.id}/edit-advanced`);
    const paragraph = page.getByRole('textbox', { name: 'Body' }).locator('p').nth(50);
    await paragraph.click();
    const works: number[] = [];
    for (const typed of [' typed without', ' a pause', ' by a nurse']) {
      const work = await thread.workDuring(async () => {
        await page.keyboard.type(typed, { delay: 60 });
        await expect(paragraph).toContainText(typed.trim());
      });
      works.push(work / typed.length);
    }
    expect(leastWork(works)).toBeLessThan(50);
  } finally {
    await page.goto('about:blank');
    const { version } = await api.get<PostDocument>(`/api/admin/content/post/${post.id}`);
    await api.post(`/api/admin/documents/${post.id}/trash`, { version });
  }
});
