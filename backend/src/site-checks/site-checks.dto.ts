import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional, MaxLength } from 'class-validator';
import { LinkedDocument } from '../content/links/links.dto.ts';
import { Integer, TextOrNull, Time, TimeOrNull, Uuid } from '../core/http/answer-fields.ts';
import { OnlyThose } from '../core/http/only-those.ts';
import { PageQuery, PageResponse } from '../core/http/pagination.ts';
import { siteRuleNames, type SiteRuleName } from './site-rules.ts';

const rule = { enum: siteRuleNames, enumName: 'SiteRule' } as const;

/** One rule and how much of what it found is open. */
export class SiteRuleState {
  @ApiProperty(rule) rule!: SiteRuleName;
  @ApiProperty() title!: string;
  @ApiProperty({ description: 'Why it matters.' }) why!: string;
  @Integer('Findings that are not resolved.') open!: number;
}

/** How much of what a rule found was open after a run. */
export class SiteRuleCount {
  @ApiProperty(rule) rule!: SiteRuleName;
  @Integer() open!: number;
}

/** One check of the site. */
export class SiteCheckRun {
  @Uuid() id!: string;
  @ApiProperty({ description: 'false: only the pages that a change concerns.' }) full!: boolean;
  @Time() startedAt!: string;
  @TimeOrNull('null: it is running.') finishedAt!: string | null;
  @Integer('How many pages it looked at.') pages!: number;
  @Integer('How many more pages it knew of and left out, because there are too many.') unchecked!: number;
  @Integer('How many findings were open afterwards.') open!: number;
  @ApiProperty({ type: [SiteRuleCount], description: 'The same by rule, without those that found nothing.' })
  rules!: SiteRuleCount[];
}

export class SiteChecksState {
  @ApiProperty({ type: SiteCheckRun, nullable: true, description: 'The newest that is finished.' })
  lastRun!: SiteCheckRun | null;
  @ApiProperty({ type: SiteCheckRun, nullable: true, description: 'The newest of all pages that is finished.' })
  lastFullRun!: SiteCheckRun | null;
  @ApiProperty({ description: 'All pages are being checked.' }) isRunning!: boolean;
  @ApiProperty({ description: 'Links to other sites are checked, too.' }) externalLinks!: boolean;
  @ApiProperty({ type: [SiteRuleState] }) rules!: SiteRuleState[];
}

export class SiteCheckRunList extends PageResponse(SiteCheckRun) {}

/** Something that a rule found on a page. */
export class SiteFindingAnswer {
  @Uuid() id!: string;
  @ApiProperty(rule) rule!: SiteRuleName;
  @TextOrNull('The page; null: the menu or the footer, which every page shows.') path!: string | null;
  @ApiProperty({ description: 'The problem and how to fix it.' }) message!: string;
  @Time() firstSeenAt!: string;
  @Time() lastSeenAt!: string;
  @TimeOrNull('null: it is open.') resolvedAt!: string | null;
  @ApiProperty({ type: LinkedDocument, nullable: true, description: 'What to edit; null: nothing that you may edit.' })
  document!: LinkedDocument | null;
}

export class SiteFindingList extends PageResponse(SiteFindingAnswer) {}

export class SiteFindingQuery extends PageQuery {
  @ApiPropertyOptional(rule)
  @IsOptional()
  @IsIn(siteRuleNames, { message: 'This rule does not exist.' })
  rule?: SiteRuleName;

  @ApiPropertyOptional({
    maxLength: 300,
    description: 'Only of the page with this path; * for the menu and the footer.',
  })
  @IsOptional()
  @MaxLength(300, { message: 'Use at most 300 characters.' })
  path?: string;

  @ApiPropertyOptional({ maxLength: 200, description: 'Text in the path or the message.' })
  @IsOptional()
  @MaxLength(200, { message: 'Use at most 200 characters.' })
  search?: string;

  @OnlyThose('Only those that are resolved, instead of those that are open.') resolved: boolean = false;
}

export class ExternalLinksRequest {
  @ApiProperty({ description: 'Whether links to other sites are checked, too.' })
  @IsBoolean({ message: 'Use true or false.' })
  checked!: boolean;
}
