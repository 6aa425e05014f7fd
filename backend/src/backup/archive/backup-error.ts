/** Why a backup or a restore did not work, as one sentence for the operator. */
export class BackupError extends Error {}
