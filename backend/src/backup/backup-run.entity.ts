import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A backup that was tried, when it was over. A process that was killed leaves none. */
@Entity('backup_run')
export class BackupRun {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'backup_run_pkey' })
  readonly id!: string;

  @Column('timestamptz', { name: 'started_at' })
  startedAt!: Date;

  @Column('timestamptz', { name: 'finished_at', default: () => 'now()' })
  finishedAt!: Date;

  /** Its name in the store of backups; null when none was made. */
  @Column('text', { nullable: true })
  file!: string | null;

  @Column('bigint', { nullable: true })
  bytes!: string | null;

  /** Whether it was restored as a test, and equal. */
  @Column('boolean', { name: 'is_verified', default: false })
  isVerified!: boolean;

  /** Why it failed or was not restored as a test. */
  @Column('text', { nullable: true })
  problem!: string | null;
}
