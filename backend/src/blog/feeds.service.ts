import { Injectable } from '@nestjs/common';
import { feedTitle } from '@20x/shared/post-lists';
import { seoDefaults } from '@20x/shared/seo-defaults';
import type { Block } from '../content/blocks/block-types.ts';
import { ContentTypes } from '../content/documents/content-types.ts';
import { LiveContents } from '../content/publishing/live-contents.service.ts';
import { Config } from '../core/config/config.ts';
import { SettingsService } from '../settings/settings.service.ts';
import { atomXml, rssXml, type FeedFacts } from './feed-xml.ts';
import { PostsService } from './posts.service.ts';
import type { Post } from './posts.dto.ts';
import { Terms } from './terms/terms.service.ts';
import { postHtml } from './post-html.ts';

const formats = { rss: { file: 'feed.xml', write: rssXml }, atom: { file: 'atom.xml', write: atomXml } } as const;
export type FeedFormat = keyof typeof formats;

const mostPosts = 20;

/** The newest posts with their full text, for feed readers. */
@Injectable()
export class Feeds {
  constructor(
    private readonly config: Config,
    private readonly posts: PostsService,
    private readonly terms: Terms,
    private readonly settings: SettingsService,
    private readonly content: LiveContents,
    private readonly types: ContentTypes,
  ) {}

  /** Null: there is no such tag, or no post has it. `tag`: its slug. */
  async xml(format: FeedFormat, tag: string | null): Promise<string | null> {
    const term = tag === null ? null : await this.terms.find('tag', tag);
    const listed = await this.posts.newest(mostPosts, tag);
    if (tag !== null && (!term || listed.length === 0)) return null;
    const posts = await Promise.all(listed.map(({ slug }) => this.posts.getPublished(slug)));
    const page = `${this.config.publicUrl}${term ? `/blog/tag/${term.slug}` : '/blog'}`;
    const { siteName } = await this.settings.titles();
    const { file, write } = formats[format];
    return write({
      title: feedTitle(siteName, term?.name),
      description: 'Guides to nurse scheduling for staffing agencies.',
      language: seoDefaults.language,
      page,
      self: `${page}/${file}`,
      updated: new Date(Math.max(0, ...posts.map(({ updatedAt }) => Date.parse(updatedAt)))),
      entries: await Promise.all(posts.map((post) => this.entryOf(post))),
    });
  }

  private async entryOf(post: Post): Promise<FeedFacts['entries'][number]> {
    const { slug, title, excerpt, authors, terms, cover, coverAlt, publishedOn, updatedAt } = post;
    const address = `${this.config.publicUrl}/blog/${slug}`;
    const blocks = await Promise.all(post.blocks.map((block) => this.shown(block)));
    return {
      ...{ address, title, summary: excerpt, authors, categories: terms },
      html: postHtml({ cover, coverAlt, blocks: blocks.flat() }, address),
      published: new Date(publishedOn),
      updated: new Date(updatedAt),
    };
  }

  /** A snippet as the sections that it stands for. */
  private async shown(block: Block): Promise<readonly Block[]> {
    if (block.type !== 'snippet' || !block.snippet) return [block];
    const snippet = await this.content.findLive<{ blocks?: Block[] | null }>(this.types.get('snippet'), block.snippet);
    return snippet?.content.blocks ?? [];
  }
}
