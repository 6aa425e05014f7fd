import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { heroTitleFields } from '@20x/shared/hero-title';
import type { PostSummary } from '../blog/posts.dto.ts';
import { PostsService } from '../blog/posts.service.ts';
import { LiveContents } from '../content/publishing/live-contents.service.ts';
import { Public } from '../core/access/access.ts';
import { specOf } from '../core/fields/field-spec.ts';
import { sanitizeRichText } from '../core/fields/rich-text.ts';
import { HomeContent, PublishedHome } from './home-content.dto.ts';
import type { InsightCard } from './home-rows.dto.ts';
import { homeSlug, homeType } from './home-type.ts';

const newestPosts = 6;

@ApiTags('Home page')
@Controller('home-content')
export class PublicHomeContentController {
  constructor(
    private readonly content: LiveContents,
    private readonly posts: PostsService,
  ) {}

  /** Empty until the first publication; nothing of what is hidden. */
  @Get()
  @Public()
  @ApiOkResponse({ type: PublishedHome, description: 'The published content; {} before the first publication.' })
  async getHomeContent(): Promise<PublishedHome> {
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
}

/** The page keeps its title for search engines and screen readers when its hero is hidden. */
const alwaysShown: ReadonlySet<string> = new Set(heroTitleFields);

function forVisitors(content: HomeContent): HomeContent {
  const hidden: readonly string[] = content.hiddenSections ?? [];
  const isHidden = (name: string) =>
    !alwaysShown.has(name) &&
    specOf(HomeContent, name)
      ?.part?.split('.')
      .some((part) => hidden.includes(part));
  const shown = Object.fromEntries(Object.entries(content).filter(([name]) => !isHidden(name))) as HomeContent;
  const { faqs } = shown;
  return {
    ...shown,
    // Answers that were stored as plain text have not passed the sanitiser.
    ...(faqs && {
      faqs: faqs.map(({ published: _, question, answer, ...place }) => ({
        question,
        answer: answer && sanitizeRichText(answer),
        ...place,
      })),
    }),
  };
}

function toCard({ slug, title, excerpt, tags, cover, publishedOn }: PostSummary): InsightCard {
  return { slug, title, excerpt, tags, date: publishedOn, ...(cover && { featuredImage: cover }) };
}
