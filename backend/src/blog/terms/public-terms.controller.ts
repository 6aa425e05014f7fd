import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { Public } from '../../core/access/access.ts';
import { termKinds, type TermKind } from './blog-term.entity.ts';
import { TermKindParam } from './term-kind-param.ts';
import { Term } from './terms.dto.ts';
import { Terms } from './terms.service.ts';

@ApiTags('Blog')
@Controller('terms')
export class PublicTermsController {
  constructor(private readonly terms: Terms) {}

  /** The categories and tags with published posts, those of the most posts first. */
  @Get()
  @Public()
  @ApiOkResponse({ type: [Term] })
  listTerms(): Promise<Term[]> {
    return this.terms.list();
  }

  /** Under an earlier slug and by its name, too: the answer names the current slug. */
  @Get(':kind/:slug')
  @Public()
  @ApiParam({ name: 'kind', enum: termKinds, enumName: 'TermKind' })
  @ApiOkResponse({ type: Term })
  getTerm(@TermKindParam() kind: TermKind, @Param('slug') slug: string): Promise<Term> {
    return this.terms.get(kind, slug);
  }
}
