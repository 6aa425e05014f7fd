import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { titleFieldOf } from '../../core/fields/field-spec.ts';
import { Problem, type FieldError } from '../../core/http/problem.ts';
import type { ContentDocument } from '../documents/content-document.entity.ts';
import { refuseInTrash, type OpenedDocument } from '../documents/content-documents.ts';
import type { ContentRevision } from '../documents/content-revision.entity.ts';
import { completed, type ContentType } from '../documents/content-type.ts';
import { toInstance } from '../documents/content-validation.ts';
import { CheckLevels } from './check-levels.service.ts';
import { checkRules, quickRules } from './check-rules.ts';
import { imageErrors } from './image-errors.ts';
import { CheckedPage } from './page/checked-page.ts';
import type { CheckFinding } from './document-checks.dto.ts';
import type { Facts } from './page/facts.ts';
import { PageFacts } from './page-facts.ts';
import { PublishRules } from './publish-rules.ts';
import { type CheckRule, type Issue, mostIssues } from './rules/rule.ts';

const gravity = { block: 0, warn: 1, pass: 2 } as const;

/** What the rules say about a publication. Valid for this version of the document. */
export interface PreflightResult {
  readonly version: number;
  /** What blocks the publication. */
  readonly errors: readonly FieldError[];
}

/** Looks at documents before they are published: for the editor, and for the one who publishes. */
@Injectable()
export class ContentChecks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rules: PublishRules,
    private readonly levels: CheckLevels,
    private readonly facts: PageFacts,
  ) {}

  /** What its fields and the rules, by default every one, say about the draft, the gravest first. */
  async findings({ type, document }: OpenedDocument, rules = checkRules): Promise<CheckFinding[]> {
    const levels = await this.levels.of(type);
    const page = new CheckedPage(toInstance(type.content, document.draft.content));
    const facts = this.facts.about(type, document, document.draft);
    const findings = await Promise.all(
      rules.flatMap((rule) => {
        const level = levels.get(rule.name);
        return level === undefined || level === 'off' ? [] : [findingsOf(rule, level, page, facts)];
      }),
    );
    const ordered = findings.flat().toSorted((one, other) => gravity[one.level] - gravity[other.level]);
    return [...(await this.invalidFields(type, document)), ...asFindings(await imageErrors(page, facts)), ...ordered];
  }

  /** What blocks a publication whatever the levels are, after the type completed the draft. */
  private async invalidFields(type: ContentType, document: ContentDocument): Promise<CheckFinding[]> {
    const { manager } = this.dataSource;
    return asFindings(await this.rules.errors(manager, type, document, completedDraft(type, document)));
  }

  /** Asks the rules about the draft as its type completes it. */
  async preflight({ type, document }: OpenedDocument): Promise<PreflightResult> {
    refuseInTrash(document);
    return this.preflightOf(type, document, completedDraft(type, document));
  }

  /**
   * Asks the rules before the transaction that publishes. Some rules look at the rendered page, and no lock or
   * connection may wait for a rendering.
   */
  async preflightOf(type: ContentType, document: ContentDocument, revision: ContentRevision): Promise<PreflightResult> {
    const about = this.facts.about(type, document, revision);
    const facts = { ...about, headings: async () => orUnavailable(await about.headings()) };
    const page = new CheckedPage(toInstance(type.content, revision.content));
    const errors = await Promise.all([imageErrors(page, facts), this.blocking(checkRules, type, page, facts)]);
    return { version: document.version, errors: errors.flat() };
  }

  /** What is known to block content that has no document yet; costly rules are asked when it is published. */
  async blockersOf(type: ContentType, content: object): Promise<FieldError[]> {
    const page = new CheckedPage(toInstance(type.content, content));
    return [
      ...(await this.rules.starterErrors(this.dataSource.manager, type, content)),
      ...(await this.blocking(quickRules, type, page, this.facts.withoutDocument())),
    ];
  }

  private async blocking(
    rules: readonly CheckRule[],
    type: ContentType,
    page: CheckedPage,
    facts: Facts,
  ): Promise<FieldError[]> {
    const levels = await this.levels.of(type);
    const issues: Issue[] = [];
    // One after another: the connections are everybody's.
    for (const rule of rules.filter(({ name }) => levels.get(name) === 'block'))
      issues.push(...(await issuesOf(rule, page, facts)));
    const title = titleFieldOf(type.content) ?? 'seo.title';
    return issues.map(({ field, message }) => ({ field: field ?? title, message }));
  }
}

const asFindings = (errors: readonly FieldError[]) =>
  errors.map(({ field, message }): CheckFinding => ({ rule: 'fields', level: 'block', message, field }));

const completedDraft = (type: ContentType, { draft }: ContentDocument): ContentRevision => ({
  ...draft,
  content: completed(type, draft.content),
});

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
