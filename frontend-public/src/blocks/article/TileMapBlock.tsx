import { fieldOf } from '../../ui/field-of';
import type { BlockProps } from '../parts/block-props';
import { filled, rowsWith } from '../parts/block-text';
import classes from './TileMapBlock.module.css';

const codesIn = (text: string | null | undefined) => (text ?? '').split(/\s+/).filter(Boolean);
/** An empty place of the map. */
const isGap = (code: string) => /^[.·]$/.test(code);

/** Places as tiles. The groups name theirs in words, so the drawing is for the eyes alone. */
export function TileMapBlock({ block }: BlockProps<'tileMap'>) {
  const groups = rowsWith(block.groups, 'title');
  const lines = (block.map ?? '').split('\n').map(codesIn);
  if (groups.length === 0) return null;
  const groupOf = (code: string) => groups.findIndex(({ tiles }) => codesIn(tiles).includes(code));
  return (
    <figure className={classes.root}>
      <div className={classes.map} aria-hidden>
        {lines.map((line, row) =>
          line.map(
            (code, column) =>
              !isGap(code) && (
                <span
                  key={`${row} ${column}`}
                  data-group={groupOf(code)}
                  style={{ gridArea: `${row + 1} / ${column + 1}` }}
                >
                  {code}
                </span>
              ),
          ),
        )}
      </div>
      <ul className={classes.groups}>
        {groups.map((group, index) => (
          <li key={index} data-field={fieldOf(group)}>
            <span className={classes.key} data-group={index} aria-hidden />
            <b>{group.title}</b>
            {filled(group.text) && <p>{group.text}</p>}
            {filled(group.tiles) && <p className={classes.tiles}>{group.tiles}</p>}
          </li>
        ))}
      </ul>
      {filled(block.caption) && <figcaption>{block.caption}</figcaption>}
    </figure>
  );
}
