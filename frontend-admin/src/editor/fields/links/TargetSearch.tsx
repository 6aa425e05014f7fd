import { useState, type ReactNode } from 'react';
import { TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { adminApi, type LinkedDocument } from '../../../api/generated';
import classes from './LinkPicker.module.css';

/** The most that one answer lists; more are found by words. */
const most = 100;
const pauseMs = 200;

interface TargetSearchProps {
  /** The content type. Default: all of them. */
  readonly type?: string;
  /** Only what visitors open as a page. */
  readonly pages?: boolean;
  readonly renderFound: (found: readonly LinkedDocument[]) => ReactNode;
}

/** Finds documents that can be linked to by words of their titles and addresses. */
export function TargetSearch({ type, pages, renderFound }: TargetSearchProps) {
  const [search, setSearch] = useState('');
  const [settled] = useDebouncedValue(search.trim(), pauseMs);
  const { data, isFetching } = adminApi.useListLinkTargetsQuery(
    { type, pages, search: settled || undefined, limit: most },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <TextInput
        data-autofocus
        label="Find"
        placeholder="Title or address"
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
        }}
      />
      <div className={classes.targets} aria-busy={isFetching}>
        {data ? renderFound(data.data) : null}
        {data?.total === 0 ? <p className={classes.none}>No matches.</p> : null}
        {data && data.total > most ? (
          <p className={classes.none}>{data.total - most} more: type words to find them.</p>
        ) : null}
      </div>
    </>
  );
}

interface TargetListProps {
  readonly targets: readonly LinkedDocument[];
  /** Which one is chosen. Default: a choice closes the list, so that none is. */
  readonly isCurrent?: (target: LinkedDocument) => boolean;
  readonly onChoose: (target: LinkedDocument) => void;
}

export function TargetList({ targets, isCurrent, onChoose }: TargetListProps) {
  return (
    <ul className={classes.list}>
      {targets.map((target) => (
        <li key={target.id}>
          <UnstyledButton
            className={classes.target}
            aria-pressed={isCurrent?.(target)}
            onClick={() => {
              onChoose(target);
            }}
          >
            <span>
              {target.title}
              {target.live ? null : <span className={classes.draft}>draft</span>}
            </span>
            <span className={classes.path}>{target.path}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
