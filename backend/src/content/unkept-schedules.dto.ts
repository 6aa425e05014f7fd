import { ApiProperty } from '@nestjs/swagger';
import { PlannedTimes } from './document-history.dto.ts';

/** A plan for a document that was not kept, and that nobody has dealt with since. */
export class UnkeptSchedule {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ description: 'The content type, such as page.' }) type!: string;
  @ApiProperty({ description: 'Where visitors find the document, or would.' }) path!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ type: PlannedTimes }) planned!: PlannedTimes;
  @ApiProperty({ description: 'Who planned it.' }) by!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Why it failed; null: its time is over, and nothing ran.' })
  reason!: string | null;
}
