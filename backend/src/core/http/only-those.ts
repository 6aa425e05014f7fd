import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean } from 'class-validator';

/** A filter of a list that is on or off; query parameters are texts. */
export const OnlyThose = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: Boolean, default: false, description }),
    Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value)),
    IsBoolean({ message: 'Use true or false.' }),
  );
