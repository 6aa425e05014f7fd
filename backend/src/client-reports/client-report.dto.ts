import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { reportKinds, reportLimits, type ReportKind } from '@20x/shared/client-report';

const TextUpTo = (max: number) =>
  applyDecorators(
    MaxLength(max, { message: `Use at most ${max.toLocaleString('en-US')} characters.` }),
    IsString({ message: 'Send text.' }),
  );

/** A message that a browser would otherwise print to its console. */
export class ClientReport {
  @ApiProperty({ enum: reportKinds })
  @IsIn(reportKinds, { message: 'Send a known kind of report.' })
  kind!: ReportKind;

  @ApiProperty({ maxLength: reportLimits.message })
  @TextUpTo(reportLimits.message)
  message!: string;

  @ApiPropertyOptional({ maxLength: reportLimits.stack })
  @IsOptional()
  @TextUpTo(reportLimits.stack)
  stack?: string;

  @ApiPropertyOptional({ maxLength: reportLimits.page, description: 'Path of the page, without its query.' })
  @IsOptional()
  @TextUpTo(reportLimits.page)
  page?: string;
}
