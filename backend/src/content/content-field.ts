import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDefined, IsObject, ValidateNested } from 'class-validator';

/** The content that a write carries. */
export const Content = <T extends object>(content: () => new () => T) =>
  applyDecorators(
    ApiProperty({ type: () => content(), description: 'The whole content; a field that is left out is emptied.' }),
    IsDefined({ message: 'Send the content.' }),
    IsObject({ message: 'Send the content as an object.' }),
    ValidateNested(),
    Type(content),
  );
