import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Presence } from './document-visits.dto.ts';

/** Editors say that they are there every 15 seconds; who has been silent for longer than this has left. */
const forgottenAfterSeconds = 40;

interface Editor {
  readonly id: string;
  readonly username: string;
}
interface Row {
  readonly username: string;
  readonly since: Date;
  readonly tookOverAt: Date | null;
}

/** Who has a document open. A person with two windows is one. */
@Injectable()
export class EditorsPresent {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Records that an editor is present and returns the others. One who takes over asks them to leave the document: they
   * are notified and can still write.
   */
  async announce(documentId: string, { id, username }: Editor, { takesOver = false } = {}): Promise<Presence> {
    // Who was away has just come, and has taken over nothing.
    await this.dataSource.query(
      `insert into content_presence as present (document_id, user_id, username, took_over_at)
         values ($1, $2, $3, case when $5 then clock_timestamp() end)
       on conflict (document_id, user_id) do update set username = excluded.username, seen_at = now(),
         since = case when present.seen_at < now() - make_interval(secs => $4) then now() else present.since end,
         took_over_at = coalesce(excluded.took_over_at,
           case when present.seen_at >= now() - make_interval(secs => $4) then present.took_over_at end)`,
      [documentId, id, username, forgottenAfterSeconds, takesOver],
    );
    const others = await this.dataSource.query<Row[]>(
      `select username, since, took_over_at "tookOverAt" from content_presence
       where document_id = $1 and user_id <> $2 and seen_at > now() - make_interval(secs => $3)
       order by since, username`,
      [documentId, id, forgottenAfterSeconds],
    );
    return {
      others: others.map(({ username, since, tookOverAt }) => ({
        username,
        since: since.toISOString(),
        tookOverAt: tookOverAt?.toISOString() ?? null,
      })),
    };
  }

  async forgetAbsent(): Promise<void> {
    const sql = 'delete from content_presence where seen_at < now() - make_interval(secs => $1)';
    await this.dataSource.query(sql, [forgottenAfterSeconds]);
  }
}
