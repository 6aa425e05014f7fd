import type { Config } from '../../core/config/config.ts';
import { BackupBucket } from './backup-bucket.ts';
import { BackupFolder } from './backup-folder.ts';
import type { BackupStore } from './backup-store.ts';

export const openBackupStore = ({ backupStore }: Config): BackupStore =>
  typeof backupStore === 'string' ? new BackupFolder(backupStore) : new BackupBucket(backupStore);
