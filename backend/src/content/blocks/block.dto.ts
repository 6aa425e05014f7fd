import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, Matches } from 'class-validator';
import { Anchor } from '../../core/http/anchor-fields.ts';
import { Flag, Link, Row, Text } from '../../core/http/fields.ts';

const blockBackgrounds = ['paper', 'surface', 'sunken', 'ink'] as const;
type BlockBackground = (typeof blockBackgrounds)[number];

/** Product scenes that a block can show instead of an uploaded image. */
export const productScenes = ['board', 'offers', 'credentials', 'timesheet', 'phone', 'report'] as const;
export type ProductScene = (typeof productScenes)[number];

/** What every block of a page shares; its place in the list is its order. */
export abstract class BlockBase extends Row {
  @ApiProperty({ maxLength: 40, description: 'Unique within the page; stays when the block moves.' })
  @Matches(/^[A-Za-z0-9_-]{1,40}$/, { message: 'Give an id of letters, digits, - and _.' })
  id!: string;

  @Anchor({ description: 'Anchor of the section, without #.' }) anchor?: string | null;

  @ApiPropertyOptional({ enum: blockBackgrounds, enumName: 'BlockBackground', nullable: true })
  @IsIn([...blockBackgrounds, null, undefined], { message: `Use one of ${blockBackgrounds.join(', ')}.` })
  background?: BlockBackground | null;
}

/** A block with a heading of its own. */
export abstract class SectionBlock extends BlockBase {
  @Text({ max: 60, description: 'A short line above the heading.' }) kicker?: string | null;
  @Text({ max: 120 }) title?: string | null;
  @Text({ max: 400 }) subtitle?: string | null;
}

export class BlockAction {
  @Text({ max: 40, required: true }) label?: string | null;
  @Link({ label: 'label' }) href?: string | null;
  @Flag({ description: 'Opens in a new tab.' }) newTab?: boolean | null;
}
