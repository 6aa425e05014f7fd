import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Equals } from 'class-validator';

/** Marks the field that tells one kind of block from the others. */
export const blockType = (name: string) =>
  applyDecorators(ApiProperty({ enum: [name] }), Equals(name, { message: `Use ${name}.` }));
