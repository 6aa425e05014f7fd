import { Button } from '@mantine/core';
import classes from './RowList.module.css';

interface ListLegendProps {
  readonly label: string;
  readonly count: number;
  /** Of these, entries that visitors do not see; they are not held to the limit. Default: 0. */
  readonly hidden?: number;
  readonly limit: number | undefined;
  readonly areAllOpen?: boolean;
  /** Without it there is nothing to open or close. */
  readonly onToggleAll?: (open: boolean) => void;
}

/** The name of a list, how many entries of how many it has, and one button for all of them. */
export function ListLegend({ label, count, hidden = 0, limit, areAllOpen = false, onToggleAll }: ListLegendProps) {
  return (
    <>
      <legend className={classes.legend}>
        {label}{' '}
        <span className={classes.count} data-over={(limit !== undefined && count - hidden > limit) || undefined}>
          {limit === undefined ? count : `${count} of ${limit}`}
          {hidden > 0 ? ` · ${hidden} hidden` : ''}
        </span>
      </legend>
      {onToggleAll ? (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          className={classes.all}
          onClick={() => {
            onToggleAll(!areAllOpen);
          }}
        >
          {areAllOpen ? 'Collapse all' : 'Expand all'}
        </Button>
      ) : null}
    </>
  );
}
