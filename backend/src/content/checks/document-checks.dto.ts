import { ApiProperty } from '@nestjs/swagger';

const findingLevels = ['pass', 'warn', 'block'] as const;

/** What one rule says about one place of a draft. */
export class CheckFinding {
  @ApiProperty({ description: 'The name of the rule, such as alternative-text.' }) rule!: string;
  @ApiProperty({ enum: findingLevels, enumName: 'FindingLevel' }) level!: (typeof findingLevels)[number];
  @ApiProperty({ description: 'What is wrong, why it matters and what to do; or what is good.' }) message!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Where to mend it, such as blocks.2.title.' })
  field!: string | null;
}

export class DocumentChecks {
  @ApiProperty({ type: 'integer', description: 'The version of the document that was looked at.' }) version!: number;
  @ApiProperty({ type: [CheckFinding], description: 'The gravest first; a rule that is off says nothing.' })
  findings!: CheckFinding[];
}
