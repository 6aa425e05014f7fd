import { ApiProperty } from '@nestjs/swagger';
import { IsDefined } from 'class-validator';
import type { Requirable } from '../../core/fields/field.ts';
import { Anchor, Choice, Flag, ImageUrl, Link, Row, Text } from '../../core/fields/fields.ts';

const blockBackgrounds = {
  paper: 'Paper',
  surface: 'Surface (white)',
  sunken: 'Sunken (tinted)',
  ink: 'Ink (dark)',
} as const;
type BlockBackground = keyof typeof blockBackgrounds;

const productScenes = {
  board: 'Board: the week and an open shift',
  week: 'Board: the week alone',
  notes: 'Board: the week with five numbered notes',
  checks: 'Board: every nurse checked for a shift',
  offers: 'Offers: who was asked, who said yes',
  waves: 'Offers: the plan of the waves',
  credentials: 'Credentials: one nurse’s file',
  expiry: 'Credentials: what expires next',
  phones: 'Phone: availability and an offer',
  phone: 'Phone: an offer to a nurse',
  availability: 'Phone: when a nurse can work',
  clock: 'Phone: a shift under way',
  timesheet: 'Timesheet: hours approved',
  difference: 'Billing: pay and invoice compared',
  client: 'Client portal: the week of a unit',
  request: 'Client portal: a shift requested',
  report: 'Report: fill rate by unit',
  margin: 'Report: margin by unit',
  run: 'Integration: the log of a run',
  record: 'Record: who did what on a shift',
} as const;
/** Product scenes that a block can show instead of an uploaded image. */
export type ProductScene = keyof typeof productScenes;

export const Scene = () =>
  Choice(productScenes, {
    ...{ enumName: 'ProductScene', label: 'Product scene', none: 'None' },
    help: 'Shown unless an image is set.',
  });
/** The scene that a block is about. */
export const RequiredScene = () =>
  Choice(productScenes, {
    ...{ enumName: 'ProductScene', label: 'Product scene', required: true },
    help: 'Drawn by the site, with sample data.',
  });

/** The image of a block, described by the field `alt` beside it. */
export const BlockImage = (need: Requirable & { readonly decorative?: string } = {}) =>
  ImageUrl({ label: 'Image', alt: 'alt', caption: 'caption', ...need });
export const BlockTitle = (need: Requirable = {}) =>
  Text({ max: 120, label: 'Title', role: 'title', starts: true, ...need });
export const ImageAlt = () =>
  Text({
    max: 150,
    label: 'Alternative text',
    help: 'What the image shows, for people who cannot see it. Leave empty if decorative.',
    asIs: false,
  });

/** What every block of a page shares; its place in the list is its order. */
export abstract class BlockBase extends Row {
  @ApiProperty({
    required: true,
    maxLength: 40,
    description: 'Unique within the page; does not change when the block moves.',
  })
  @IsDefined({ message: 'Send an id for every section.' })
  override id!: string;
  @Anchor({ help: 'Links jump here with # and this word. Use no spaces.', part: 'place', rare: true }) anchor?:
    string | null;
  @Choice(blockBackgrounds, {
    enumName: 'BlockBackground',
    label: 'Background',
    none: 'Paper',
    width: 'half',
    part: 'place',
    rare: true,
  })
  background?: BlockBackground | null;
}

/** A block with a heading of its own. */
export abstract class SectionBlock extends BlockBase {
  @Text({ max: 60, label: 'Eyebrow', help: 'A small line above the title.' }) kicker?: string | null;
  @BlockTitle() title?: string | null;
  @Text({ max: 400, input: 'paragraph', label: 'Subtitle', role: 'introduction' }) subtitle?: string | null;
}

/** A button that leads somewhere; without a label it is left out. */
export class BlockAction {
  @Text({ max: 40, required: true, label: 'Label', width: 'half' }) label?: string | null;
  @Link({ names: 'label', label: 'Link', width: 'half' }) href?: string | null;
  @Flag({ names: 'label', label: 'Open in a new tab', rare: true }) newTab?: boolean | null;
}
