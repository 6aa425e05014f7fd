import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ContentPresence } from './content-presence.entity.ts';
import type { Presence } from './document-visits.dto.ts';

/**
 * Open editors call every 15 seconds, those out of sight every minute; one that is silent for longer than this counts
 * as closed.
 */
const forgottenAfterSeconds = 90;

interface Editor {
  readonly id: string;
  readonly username: string;
}
interface Row {
  readonly username: string;
  readonly since: Date;
  readonly tookOverAt: Date | null;
  readonly isSelf: boolean;
}

/** Who has a document open, and in how many windows. */
@Injectable()
export class EditorsPresent {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Records that an editor is open and returns who else has it open. One who takes over asks the others to leave the
   * document: they are notified and can still write.
   */
  async announce(
    documentId: string,
    windowId: string,
    { id, username }: Editor,
    { takesOver = false } = {},
  ): Promise<Omit<Presence, 'version'>> {
    // Who was away has just come, and has taken over nothing.
    await this.dataSource.query(
      `insert into content_presence as present (document_id, user_id, window_id, username, took_over_at)
         values ($1, $2, $3, $4, case when $6 then clock_timestamp() end)
       on conflict (document_id, user_id, window_id) do update set username = excluded.username, seen_at = now(),
         since = case when present.seen_at < now() - make_interval(secs => $5) then now() else present.since end,
         took_over_at = coalesce(excluded.took_over_at,
           case when present.seen_at >= now() - make_interval(secs => $5) then present.took_over_at end)`,
      [documentId, id, windowId, username, forgottenAfterSeconds, takesOver],
    );
    const others = await this.dataSource.query<Row[]>(
      `select max(username) username, min(since) since, max(took_over_at) "tookOverAt", user_id = $2 "isSelf"
       from content_presence
       where document_id = $1 and (user_id, window_id) <> ($2, $3) and seen_at > now() - make_interval(secs => $4)
       group by user_id order by 2, 1`,
      [documentId, id, windowId, forgottenAfterSeconds],
    );
    return {
      others: others
        .filter(({ isSelf }) => !isSelf)
        .map(({ username, since, tookOverAt }) => ({
          username,
          since: since.toISOString(),
          tookOverAt: tookOverAt?.toISOString() ?? null,
        })),
      isInOtherWindow: others.some(({ isSelf }) => isSelf),
    };
  }

  async leave(documentId: string, windowId: string, { id }: Editor): Promise<void> {
    await this.dataSource.manager.delete(ContentPresence, { documentId, windowId, userId: id });
  }

  async forgetAbsent(): Promise<void> {
    const sql = 'delete from content_presence where seen_at < now() - make_interval(secs => $1)';
    await this.dataSource.query(sql, [forgottenAfterSeconds]);
  }
}
