import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import Papa from 'papaparse';
import { categoryNames, questionId, questionOf, type ScriptCategory } from '@20x/shared/site-scripts';
import { Problem } from '../core/http/problem.ts';
import { Jobs } from '../core/jobs/jobs.ts';
import type { ConsentSummary } from './consent-summary.dto.ts';
import { SiteScripts } from '../site-scripts/site-scripts.service.ts';

interface ConsentLine {
  readonly id: string;
  readonly day: string;
  readonly accepted: string;
  readonly asked: string;
}

interface Consent {
  readonly id: string;
  readonly accepted: readonly ScriptCategory[];
  readonly question: string;
}

const queue = 'consents.housekeeping';
const monthsKept = 25;

/** Proof of what visitors agreed to. */
@Injectable()
export class Consents {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scripts: SiteScripts,
    jobs: Jobs,
  ) {
    jobs.handle(queue, () => this.dropOld());
    jobs.schedule(queue, '25 3 * * *');
  }

  /** Keeps a choice once, with what it was about. */
  async keep({ id, accepted, question }: Consent): Promise<void> {
    const scripts = await this.scripts.list();
    if (scripts.length === 0 || question !== questionId(scripts)) {
      const message = 'The question has changed. Reload the page and choose again.';
      throw new Problem('invalid_input', { errors: [{ field: 'question', message }] });
    }
    await this.dataSource.query(
      `with question as (insert into consent_question (id, asked) values ($1, $2) on conflict do nothing)
       insert into consent (id, day, question_id, accepted)
       values ($3, (now() at time zone 'utc')::date, $1, $4) on conflict do nothing`,
      [question, questionOf(scripts), id, accepted],
    );
  }

  /** The answers of the last 30 days. */
  async summary(): Promise<ConsentSummary> {
    const [row] = await this.dataSource.query<ConsentSummary[]>(
      `select count(*)::integer as answers, count(*) filter (where accepted = '{}')::integer as declined,
              ${categoryNames.map((name) => `count(*) filter (where '${name}' = any(accepted))::integer as "${name}"`).join(', ')}
       from consent where day > (now() at time zone 'utc')::date - 30`,
    );
    return row!;
  }

  /** Every answer that is kept as a line of CSV, with what it was about. */
  async *csv(): AsyncGenerator<string> {
    yield 'id,day,accepted,asked\r\n';
    let last = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const rows = await this.dataSource.query<ConsentLine[]>(
        `select consent.id, day::text, array_to_string(accepted, ' ') as accepted, asked::text
         from consent join consent_question question on question.id = question_id
         where consent.id > $1 order by consent.id limit 5000`,
        [last],
      );
      if (rows.length === 0) return;
      last = rows.at(-1)!.id;
      yield `${Papa.unparse(rows, { header: false, escapeFormulae: true })}\r\n`;
    }
  }

  async dropOld(): Promise<void> {
    await this.dataSource.query(
      `delete from consent where day < (now() at time zone 'utc')::date - make_interval(months => $1)`,
      [monthsKept],
    );
    await this.dataSource.query(
      'delete from consent_question question where not exists (select from consent where question_id = question.id)',
    );
  }
}
