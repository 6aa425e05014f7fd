import { useState } from 'react';
import { Modal, Stack, TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { adminApi, type LinkedDocument } from '../../../api/generated';
import { useFocusBack } from '../../../ui/use-focus-back';
import list from '../links/LinkPicker.module.css';

interface PickDialogProps {
  readonly title: string;
  /** The content type. */
  readonly type: string;
  /** Ids of documents that are not offered. */
  readonly without?: readonly string[];
  readonly onChoose: (document: LinkedDocument) => void;
  readonly onClose: () => void;
}

/** The most that one answer lists; more are found by words. */
const most = 100;
const pauseMs = 200;

/** Finds a document of one type. */
export function PickDialog({ title, type, without = [], onChoose, onClose }: PickDialogProps) {
  useFocusBack();
  const [search, setSearch] = useState('');
  const [settled] = useDebouncedValue(search.trim(), pauseMs);
  const { data, isFetching } = adminApi.useListLinkTargetsQuery(
    { type, search: settled || undefined, limit: most },
    { refetchOnMountOrArgChange: true },
  );
  const offered = (data?.data ?? []).filter(({ id }) => !without.includes(id));
  return (
    <Modal opened onClose={onClose} size="lg" title={title}>
      <Stack>
        <TextInput
          data-autofocus
          label="Find"
          placeholder="Title or address"
          value={search}
          onChange={(event) => {
            setSearch(event.currentTarget.value);
          }}
        />
        <div className={list.targets} aria-busy={isFetching}>
          <ul className={list.list}>
            {offered.map((target) => (
              <li key={target.id}>
                <UnstyledButton
                  className={list.target}
                  onClick={() => {
                    onChoose(target);
                  }}
                >
                  <span>
                    {target.title}
                    {target.live ? null : <span className={list.draft}>draft</span>}
                  </span>
                  <span className={list.path}>{target.path}</span>
                </UnstyledButton>
              </li>
            ))}
          </ul>
          {data && offered.length === 0 ? (
            <p className={list.none}>{data.total === 0 ? 'Nothing is called that.' : 'All of them are picked.'}</p>
          ) : null}
          {data && data.total > most ? (
            <p className={list.none}>{data.total - most} more: type words to find them.</p>
          ) : null}
        </div>
      </Stack>
    </Modal>
  );
}
