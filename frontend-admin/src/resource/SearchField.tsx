import { useEffect, useRef, useState } from 'react';
import { CloseButton, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import type { ListPlaceControl } from './use-list-place';

const pauseMs = 250;

interface SearchFieldProps {
  /** "Title or address" */
  readonly label: string;
  readonly place: Pick<ListPlaceControl<string>, 'search' | 'find'>;
}

/** Words to look for; they are in the address as soon as the typing pauses. */
export function SearchField({ label, place }: SearchFieldProps) {
  const { search, find } = place;
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  const [sent, setSent] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  if (known !== search) {
    setKnown(search);
    // Back, Forward or a link changed the address. Own words arrive there later, when more may have been typed.
    if (search !== sent) {
      setSent(search);
      setTyped(search);
    }
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const look = (words: string, afterMs: number) => {
    setTyped(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setSent(words);
      find(words);
    }, afterMs);
  };
  return (
    <TextInput
      type="search"
      aria-label={`Find by ${label.toLowerCase()}`}
      placeholder={label}
      leftSection={<Search />}
      rightSection={
        typed ? (
          <CloseButton
            size="sm"
            aria-label="Clear"
            onClick={() => {
              look('', 0);
            }}
          />
        ) : null
      }
      value={typed}
      onChange={(event) => {
        look(event.currentTarget.value, pauseMs);
      }}
    />
  );
}
