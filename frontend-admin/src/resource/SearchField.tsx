import { useEffect, useEffectEvent, useState } from 'react';
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
  if (known !== search) {
    setKnown(search);
    // Back, Forward or a link changed the address. Own words arrive there later, when more may have been typed.
    if (search !== sent) {
      setSent(search);
      setTyped(search);
    }
  }
  // When the typing pauses, the address may hold something that was opened since.
  const send = useEffectEvent(() => {
    setSent(typed);
    find(typed);
  });
  useEffect(() => {
    if (typed === sent) return;
    const timer = setTimeout(send, typed === '' ? 0 : pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [typed, sent]);
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
              setTyped('');
            }}
          />
        ) : null
      }
      value={typed}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
      }}
    />
  );
}
