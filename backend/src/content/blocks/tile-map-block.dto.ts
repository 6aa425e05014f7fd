import { Row, Rows, Text } from '../../core/fields/fields.ts';
import { BlockBase } from './block.dto.ts';
import { BlockType } from './block-type.ts';

export class TileGroup extends Row {
  @Text({ max: 90, required: true, label: 'Name', role: 'title', starts: true }) title?: string | null;
  @Text({
    max: 600,
    required: true,
    input: 'paragraph',
    label: 'Tiles',
    help: 'The tiles of this group, with spaces between them: AL AZ AR',
    asIs: false,
  })
  tiles?: string | null;

  @Text({ max: 320, input: 'paragraph', label: 'Text' }) text?: string | null;
}

@BlockType('tileMap', {
  title: 'Tile map',
  description: 'States, provinces or other places as tiles, in groups with a color each.',
  group: 'Text',
  icon: 'Map',
  initial: { groups: [{}, {}] },
  flow: true,
})
export class TileMapBlock extends BlockBase {
  type!: 'tileMap';
  @Text({ max: 320, label: 'Caption', help: 'Say where it is from, and its date.', role: 'title', starts: true })
  caption?: string | null;

  @Text({
    max: 1200,
    required: true,
    input: 'paragraph',
    label: 'Map',
    help: 'One line for each row of tiles, with spaces between them. A dot leaves a place empty.',
    asIs: false,
  })
  map?: string | null;

  @Rows(() => TileGroup, { required: true, max: 5, label: 'Groups', item: 'group' }) groups?: TileGroup[] | null;
}
