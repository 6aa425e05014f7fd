import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { SignedInUser } from '../../core/access/access.ts';
import { ContentDocument } from '../documents/content-document.entity.ts';
import { ContentTypes } from '../documents/content-types.ts';
import { quickRules } from './check-rules.ts';
import { ContentChecks } from './content-checks.ts';
import type { CheckCount } from './document-checks.dto.ts';

/** Counts the problems of the documents of a list. */
@Injectable()
export class CheckCounter {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
    private readonly checks: ContentChecks,
  ) {}

  async count(user: SignedInUser, ids: readonly string[]): Promise<CheckCount[]> {
    const documents = await this.dataSource.manager.find(ContentDocument, {
      where: { id: In([...ids]), type: In(this.types.editableBy(user)) },
      relations: { draft: true },
    });
    const counts: CheckCount[] = [];
    // One after another: the connections are everybody's.
    for (const document of documents) {
      const findings = await this.checks.findings({ type: this.types.get(document.type), document }, quickRules);
      const at = (level: string) => findings.filter((finding) => finding.level === level).length;
      counts.push({ id: document.id, errors: at('block'), warnings: at('warn') });
    }
    return counts;
  }
}
