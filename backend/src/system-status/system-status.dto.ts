import { ApiProperty } from '@nestjs/swagger';
import { Integer, TextOrNull } from '../core/http/answer-fields.ts';

const states = ['ok', 'warning', 'error'] as const;

/** What a check of the installation found. */
export class SystemFinding {
  @ApiProperty() name!: string;
  @ApiProperty({ enum: states, enumName: 'SystemFindingState' }) state!: (typeof states)[number];
  @ApiProperty() text!: string;
  @TextOrNull('What to do about it.') advice!: string | null;
}

/** The jobs of a queue, as counted within the last minute. */
export class QueueState {
  @ApiProperty() queue!: string;
  @Integer() ready!: number;
  @Integer() active!: number;
  @Integer() failed!: number;
}

export class SystemStatus {
  @ApiProperty({ type: [SystemFinding] }) findings!: SystemFinding[];
  @ApiProperty({ type: [QueueState] }) queues!: QueueState[];
  @ApiProperty({ type: [String], format: 'date-time', description: 'Since when each back end is connected.' })
  backEnds!: string[];
  @Integer('The size of the database in bytes.') databaseBytes!: number;
}
