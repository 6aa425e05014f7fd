import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { LiveContents } from '../content/publishing/live-contents.service.ts';
import { Public } from '../core/access/access.ts';
import { IntegerParam } from '../core/http/path-parameters.ts';
import { Problem } from '../core/http/problem.ts';
import { canonicalSlug, legalSlugs } from './legal-addresses.ts';
import { LegalFactsService } from './legal-facts.service.ts';
import { legalText } from './legal-text.ts';
import { legalType } from './legal-type.ts';
import { LegalVersions } from './legal-versions.service.ts';
import { LegalPage, LegalVersion } from './legal.dto.ts';

/** The legal texts as visitors read them. */
@ApiTags('Legal texts')
@Controller('legal')
export class PublicLegalController {
  constructor(
    private readonly content: LiveContents,
    private readonly facts: LegalFactsService,
    private readonly versions: LegalVersions,
  ) {}

  /** Under an alias, too: the answer names the slug that stays. */
  @Get(':slug')
  @Public()
  @ApiOkResponse({ type: LegalPage })
  async getLegalPage(@Param('slug') asked: string): Promise<LegalPage> {
    const slug = canonicalSlug(asked);
    if (!isLegal(slug)) throw new Problem('not_found');
    const { content, updatedAt, revision } = await this.content.getLive(legalType, slug);
    return {
      slug,
      ...legalText(slug, content, await this.facts.read()),
      seo: content.seo ?? {},
      revision,
      updatedAt: updatedAt.toISOString(),
      versions: await this.versions.list(slug),
    };
  }

  /** Only while the text itself is there. */
  @Get(':slug/versions/:number')
  @Public()
  @ApiOkResponse({ type: LegalVersion })
  async getLegalVersion(@Param('slug') asked: string, @IntegerParam('number') number: number): Promise<LegalVersion> {
    const slug = canonicalSlug(asked);
    if (!isLegal(slug)) throw new Problem('not_found');
    await this.content.getLive(legalType, slug);
    const versions = await this.versions.list(slug);
    const summary = versions.find((version) => version.number === number);
    if (!summary) throw new Problem('not_found');
    const page = await this.versions.getPage(slug, number);
    const [linked] = await this.content.resolveLinks(legalType, [{ blocks: page.blocks }]);
    return { ...page, ...summary, blocks: linked?.blocks ?? [], slug, latest: versions[0]?.number ?? number };
  }
}

const isLegal = (slug: string) => (legalSlugs as readonly string[]).includes(slug);
