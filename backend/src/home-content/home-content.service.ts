import { Injectable } from '@nestjs/common';
import type { Edit } from '../content/content-writer.ts';
import { ContentService } from '../content/content.service.ts';
import { HomeContent, type HomeDocument } from './home-content.dto.ts';
import { homeSlug, homeType } from './home-type.ts';

const home = { slug: homeSlug };

@Injectable()
export class HomeContentService {
  constructor(private readonly content: ContentService) {}

  /** Empty until the first publication. Cards that the editor hid stay hidden. */
  async getPublished(): Promise<HomeContent> {
    const content = (await this.content.findPublished(homeType, homeSlug)) ?? {};
    if (!content.insights) return content;
    return { ...content, insights: content.insights.filter(({ published }) => published !== false) };
  }

  getDocument(): Promise<HomeDocument> {
    return this.content.getState(homeType, home);
  }

  saveDraft(content: HomeContent, edit: Edit): Promise<HomeDocument> {
    return this.content.saveDraft(homeType, home, { ...edit, content });
  }

  publish(edit: Edit): Promise<HomeDocument> {
    return this.content.publish(homeType, home, edit);
  }
}
