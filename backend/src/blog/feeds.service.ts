import { Injectable } from '@nestjs/common';
import { feedTitle } from '@20x/shared/post-lists';
import { Feed } from 'feed';
import { Config } from '../core/config/config.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { PostsService } from './posts.service.ts';
import type { Post } from './posts.dto.ts';
import { Terms } from './terms/terms.service.ts';
import { postHtml } from './post-html.ts';

const files = { rss: 'feed.xml', atom: 'atom.xml' } as const;
export type FeedFormat = keyof typeof files;

const mostPosts = 20;

/** The newest posts with their full text, for feed readers. */
@Injectable()
export class Feeds {
  constructor(
    private readonly config: Config,
    private readonly posts: PostsService,
    private readonly terms: Terms,
    private readonly settings: SettingsService,
  ) {}

  /** Null: there is no such tag, or no post has it. `tag`: its slug. */
  async xml(format: FeedFormat, tag: string | null): Promise<string | null> {
    const term = tag === null ? null : await this.terms.find('tag', tag);
    const listed = await this.posts.newest(mostPosts, tag);
    if (tag !== null && (!term || listed.length === 0)) return null;
    const posts = await Promise.all(listed.map(({ slug }) => this.posts.getPublished(slug)));
    const path = term ? `/blog/tag/${term.slug}` : '/blog';
    const { siteName } = await this.settings.values();
    const feed = this.feedOf(path, feedTitle(siteName, term?.name), posts);
    return format === 'rss' ? feed.rss2() : feed.atom1();
  }

  private feedOf(path: string, title: string, posts: readonly Post[]): Feed {
    const page = this.config.publicUrl + path;
    const feed = new Feed({
      ...{ title: printable(title), id: page, link: page, language: 'en', generator: '20X', copyright: '' },
      description: 'Guides to nurse scheduling for staffing agencies.',
      updated: new Date(Math.max(0, ...posts.map(({ updatedAt }) => Date.parse(updatedAt)))),
      feedLinks: { rss: `${page}/${files.rss}`, atom: `${page}/${files.atom}` },
    });
    for (const post of posts) {
      const address = `${this.config.publicUrl}/blog/${post.slug}`;
      feed.addItem({
        ...{ id: address, guid: address, link: address, title: printable(post.title) },
        description: printable(post.excerpt),
        content: printable(postHtml(post.blocks, address)),
        author: post.authors.map((name) => ({ name: printable(name) })),
        category: post.terms.map(({ name }) => ({ name: printable(name) })),
        date: new Date(post.updatedAt),
        published: new Date(post.publishedOn),
      });
    }
    return feed;
  }
}

/** Without the control characters that XML cannot hold, and without the end of a CDATA section. */
const printable = (text: string) =>
  // eslint-disable-next-line no-control-regex -- these are what is looked for
  text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '').replaceAll(']]>', ']]&gt;');
