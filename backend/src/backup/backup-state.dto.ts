import { ApiProperty } from '@nestjs/swagger';
import { TextOrNull, Time, TimeOrNull } from '../core/http/answer-fields.ts';

class BackupAttempt {
  @Time() at!: string;
  @ApiProperty({ description: 'Whether a backup was made.' }) isMade!: boolean;
  @TextOrNull('Why it failed, or was not restored as a test.') problem!: string | null;
}

/** Whether the site could be restored. */
export class BackupState {
  @ApiProperty({ type: BackupAttempt, nullable: true, description: 'The last attempt.' })
  last!: BackupAttempt | null;

  @TimeOrNull('When the last backup was made.') madeAt!: string | null;

  @TimeOrNull('When the last backup was restored as a test, and equal.') verifiedAt!: string | null;

  @ApiProperty({ description: 'Whether no backup was made for 48 hours.' }) isOverdue!: boolean;
}
