import { ApiProperty } from '@nestjs/swagger';

/** A host that pages are not allowed to load from. */
export class BlockedHost {
  @ApiProperty({ example: 'pixel.example.com' }) host!: string;
  @ApiProperty({ type: [String], description: 'Of the policy, such as img-src.' }) directives!: string[];
  @ApiProperty({ type: 'integer', description: 'How many reports browsers sent.' }) reports!: number;
  @ApiProperty({ description: 'Path of a page that it is about.' }) page!: string;
  @ApiProperty({ format: 'date', description: 'When it was reported last.' }) lastDay!: string;
}
