import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, IsOptional, IsString, MaxLength, ValidateNested } from 'class-validator';
import { SeenVersion } from '../documents/document.dto.ts';
import { type CheckLevel, checkLevels } from './rules/rule.ts';
import { Version } from '../../core/http/answer-fields.ts';

const level = { enum: checkLevels, enumName: 'CheckLevel' } as const;

/** A rule for documents of one content type. */
export class RuleLevel {
  @ApiProperty({ description: 'The content type, such as page.' }) type!: string;
  @ApiProperty(level) level!: CheckLevel;
  @ApiProperty({ ...level, description: 'The level until an owner changes it.' }) default!: CheckLevel;
}

export class RuleLevels {
  @ApiProperty({ description: 'The name of the rule, such as alternative-text.' }) rule!: string;
  @ApiProperty() title!: string;
  @ApiProperty({ description: 'Why it matters.' }) why!: string;
  @ApiProperty({ type: [RuleLevel], description: 'One for each content type.' }) levels!: RuleLevel[];
}

export class CheckLevelsDocument {
  @Version() version!: number;
  @ApiProperty({ type: [RuleLevels] }) rules!: RuleLevels[];
}

export class LevelChoice {
  @ApiProperty({ maxLength: 60 }) @MaxLength(60) @IsString() type!: string;
  @ApiProperty({ maxLength: 60 }) @MaxLength(60) @IsString() rule!: string;

  @ApiPropertyOptional({ ...level, nullable: true, description: 'null restores the default.' })
  @IsOptional()
  @IsIn(checkLevels, { message: `Use one of ${checkLevels.join(', ')}.` })
  level?: CheckLevel | null;
}

export class SaveCheckLevelsRequest extends SeenVersion {
  @ApiProperty({ type: [LevelChoice], description: 'Only the levels to change.' })
  @ArrayMaxSize(300, { message: 'Send at most 300 levels.' })
  @IsArray({ message: 'Send a list of levels.' })
  @ValidateNested({ each: true })
  @Type(() => LevelChoice)
  levels!: LevelChoice[];
}
