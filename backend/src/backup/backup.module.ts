import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Config } from '../core/config/config.ts';
import { CONNECTION, type Connection } from '../core/database/server/connection.ts';
import { Jobs } from '../core/jobs/jobs.ts';
import { BackupStates } from './backup-states.ts';
import { BackupsController } from './backups.controller.ts';
import { Backups } from './backups.ts';
import { NightlyBackup } from './nightly-backup.ts';
import { openBackups } from './open-backups.ts';

/** Backups of the database and the media, made each night and by command. */
@Module({
  controllers: [BackupsController],
  providers: [
    BackupStates,
    {
      provide: Backups,
      inject: [Config, CONNECTION, DataSource],
      useFactory: (config: Config, connection: Connection, dataSource: DataSource) =>
        openBackups(config, connection, dataSource),
    },
    {
      provide: NightlyBackup,
      inject: [Backups, Jobs],
      useFactory: (backups: Backups, jobs: Jobs) => new NightlyBackup(backups, jobs),
    },
  ],
})
export class BackupModule {}
