import { ApiProperty } from '@nestjs/swagger';
import { PlannedTimes } from '../documents/document.dto.ts';

/** A scheduled step that did not run and that no later step has settled. */
export class MissedSchedule {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ description: 'The content type, such as page.' }) type!: string;
  @ApiProperty({ description: 'Public path of the document, live or not.' }) path!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ type: PlannedTimes }) planned!: PlannedTimes;
  @ApiProperty({ description: 'Who scheduled it.' }) by!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Why it failed; null when nothing ran at its time.' })
  reason!: string | null;
}
