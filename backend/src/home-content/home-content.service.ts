import { Injectable } from '@nestjs/common';
import type { PostSummary } from '../blog/posts.dto.ts';
import { PostsService } from '../blog/posts.service.ts';
import type { DraftEdit } from '../content/content-documents.ts';
import { ContentService } from '../content/content.service.ts';
import { HomeContent, type HomeDocument, type InsightCard } from './home-content.dto.ts';
import { homeSlug, homeType } from './home-type.ts';

const home = { slug: homeSlug };
const newestPosts = 6;

@Injectable()
export class HomeContentService {
  constructor(
    private readonly content: ContentService,
    private readonly posts: PostsService,
  ) {}

  /** Empty until the first publication. Cards that the editor hid stay hidden; without any the newest posts show. */
  async getPublished(): Promise<HomeContent> {
    const content = await this.content.findPublished(homeType, homeSlug);
    if (!content) return {};
    const { insights } = content;
    if (insights?.length) return { ...content, insights: insights.filter(({ published }) => published !== false) };
    const cards = (await this.posts.newest(newestPosts)).map(toCard);
    return cards.length > 0 ? { ...content, insights: cards } : content;
  }

  getDocument(): Promise<HomeDocument> {
    return this.content.getState(homeType, home);
  }

  saveDraft(content: HomeContent, edit: DraftEdit & { readonly autosave?: boolean }): Promise<HomeDocument> {
    return this.content.saveDraft(homeType, home, { ...edit, content });
  }
}

function toCard({ slug, title, excerpt, tags, cover, publishedOn }: PostSummary): InsightCard {
  return { slug, title, excerpt, tags, date: publishedOn, ...(cover && { featuredImage: cover }) };
}
