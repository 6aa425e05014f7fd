import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LivePages } from '../content/documents/live-pages.ts';

/** Less in common is chance. */
const leastSimilar = 0.3;

/** Finds where a visitor with a wrong address may have wanted to go. */
@Injectable()
export class SimilarPages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pages: LivePages,
  ) {}

  /** The live page with the most similar address: in whole, or in its last part. Null: none is similar. */
  async closest(path: string): Promise<string | null> {
    const paths = (await this.pages.list()).map((page) => page.path);
    const [found] = await this.dataSource.query<{ path: string }[]>(
      `select path from unnest($1::text[]) path,
         lateral (select greatest(similarity(path, $2), similarity(reverse(split_part(reverse(path), '/', 1)), $3)) score) s
       where score >= $4 and path <> $2 order by score desc, path limit 1`,
      [paths, path, path.slice(path.lastIndexOf('/') + 1), leastSimilar],
    );
    return found?.path ?? null;
  }
}
