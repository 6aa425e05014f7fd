const pattern = /^20x-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z\.tar(?:\.age)?$/;

/** Names sort by time. */
export const backupName = (createdAt: Date, { encrypted }: { readonly encrypted: boolean }): string =>
  `20x-${createdAt.toISOString().replace(/[:.]/g, '-')}.tar${encrypted ? '.age' : ''}`;

/** Of these names, those of backups, newest first. */
export const backupsAmong = (names: readonly string[]): string[] =>
  names
    .filter((name) => pattern.test(name))
    .sort()
    .reverse();
