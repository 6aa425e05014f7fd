import { Injectable } from '@nestjs/common';
import type { PostSummary } from '../blog/posts.dto.ts';
import { PostsService } from '../blog/posts.service.ts';
import type { DraftEdit } from '../content/content-documents.ts';
import { ContentService } from '../content/content.service.ts';
import { toStored } from '../content/content-validation.ts';
import type { HomeContent, HomeDocument, InsightCard, PublishedHome } from './home-content.dto.ts';
import { sanitizeRichText } from '../core/http/rich-text.ts';
import { isHiddenField } from './home-sections.ts';
import { homeSlug, homeType } from './home-type.ts';

const home = { slug: homeSlug };
const newestPosts = 6;

@Injectable()
export class HomeContentService {
  constructor(
    private readonly content: ContentService,
    private readonly posts: PostsService,
  ) {}

  /** Empty until the first publication; nothing of what is hidden. */
  async getPublished(): Promise<PublishedHome> {
    const live = await this.content.findLive(homeType, homeSlug);
    if (!live) return {};
    const { content, revision } = live;
    const shown = { ...forVisitors(content), revision };
    delete shown.insights;
    if (shown.hiddenSections?.includes('insights')) return shown;
    const insights = await this.cardsOf(content);
    return insights.length > 0 ? { ...shown, insights } : shown;
  }

  /** The cards that the editor chose; without any the newest posts show. */
  private async cardsOf(content: HomeContent): Promise<InsightCard[]> {
    const { insights, insightsSource, insightsTag, insightsCount } = content;
    const isPicked = insightsSource === 'picked' || !insightsSource;
    if (isPicked && insights?.length) return insights;
    const count = isPicked ? newestPosts : (insightsCount ?? newestPosts);
    const tag = insightsSource === 'tag' ? insightsTag : undefined;
    return (await this.posts.newest(count, tag)).map(toCard);
  }

  getDocument(): Promise<HomeDocument> {
    return this.content.getState(homeType, home);
  }

  /** Content from elsewhere as a save would keep it; the rules of its class were checked when it came in. */
  normalized(content: HomeContent): HomeContent {
    return toStored(content);
  }

  saveDraft(content: HomeContent, edit: DraftEdit & { readonly autosave?: boolean }): Promise<HomeDocument> {
    return this.content.saveDraft(homeType, home, { ...edit, content });
  }
}

function forVisitors(content: HomeContent): HomeContent {
  const hidden = content.hiddenSections ?? [];
  const shown = Object.fromEntries(
    Object.entries(content).filter(([name]) => !isHiddenField(name, hidden)),
  ) as HomeContent;
  const { faqs } = shown;
  return {
    ...shown,
    // Answers that were stored as plain text have not passed the sanitiser.
    ...(faqs && {
      faqs: faqs.map(({ question, answer }) => ({ question, answer: answer && sanitizeRichText(answer) })),
    }),
  };
}

function toCard({ slug, title, excerpt, tags, cover, publishedOn }: PostSummary): InsightCard {
  return { slug, title, excerpt, tags, date: publishedOn, ...(cover && { featuredImage: cover }) };
}
