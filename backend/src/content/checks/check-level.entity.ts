import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { CheckLevel } from './rules/rule.ts';

/** The level of a rule for documents of a content type, where it differs from the default. */
@Entity('check_level')
@Check('check_level__known', `level in ('off', 'warn', 'block')`)
export class StoredCheckLevel {
  @PrimaryColumn('text', { name: 'content_type', primaryKeyConstraintName: 'check_level_pkey' })
  contentType!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'check_level_pkey' })
  rule!: string;

  @Column('text')
  level!: CheckLevel;
}

/** The one row that counts the writes of all levels together. */
@Entity('check_levels_version')
@Check('check_levels_version__only_row', 'id = 1')
export class CheckLevelsVersion {
  @PrimaryColumn('smallint', { default: 1, primaryKeyConstraintName: 'check_levels_version_pkey' })
  id!: number;

  @Column('integer', { default: 1 })
  value!: number;
}
