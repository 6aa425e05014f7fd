import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, IsUUID } from 'class-validator';
import { Integer, TextOrNull, Uuid } from '../../core/http/answer-fields.ts';

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

/** A page of a list has no more documents. */
const mostCounted = 100;

export class CheckCountsQuery {
  @ApiProperty({ type: String, description: `The ids of at most ${mostCounted} documents, separated by commas.` })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? [...new Set(value.split(','))] : value))
  @ArrayMaxSize(mostCounted, { message: `Ask for at most ${mostCounted} documents.` })
  @IsUUID(undefined, { each: true, message: 'Separate the ids of documents by commas.' })
  ids!: string[];
}

/** How many problems the last saved draft of a document has. */
export class CheckCount {
  @Uuid() id!: string;
  @Integer('Problems that block its publication.') errors!: number;
  @Integer('Other problems.') warnings!: number;
}

export class CheckCounts {
  @ApiProperty({ type: [CheckCount], description: 'Of the documents that exist and that you may edit.' })
  data!: CheckCount[];
}
