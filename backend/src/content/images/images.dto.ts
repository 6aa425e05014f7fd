import { ApiProperty } from '@nestjs/swagger';

/** An image that pages of the site use. */
export class ImageInUse {
  @ApiProperty({ description: 'Its address: a path of this site or an https address.' }) address!: string;
  @ApiProperty({ description: 'Its alternative text where it was used last; empty when it has none.' }) alt!: string;
}
