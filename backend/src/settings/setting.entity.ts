import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A setting that differs from its default; the key is the camelCase name in SettingsValues. */
@Entity('setting')
@Check('setting__filled', "value <> ''")
export class StoredSetting {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'setting_pkey' })
  key!: string;

  @Column('text')
  value!: string;
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
