import type { DataSource } from 'typeorm';
import type { Config } from '../core/config/config.ts';
import type { Connection } from '../core/database/server/connection.ts';
import { openMediaStore } from '../media/files/open-media-store.ts';
import { Backups } from './backups.ts';
import { openBackupStore } from './store/open-backup-store.ts';

/** How long a connection to the bucket of the media may wait until the backup takes more. */
const patienceMs = 10 * 60 * 1_000;

export const openBackups = (config: Config, connection: Connection, dataSource: DataSource): Backups =>
  new Backups({
    ...{ config, connection, dataSource },
    media: openMediaStore(config, patienceMs),
    store: openBackupStore(config),
  });
