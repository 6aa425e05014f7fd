import { ApiProperty } from '@nestjs/swagger';
import { PlannedTimes } from '../documents/document.dto.ts';
import { TextOrNull, Uuid } from '../../core/http/answer-fields.ts';

/** A scheduled step that did not run and that no later step has settled. */
export class MissedSchedule {
  @Uuid() id!: string;
  @ApiProperty({ description: 'The content type, such as page.' }) type!: string;
  @ApiProperty({ description: 'Public path of the document, live or not.' }) path!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ type: PlannedTimes }) planned!: PlannedTimes;
  @ApiProperty({ description: 'Who scheduled it.' }) by!: string;
  @TextOrNull('Why it failed; null when nothing ran at its time.') reason!: string | null;
}
