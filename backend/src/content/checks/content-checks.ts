import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { titleFieldOf } from '../../core/fields/field-spec.ts';
import { Problem, type FieldError } from '../../core/http/problem.ts';
import type { ContentDocument } from '../documents/content-document.entity.ts';
import type { ContentRevision } from '../documents/content-revision.entity.ts';
import type { ContentType } from '../documents/content-type.ts';
import { toInstance } from '../documents/content-validation.ts';
import { DraftRendering } from '../previews/draft-rendering.ts';
import { LinkTargets } from '../links/link-targets.ts';
import { CheckLevels } from './check-levels.service.ts';
import { checkRules } from './check-rules.ts';
import { CheckedPage } from './checked-page.ts';
import type { CheckFinding } from './document-checks.dto.ts';
import type { Facts } from './facts.ts';
import type { Issue } from './finding.ts';
import { factsAbout } from './page-facts.ts';
import { PageTitles } from './page-titles.ts';
import { DuplicateTitles } from './duplicate-titles.ts';
import { mostIssues, type CheckRule } from './rule.ts';
import { StarterImages } from './starter-images.ts';

const gravity = { block: 0, warn: 1, pass: 2 } as const;

/** Looks at documents before they are published: for the editor, and for the one who publishes. */
@Injectable()
export class ContentChecks {
  constructor(
    private readonly levels: CheckLevels,
    readonly rendering: DraftRendering,
    readonly links: LinkTargets,
    readonly images: StarterImages,
    readonly titles: PageTitles,
    readonly duplicates: DuplicateTitles,
  ) {}

  /** What every rule says about the draft, the gravest first. */
  async findings(manager: EntityManager, type: ContentType, document: ContentDocument): Promise<CheckFinding[]> {
    const levels = await this.levels.of(manager, type);
    const page = new CheckedPage(toInstance(type.content, document.draft.content));
    const facts = this.factsAbout(manager, type, document, document.draft);
    const findings = await Promise.all(
      checkRules.flatMap((rule) => {
        const level = levels.get(rule.name);
        return level === undefined || level === 'off' ? [] : [findingsOf(rule, level, page, facts)];
      }),
    );
    return findings.flat().toSorted((one, other) => gravity[one.level] - gravity[other.level]);
  }

  /** What keeps a revision from being published. Call it outside of a transaction: it may render the page. */
  async blockers(
    manager: EntityManager,
    type: ContentType,
    document: ContentDocument,
    revision: ContentRevision,
  ): Promise<FieldError[]> {
    const levels = await this.levels.of(manager, type);
    const blocking = checkRules.filter(({ name }) => levels.get(name) === 'block');
    const page = new CheckedPage(toInstance(type.content, revision.content));
    const about = this.factsAbout(manager, type, document, revision);
    const facts = { ...about, headings: async () => orUnavailable(await about.headings()) };
    const issues: Issue[] = [];
    // One after another: the connections are everybody's.
    for (const rule of blocking) issues.push(...(await issuesOf(rule, page, facts)));
    return issues.map(({ field, message }) => ({ field: field ?? titleFieldOf(type.content) ?? 'seo.title', message }));
  }

  private factsAbout(manager: EntityManager, type: ContentType, document: ContentDocument, revision: ContentRevision) {
    return factsAbout(manager, type, document, revision, this);
  }
}

/** What cannot be looked at now is no fault of the page: a schedule tries again. */
function orUnavailable<T>(headings: T | null): T {
  if (headings !== null) return headings;
  const detail = 'The page could not be rendered, so its headings were not checked. Try again later.';
  throw new Problem('unavailable', { detail });
}

const issuesOf = async (rule: CheckRule, page: CheckedPage, facts: Facts) =>
  (await rule.find(page, facts)).slice(0, mostIssues);

async function findingsOf(
  rule: CheckRule,
  level: 'warn' | 'block',
  page: CheckedPage,
  facts: Facts,
): Promise<CheckFinding[]> {
  const { name, good } = rule;
  const issues = await issuesOf(rule, page, facts);
  if (issues.length === 0) return [{ rule: name, level: 'pass', message: good, field: null }];
  return issues.map(({ message, field }) => ({ rule: name, level, message, field }));
}
