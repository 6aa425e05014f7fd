import { useState } from 'react';
import type { Block } from '@20x/kit';
import { TextInput, UnstyledButton, useComputedColorScheme } from '@mantine/core';
import { Search } from 'lucide-react';
import type { BlockEntry } from '../../model/declarations-of';
import { blockLibrary } from './block-library';
import classes from './BlockLibraryDialog.module.css';
import { Dialog } from '../../../ui/Dialog';

type BlockType = Block['type'];
type Found = readonly [BlockType, BlockEntry];

interface BlockLibraryDialogProps {
  /** Default: every type. */
  readonly offered?: readonly string[] | undefined;
  readonly onClose: () => void;
  readonly onChoose: (type: BlockType) => void;
}

/** Every type of block with what it is good for. */
export function BlockLibraryDialog({ offered, onClose, onChoose }: BlockLibraryDialogProps) {
  return (
    <Dialog onClose={onClose} size="xl" title="Add a section">
      <Library offered={offered} onChoose={onChoose} />
    </Dialog>
  );
}

function Library({ offered, onChoose }: Pick<BlockLibraryDialogProps, 'offered' | 'onChoose'>) {
  const [search, setSearch] = useState('');
  const all = (Object.entries(blockLibrary) as Found[]).filter(([type]) => offered?.includes(type) ?? true);
  const found = all.filter(matches(search));
  const groups = new Set(found.map(([, { group }]) => group));
  return (
    <div className={classes.root}>
      <TextInput
        data-autofocus
        aria-label="Find a section"
        placeholder="Find: table, price, quote…"
        leftSection={<Search />}
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
        }}
        onKeyDown={(event) => {
          const only = found[0]?.[0];
          if (event.key === 'Enter' && search && only) onChoose(only);
        }}
      />
      <div className={classes.groups}>
        {[...groups].map((group) => (
          <Group
            key={group}
            name={group}
            entries={found.filter(([, entry]) => entry.group === group)}
            onChoose={onChoose}
          />
        ))}
        {found.length === 0 ? <p className={classes.none}>No section is called that.</p> : null}
      </div>
    </div>
  );
}

const matches = (search: string) => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return ([type, { title, description }]: Found) =>
    words.every((word) => `${type} ${title} ${description}`.toLowerCase().includes(word));
};

interface GroupProps {
  readonly name: string;
  readonly entries: readonly Found[];
  readonly onChoose: (type: BlockType) => void;
}

function Group({ name, entries, onChoose }: GroupProps) {
  const theme = useComputedColorScheme();
  return (
    <section aria-label={name}>
      <h3 className={classes.group}>{name}</h3>
      <div className={classes.entries}>
        {entries.map(([type, { title, description, icon: Icon }]) => (
          <UnstyledButton
            key={type}
            className={classes.entry}
            onClick={() => {
              onChoose(type);
            }}
          >
            <img
              src={`/images/sections/${type}-${theme}.webp`}
              alt=""
              width={280}
              height={158}
              loading="lazy"
              className={classes.picture}
            />
            <span className={classes.title}>
              <Icon size={16} />
              {title}
            </span>
            <span className={classes.description}>{description}</span>
          </UnstyledButton>
        ))}
      </div>
    </section>
  );
}
