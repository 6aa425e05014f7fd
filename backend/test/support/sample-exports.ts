const pad = (value: number) => String(value).padStart(2, '0');

/** An export of WordPress as its newer releases write it, with as many posts: every other one is a draft, every tenth had another slug. */
export function wordPressExport(count: number, site = 'https://old.example'): string {
  const items = Array.from({ length: count }, (_, at) => post(at, site) + attachment(at, site));
  return `<?xml version="1.0" encoding="UTF-8" ?>
<!-- This is a WordPress eXtended RSS file. -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/"
  xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
  <title>Old blog</title><link>${site}</link><wp:wxr_version>1.2</wp:wxr_version>
  <wp:base_site_url>${site}</wp:base_site_url><wp:base_blog_url>${site}</wp:base_blog_url>
  <wp:author><wp:author_id>1</wp:author_id><wp:author_login><![CDATA[ann]]></wp:author_login><wp:author_display_name><![CDATA[Ann Lee]]></wp:author_display_name></wp:author>
  ${items.join('\n')}
  <item><title>About</title><wp:post_id>5</wp:post_id><wp:post_type><![CDATA[page]]></wp:post_type></item>
</channel>
</rss>
`;
}

const post = (at: number, site: string) => `<item>
  <title>Filling shift ${at} &amp; more</title>
  <link>${site}/2024/01/filling-shift-${at}/</link>
  <dc:creator><![CDATA[ann]]></dc:creator>
  <content:encoded><![CDATA[<!-- wp:paragraph -->
<p>Post ${at} says <b>something</b> about <a href="${site}/about/">shifts</a>.</p>
<!-- /wp:paragraph -->

<!-- wp:heading -->
<h2 class="wp-block-heading">Why it matters</h2>
<!-- /wp:heading -->

<!-- wp:image {"id":${2000 + at}} -->
<figure class="wp-block-image size-large"><img src="${site}/wp-content/uploads/board-${at}.png" alt="A board" class="wp-image-${at}"/><figcaption class="wp-element-caption">The board of week ${at}</figcaption></figure>
<!-- /wp:image -->

<!-- wp:embed {"url":"https://www.youtube.com/watch?v=dQw4w9WgXcQ","type":"video"} -->
<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">
https://www.youtube.com/watch?v=dQw4w9WgXcQ
</div></figure>
<!-- /wp:embed -->

<!-- wp:table -->
<figure class="wp-block-table"><table><thead><tr><th>Unit</th><th>Open</th></tr></thead><tbody><tr><td>ICU</td><td>${at}</td></tr></tbody></table></figure>
<!-- /wp:table -->]]></content:encoded>
  <excerpt:encoded><![CDATA[In short ${at}]]></excerpt:encoded>
  <wp:post_id>${1000 + at}</wp:post_id>
  <wp:post_date><![CDATA[2024-01-${pad((at % 28) + 1)} 09:00:00]]></wp:post_date>
  <wp:post_name><![CDATA[filling-shift-${at}]]></wp:post_name>
  <wp:status><![CDATA[${at % 2 === 0 ? 'publish' : 'draft'}]]></wp:status>
  <wp:post_type><![CDATA[post]]></wp:post_type>
  <wp:post_password><![CDATA[]]></wp:post_password>
  <category domain="category" nicename="scheduling"><![CDATA[Scheduling]]></category>
  <category domain="post_tag" nicename="pay"><![CDATA[Pay]]></category>
  <category domain="post_tag" nicename="tag-${at}"><![CDATA[Tag ${at}]]></category>
  ${at % 10 === 0 ? `<wp:postmeta><wp:meta_key><![CDATA[_wp_old_slug]]></wp:meta_key><wp:meta_value><![CDATA[shift-no-${at}]]></wp:meta_value></wp:postmeta>` : ''}
  <wp:postmeta><wp:meta_key><![CDATA[_thumbnail_id]]></wp:meta_key><wp:meta_value><![CDATA[${3000 + at}]]></wp:meta_value></wp:postmeta>
</item>`;

const attachment = (at: number, site: string) => `<item>
  <title>cover-${at}</title><wp:post_id>${3000 + at}</wp:post_id><wp:post_type><![CDATA[attachment]]></wp:post_type><wp:status>inherit</wp:status>
  <wp:attachment_url><![CDATA[${site}/wp-content/uploads/cover-${at}.jpg]]></wp:attachment_url>
  <wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value><![CDATA[A board ${at}]]></wp:meta_value></wp:postmeta>
</item>`;

/** An export of Ghost 5 with as many posts. */
export function ghostExport(count: number): string {
  const all = Array.from({ length: count }, (_, at) => at);
  const posts = all.map((at) => ({
    id: `post${at}`,
    uuid: `uuid-${at}`,
    title: `Ghost post ${at}`,
    slug: `ghost-post-${at}`,
    html: `<p>Text ${at} with <a href="__GHOST_URL__/ghost-post-0/">a link</a>.</p><figure class="kg-card kg-image-card"><img src="__GHOST_URL__/content/images/2025/02/board-${at}.png" class="kg-image" alt="Board" loading="lazy" width="800" height="400"></figure><div class="kg-card kg-callout-card kg-callout-card-blue"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Mind the gap.</div></div>`,
    type: 'post',
    status: at % 2 === 0 ? 'published' : 'draft',
    visibility: 'public',
    featured: 0,
    feature_image: `__GHOST_URL__/content/images/2025/02/cover-${at}.png`,
    published_at: '2025-02-01T08:00:00.000Z',
    custom_excerpt: null,
  }));
  const data = {
    posts: [...posts, { id: 'page', title: 'About', slug: 'about', type: 'page', html: '' }],
    posts_meta: all.map((at) => ({ post_id: `post${at}`, meta_title: `SEO ${at}`, feature_image_alt: `Cover ${at}` })),
    tags: [
      { id: 't1', name: 'News', slug: 'news', visibility: 'public' },
      { id: 't2', name: 'Ops', slug: 'ops', visibility: 'public' },
      { id: 't3', name: '#internal', slug: 'hash-internal', visibility: 'internal' },
    ],
    posts_tags: all.flatMap((at) => [
      { post_id: `post${at}`, tag_id: 't1', sort_order: 1 },
      { post_id: `post${at}`, tag_id: 't2', sort_order: 0 },
      { post_id: `post${at}`, tag_id: 't3', sort_order: 2 },
    ]),
    users: [{ id: '1', name: 'Bo', slug: 'bo' }],
    posts_authors: all.map((at) => ({ post_id: `post${at}`, author_id: '1', sort_order: 0 })),
  };
  return JSON.stringify({ db: [{ meta: { version: '5.80.0' }, data }] });
}
