import { Check, Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** A setting that differs from its default; the key is the camelCase name in SettingsValues. */
@Entity('setting')
@Check('setting__filled', "value <> ''")
export class StoredSetting {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'setting_pkey' })
  key!: string;

  @Column('text')
  value!: string;
}

/** A value that a setting got; null: its default. */
@Entity('setting_change')
@Index('setting_change__of_key', ['key', 'id'])
export class SettingChange {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'setting_change_pkey',
  })
  readonly id!: string;

  @Column('text')
  key!: string;

  @Column('text', { nullable: true })
  value!: string | null;

  @Column('timestamptz', { name: 'changed_at', default: () => 'now()' })
  readonly changedAt!: Date;

  /** Username; null for what was there before the history. */
  @Column('text', { name: 'changed_by', nullable: true })
  changedBy!: string | null;
}

/** The one row with the version of all settings together. */
@Entity('settings_version')
@Check('settings_version__only_row', 'id = 1')
export class SettingsVersion {
  @PrimaryColumn('smallint', { default: 1, primaryKeyConstraintName: 'settings_version_pkey' })
  id!: number;

  @Column('integer', { default: 1 })
  value!: number;
}
