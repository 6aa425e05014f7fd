import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What visitors can search. The application fills both tables at its start. `language` names a text search configuration
 * as text, because pg_upgrade refuses columns of the type regconfig.
 */
export class Search1763693870000 implements MigrationInterface {
  readonly name = 'Search1763693870000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create text search configuration search_english (copy = english);
      alter text search configuration search_english
        alter mapping for asciiword, asciihword, hword_asciipart, word, hword, hword_part with unaccent, english_stem;
      create table search_entry (
        document_id uuid not null,
        revision_id uuid not null,
        type text not null,
        slug text not null,
        language text not null,
        title text not null,
        summary text not null,
        body text not null,
        title_words tsvector not null,
        head_words tsvector not null,
        words tsvector not null,
        made_by integer not null,
        constraint search_entry_pkey primary key (document_id),
        constraint search_entry__document foreign key (document_id) references content_document (id) on delete cascade
      );
      create index search_entry__title_words on search_entry using gin (title_words);
      create index search_entry__head_words on search_entry using gin (head_words);
      create index search_entry__words on search_entry using gin (words);
      create table search_word (
        language text not null,
        word text collate "C" not null,
        constraint search_word_pkey primary key (language, word)
      );
      create index search_word__similar on search_word using gin (word gin_trgm_ops);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table search_word;
      drop table search_entry;
      drop text search configuration search_english;
    `);
  }
}
