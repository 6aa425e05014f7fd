import { ApiProperty } from '@nestjs/swagger';
import { Integer, TextOrNull } from '../../core/http/answer-fields.ts';

const findingLevels = ['pass', 'warn', 'block'] as const;

/** What one rule says about one place of a draft. */
export class CheckFinding {
  @ApiProperty({ description: 'The name of the rule, such as alternative-text; fields for what a field needs.' })
  rule!: string;
  @ApiProperty({ enum: findingLevels, enumName: 'FindingLevel' }) level!: (typeof findingLevels)[number];
  @ApiProperty({ description: 'The problem and how to fix it, or what is right.' }) message!: string;
  @TextOrNull('The field to fix, such as blocks.2.title.') field!: string | null;
}

export class DocumentChecks {
  @Integer('The document version that was checked.') version!: number;
  @ApiProperty({ type: [CheckFinding], description: 'The most severe first; rules that are off are left out.' })
  findings!: CheckFinding[];
}
