import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Presence } from './document-visits.dto.ts';

/** Editors say that they are there every 15 seconds; who has been silent for longer than this has left. */
const forgottenAfterSeconds = 40;

interface Row {
  readonly username: string;
  readonly since: Date;
}

/** Who has a document open. A person with two windows is one. */
@Injectable()
export class EditorsPresent {
  constructor(private readonly dataSource: DataSource) {}

  /** Says that somebody is there, and answers who else is. */
  async announce(documentId: string, { id, username }: { id: string; username: string }): Promise<Presence> {
    await this.dataSource.query(
      `insert into content_presence (document_id, user_id, username) values ($1, $2, $3)
       on conflict (document_id, user_id) do update set username = excluded.username, seen_at = now(),
         since = case when content_presence.seen_at < now() - make_interval(secs => $4) then now()
           else content_presence.since end`,
      [documentId, id, username, forgottenAfterSeconds],
    );
    const others = await this.dataSource.query<Row[]>(
      `select username, since from content_presence
       where document_id = $1 and user_id <> $2 and seen_at > now() - make_interval(secs => $3)
       order by since, username`,
      [documentId, id, forgottenAfterSeconds],
    );
    return { others: others.map(({ username, since }) => ({ username, since: since.toISOString() })) };
  }

  async forgetAbsent(): Promise<void> {
    const sql = 'delete from content_presence where seen_at < now() - make_interval(secs => $1)';
    await this.dataSource.query(sql, [forgottenAfterSeconds]);
  }
}
