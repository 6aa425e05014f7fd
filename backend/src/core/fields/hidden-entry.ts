import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { isHidden } from '@20x/shared/hidden';

/** An entry of a list of plain texts that is kept from visitors and stays in the draft; their answers hold texts alone. */
export class HiddenEntry {
  @ApiProperty({ description: 'The text.' }) entry!: string;
  @ApiProperty({ enum: [false] }) published!: false;
}
export type TextEntry = string | HiddenEntry;

/** A list whose entries are texts or hidden. */
export const entriesSchema = { oneOf: [{ type: 'string' }, { $ref: getSchemaPath(HiddenEntry) }] };

/** Whether a text passes, shown or hidden. */
export const hiddenOr =
  (passes: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    isHiddenEntry(value) ? passes(value.entry) : passes(value);

const isHiddenEntry = (value: unknown): value is HiddenEntry =>
  isHidden(value) && Object.keys(value as object).length === 2 && Object.hasOwn(value as object, 'entry');
