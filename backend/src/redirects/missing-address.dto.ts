import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsOptional, IsString, MaxLength } from 'class-validator';
import { Integer, TextOrNull, Time } from '../core/http/answer-fields.ts';
import { PageQuery, PageResponse } from '../core/http/pagination.ts';

const Path = () =>
  applyDecorators(
    MaxLength(300, { message: 'Use at most 300 characters.' }),
    IsString({ message: 'Enter an address.' }),
  );

export class MissingAddressQuery extends PageQuery {
  @ApiPropertyOptional({ type: Boolean, default: false, description: 'Those that are ignored instead of the others.' })
  @Transform(({ value }: { value: unknown }) => value === true || value === 'true')
  @IsBoolean()
  ignored = false;

  @ApiPropertyOptional({ maxLength: 200, description: 'Text in the address.' })
  @IsOptional()
  @MaxLength(200, { message: 'Use at most 200 characters.' })
  @IsString({ message: 'Enter a text.' })
  search?: string;
}

/** An address that visitors asked for and did not find. */
class MissingAddress {
  @ApiProperty() path!: string;
  @Integer() hits!: number;
  @Time() firstAt!: string;
  @Time() lastAt!: string;
  @TextOrNull('The page of this site that linked to it last, if one did.') linkedFrom!: string | null;
}

export class MissingAddressList extends PageResponse(MissingAddress) {}

export class ClearMissingQuery {
  @ApiPropertyOptional({ maxLength: 300, description: 'Only this address. Default: all of them.' })
  @IsOptional()
  @Path()
  path?: string;
}

export class IgnoreMissingRequest {
  @ApiProperty({ maxLength: 300 })
  @Path()
  path!: string;

  @ApiProperty({ description: 'false lists it again.' })
  @IsBoolean({ message: 'Use true or false.' })
  ignored!: boolean;
}

export class SuggestionQuery {
  @ApiProperty({ maxLength: 300, description: 'An address that is not found.' })
  @Path()
  path!: string;
}

export class RedirectSuggestion {
  @TextOrNull('The live page with the most similar address; null when none is similar.') to!: string | null;
}

/** A day on which far more visitors than usual found nothing. */
export class MissingSpike {
  @ApiProperty({ format: 'date', description: 'UTC' }) day!: string;
  @Integer('Visits of missing addresses on this day.') hits!: number;
  @Integer('The same on a usual day of the week before.') usual!: number;
}

export class MissingSpikeAnswer {
  @ApiProperty({ type: MissingSpike, nullable: true, description: 'Of today or yesterday; null: nothing unusual.' })
  spike!: MissingSpike | null;
}
