import { Check, Column, CreateDateColumn, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { ImageChoice } from './images/import-images.ts';

export const importStates = ['checked', 'running', 'done', 'failed', 'canceled'] as const;
export type ImportState = (typeof importStates)[number];

/** What becomes of a post, or became of it. */
export const importActions = ['create', 'update', 'unchanged', 'keep', 'refuse'] as const;
export type ImportAction = (typeof importActions)[number];

/** A file with posts: looked at, then imported as its editor chose. */
@Entity('blog_import')
@Check('blog_import__state', `state in ('checked', 'running', 'done', 'failed', 'canceled')`)
@Check('blog_import__images', `images in ('keep', 'archive', 'fetch')`)
export class BlogImportRow {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'blog_import_pkey' })
  readonly id!: string;

  @Column('text', { name: 'file_name' })
  fileName!: string;

  /** Null: the import is over. */
  @Column('bytea', { nullable: true, select: false })
  bytes!: Buffer | null;

  @Column('text')
  state!: ImportState;

  /** What the file as a whole has to say. */
  @Column('text', { array: true })
  problems!: string[];

  @Column('boolean', { default: false })
  publish!: boolean;

  @Column('boolean', { default: true })
  redirects!: boolean;

  @Column('text', { default: 'archive' })
  images!: ImageChoice;

  /** The run of its job that may write; an earlier one stops. */
  @Column('uuid', { name: 'run_id', nullable: true })
  runId!: string | null;

  /** Why it failed as a whole. */
  @Column('text', { nullable: true })
  failure!: string | null;

  /** No foreign key, because imports outlive accounts. */
  @Column('uuid', { name: 'created_by_id' })
  createdById!: string;

  @Column('text', { name: 'created_by_name' })
  createdByName!: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  readonly createdAt!: Date;

  @Column('timestamptz', { name: 'finished_at', nullable: true })
  finishedAt!: Date | null;
}

/** One post of a file. */
@Entity('blog_import_item')
@Check('blog_import_item__action', `action in ('create', 'update', 'unchanged', 'keep', 'refuse')`)
@ForeignKey('BlogImportRow', ['importId'], ['id'], { name: 'blog_import_item__import', onDelete: 'CASCADE' })
export class BlogImportItemRow {
  @PrimaryColumn('uuid', { name: 'import_id', primaryKeyConstraintName: 'blog_import_item_pkey' })
  importId!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'blog_import_item_pkey' })
  position!: number;

  @Column('text')
  title!: string;

  /** Its address in this blog; null: it gets none. */
  @Column('text', { nullable: true })
  slug!: string | null;

  @Column('text')
  action!: ImportAction;

  /** Why it is kept as it is or refused. */
  @Column('text', { nullable: true })
  reason!: string | null;

  @Column('text', { array: true })
  warnings!: string[];

  /** The old paths that lead to it once it is live. */
  @Column('text', { name: 'redirects_from', array: true, default: () => `'{}'` })
  redirectsFrom!: string[];

  /** Whether it was live where it comes from. */
  @Column('boolean', { name: 'was_published' })
  wasPublished!: boolean;

  /** Whether nothing that the import knows blocks its publication. */
  @Column('boolean', { name: 'is_publishable', default: true })
  isPublishable!: boolean;

  /** Whether the import wrote its draft, which may still have to be published. */
  @Column('boolean', { name: 'is_written', default: false })
  isWritten!: boolean;

  /** Whether the import has been through with it. */
  @Column('boolean', { name: 'is_done', default: false })
  isDone!: boolean;

  @Column('boolean', { name: 'is_published', default: false })
  isPublished!: boolean;

  /** No foreign key: what was imported may be deleted. */
  @Column('uuid', { name: 'document_id', nullable: true })
  documentId!: string | null;
}
