import { useState } from 'react';
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useMay } from '../../api/use-may';
import type { EditedTerm } from '../../api/generated';
import { IconButton } from '../../ui/IconButton';
import { X } from 'lucide-react';
import { DeleteTerm } from './DeleteTerm';
import { MergeDialog } from './MergeDialog';
import { TermForm } from './TermForm';
import { postsIn } from './terms-list';
import classes from './Terms.module.css';

export interface TermProps {
  readonly term: EditedTerm;
  readonly onClose: () => void;
  /** The list is not up to date any more. */
  readonly onChange: () => void;
}

/** One category or tag: its names, and what can be done with it. */
export function TermDetail({ term, onClose, onChange }: TermProps) {
  const [isMerging, setMerging] = useState(false);
  const mayChange = useMay('post:publish');
  const { kind, slug, name, posts, aliases } = term;
  return (
    <Stack p="lg">
      <Group justify="space-between" wrap="nowrap" align="start">
        <Title order={2}>
          <bdi>{name}</bdi>
        </Title>
        <IconButton label="Close" icon={X} onClick={onClose} />
      </Group>
      <Text c="var(--ink3)">
        {kind === 'tag' ? 'Tag' : 'Category'} of {postsIn(posts)}
        {posts > 0 ? (
          <>
            {' · '}
            <Anchor href={`/blog/${kind}/${slug}`} target="_blank" rel="noopener">
              View
            </Anchor>
          </>
        ) : null}
      </Text>
      {mayChange ? <TermForm term={term} onChange={onChange} /> : null}
      {aliases.length > 0 ? (
        <p className={classes.path}>Earlier addresses that lead here: {aliases.join(', ')}</p>
      ) : null}
      {mayChange ? (
        <Group>
          <Button variant="default" onClick={() => setMerging(true)}>
            Merge into another {kind}
          </Button>
          {posts === 0 ? <DeleteTerm term={term} onClose={onClose} onChange={onChange} /> : null}
        </Group>
      ) : null}
      {isMerging ? (
        <MergeDialog
          term={term}
          onClose={() => setMerging(false)}
          onMerged={() => {
            setMerging(false);
            onClose();
            onChange();
          }}
        />
      ) : null}
    </Stack>
  );
}
