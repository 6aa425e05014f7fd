import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { png } from './png.ts';

/** Posts of an export. */
export const count = 100;
/** Every tenth is a draft, and the titles of these are too long to be published. */
const isDraft = (at: number) => at % 10 === 9;
export const tooLong: readonly number[] = [33, 66];

const all = Array.from({ length: count }, (_, at) => at);
const units = ['the ICU', 'the ward', 'the emergency room', 'long-term care', 'the night shift'];
const tags = ['Pay', 'Overtime', 'Float pools', 'Self-scheduling', 'Burnout', 'Weekends', 'Holidays', 'Fairness'];
const authors = ['Ann Lee', 'Bo Diaz', 'Chi Okoro', 'Dee Marsh'];
const categories = ['Scheduling', 'Staffing', 'News'];

const pick = (from: readonly string[], at: number) => from[at % from.length] ?? '';
const titleOf = (system: string, mark: string, at: number) =>
  `${system} ${at} ${mark}${tooLong.includes(at) ? ` ${'and so on '.repeat(15)}` : ''}`.trim();
const day = (at: number) => `2024-${String((at % 12) + 1).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`;

/** Paragraphs of usual length; the middle one leads to another post. */
function paragraphs(at: number, linkTo: string): string[] {
  const unit = pick(units, at);
  return [
    `Open shifts in ${unit} cost more than their hours. <strong>Team ${at}</strong> counted what each gap took: calls, texts and a tired nurse who said yes once too often.`,
    `We wrote about this <a href="${linkTo}">in another post</a>. Since then ${unit} moved to a board that everyone sees, and fills nine of ten gaps before the day begins.`,
    `Start with the rules that people already keep. Write down who may swap with whom, how late, and who has to know. Then let ${unit} try it for six weeks.`,
  ];
}

/** A file with a picture for each post, which differ. */
async function archive(name: string, content: string, folder: string): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(content), name);
  for (const at of all) zip.addBuffer(png(320, 180, [at, 90, 140]), `${folder}/board-${at}.png`);
  zip.end();
  return buffer(zip.outputStream);
}

const file = (name: string, content: Buffer) => ({ name, mimeType: 'application/zip', buffer: content });

/** An export of WordPress beside its uploads. `mark`: part of every title and address. */
export async function wordPressBlog(mark: string) {
  const items = all.map((at) => wordPressPost(mark, at)).join('\n');
  const people = authors.map(
    (name, at) => `<wp:author><wp:author_login><![CDATA[user${at}]]></wp:author_login>
      <wp:author_display_name><![CDATA[${name}]]></wp:author_display_name></wp:author>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
  <title>Old blog</title><link>https://old.example/${mark}</link><wp:wxr_version>1.2</wp:wxr_version>
  ${people.join('\n')}
  ${items}
  <item><title>About us</title><wp:post_id>5</wp:post_id><wp:post_type><![CDATA[page]]></wp:post_type></item>
</channel></rss>`;
  return file('wordpress.zip', await archive('export.xml', xml, 'uploads/2024'));
}

const wordPressAddress = (mark: string, at: number) => `/2024/05/${mark}-wp-${at}/`;

function wordPressPost(mark: string, at: number): string {
  const [first, second, third] = paragraphs(at, wordPressAddress(mark, (at + 1) % count));
  const image = `https://old.example/wp-content/uploads/2024/board-${at}.png`;
  const term = (domain: string, name: string) => `<category domain="${domain}"><![CDATA[${name}]]></category>`;
  return `<item>
  <title>${titleOf('WordPress', mark, at)}</title><link>https://old.example${wordPressAddress(mark, at)}</link>
  <dc:creator><![CDATA[user${at % authors.length}]]></dc:creator>
  <content:encoded><![CDATA[<!-- wp:paragraph --><p>${first}</p><!-- /wp:paragraph -->
<!-- wp:image --><figure class="wp-block-image size-large"><img src="${image}" alt="Board ${at}"/><figcaption class="wp-element-caption">The board of week ${at}</figcaption></figure><!-- /wp:image -->
<!-- wp:heading --><h2 class="wp-block-heading">What changed</h2><!-- /wp:heading -->
<!-- wp:paragraph --><p>${second}</p><!-- /wp:paragraph -->
<!-- wp:list --><ul class="wp-block-list"><li>One board</li><li>One rule for swaps</li></ul><!-- /wp:list -->
<!-- wp:quote --><blockquote class="wp-block-quote"><p>We sleep again.</p><cite>A charge nurse</cite></blockquote><!-- /wp:quote -->
<!-- wp:paragraph --><p>${third}</p><!-- /wp:paragraph -->${at === 1 ? '<form><input></form><p><a href="javascript:alert(1)">Press</a> <img src=x></p>' : ''}]]></content:encoded>
  <excerpt:encoded><![CDATA[What week ${at} taught us.]]></excerpt:encoded>
  <wp:post_id>${1000 + at}</wp:post_id><wp:post_date><![CDATA[${day(at)} 09:00:00]]></wp:post_date>
  <wp:post_name><![CDATA[${mark}-wp-${at}]]></wp:post_name><wp:status><![CDATA[${isDraft(at) ? 'draft' : 'publish'}]]></wp:status>
  <wp:post_type><![CDATA[post]]></wp:post_type>
  ${term('category', pick(categories, at))}${term('post_tag', pick(tags, at))}${term('post_tag', pick(tags, at + 3))}
  <wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value><![CDATA[${mark}-was-${at}]]></wp:meta_value></wp:postmeta>
</item>`;
}

/** An export of Ghost beside its images. `mark`: part of every title and address. */
export async function ghostBlog(mark: string) {
  const tagRows = tags.map((name, at) => ({ id: `tag${at}`, name, slug: `tag-${at}`, visibility: 'public' }));
  const data = {
    posts: [...all.map((at) => ghostPost(mark, at)), { id: 'page', title: 'About', slug: 'about', type: 'page' }],
    posts_meta: all.map((at) => ({ post_id: `post${at}`, feature_image_alt: `Cover ${at}` })),
    tags: [...tagRows, { id: 'internal', name: '#import', slug: 'hash-import', visibility: 'internal' }],
    posts_tags: all.flatMap((at) =>
      [`tag${at % tags.length}`, `tag${(at + 3) % tags.length}`, 'internal'].map((tag, order) => ({
        ...{ post_id: `post${at}`, tag_id: tag, sort_order: order },
      })),
    ),
    users: authors.map((name, at) => ({ id: `user${at}`, name })),
    posts_authors: all.map((at) => ({ post_id: `post${at}`, author_id: `user${at % authors.length}`, sort_order: 0 })),
  };
  const json = JSON.stringify({ db: [{ meta: { version: '5.80.0' }, data }] });
  return file('ghost.zip', await archive('blog.ghost.2026-11-23.json', json, 'content/images/2025/02'));
}

function ghostPost(mark: string, at: number) {
  const image = `__GHOST_URL__/content/images/2025/02/board-${at}.png`;
  const [first, ...others] = paragraphs(at, `__GHOST_URL__/${mark}-ghost-${(at + 1) % count}/`);
  const figure = `<figure class="kg-card kg-image-card kg-card-hascaption"><img src="${image}" class="kg-image" alt="Board ${at}" loading="lazy" width="320" height="180"><figcaption>The board of week ${at}</figcaption></figure>`;
  const callout = `<div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Mind gap ${at}.</div></div>`;
  return {
    ...{ id: `post${at}`, uuid: `${mark}-${at}`, type: 'post', visibility: 'public', featured: 0 },
    ...{ title: titleOf('Ghost', mark, at), slug: `${mark}-ghost-${at}`, status: isDraft(at) ? 'draft' : 'published' },
    ...{ published_at: `${day(at)}T08:00:00.000Z`, custom_excerpt: `What week ${at} taught us.`, feature_image: image },
    html: `<p>${first}</p>${figure}<h2>What changed</h2>${others.map((text) => `<p>${text}</p>`).join('')}${callout}`,
  };
}
