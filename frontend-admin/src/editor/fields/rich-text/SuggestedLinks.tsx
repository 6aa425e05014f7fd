import { useEffect, useEffectEvent, useState } from 'react';
import { referenceTo } from '@20x/shared/link-address';
import { Button, Skeleton, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Editor } from '@tiptap/core';
import { Waypoints } from 'lucide-react';
import { adminApi, type LinkSuggestion } from '../../../api/generated';
import { Dialog } from '../../../ui/Dialog';
import { IconButton } from '../../../ui/IconButton';
import { LoadFailure } from '../../../ui/LoadFailure';
import { useOpenedId } from '../../document/EditorContext';
import { linkableText, linkPhrase } from './link-suggestions';
import classes from './SuggestedLinks.module.css';

/** Suggests pages that the text could link to; one click links the words. */
export function SuggestLinksTool({ editor }: { readonly editor: Editor }) {
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <IconButton label="Suggest links" icon={Waypoints} variant="subtle" onClick={open} />
      {isOpen ? (
        <Dialog onClose={close} size="lg" title="Suggested links">
          <Suggestions editor={editor} onDone={close} />
        </Dialog>
      ) : null}
    </>
  );
}

interface SuggestionsProps {
  readonly editor: Editor;
  readonly onDone: () => void;
}

function Suggestions({ editor, onDone }: SuggestionsProps) {
  const [about] = useState(() => linkableText(editor));
  const documentId = useOpenedId();
  const [ask, { data, error }] = adminApi.useSuggestLinksMutation();
  const { text, linked, isSelection } = about;
  const run = () => void ask({ linkSuggestionsRequest: { text, linked: [...linked], documentId } });
  const runFirst = useEffectEvent(run);
  useEffect(() => {
    runFirst();
  }, []);
  if (error) return <LoadFailure title="No links could be suggested" error={error} onRetry={run} />;
  if (!data) return <Skeleton h={160} aria-label="Loading" />;
  const usable = isSelection ? data : data.filter(({ phrase }) => phrase !== null);
  if (usable.length === 0)
    return (
      <Text>
        {isSelection
          ? 'No page shares a word with the selected text.'
          : 'The text names no page that it does not link to already.'}
      </Text>
    );
  return (
    <ul className={classes.list}>
      {usable.map((suggestion) => (
        <Suggested
          key={suggestion.document.id}
          suggestion={suggestion}
          words={isSelection ? text : (suggestion.phrase ?? '')}
          onLink={() => {
            const isDone = linkPhrase(
              editor,
              referenceTo(suggestion.document.id),
              isSelection ? null : suggestion.phrase,
            );
            if (isSelection) onDone();
            return isDone;
          }}
        />
      ))}
    </ul>
  );
}

interface SuggestedProps {
  readonly suggestion: LinkSuggestion;
  readonly words: string;
  /** False: the words are gone. */
  readonly onLink: () => boolean;
}

/** So much of the words is shown. */
const longestWords = 60;

function Suggested({ suggestion: { document }, words, onLink }: SuggestedProps) {
  const [state, setState] = useState<'open' | 'linked' | 'gone'>('open');
  const shown = words.length > longestWords ? `${words.slice(0, longestWords)}…` : words;
  return (
    <li className={classes.suggestion}>
      <span>
        <bdi>{document.title}</bdi>
        <span className={classes.path}>{document.path}</span>
      </span>
      <span role="status" className={classes.state}>
        {state === 'linked' ? `Linked “${shown}”` : state === 'gone' ? 'These words are linked already' : null}
      </span>
      {state === 'open' ? (
        <Button
          variant="default"
          size="xs"
          aria-label={`Link “${shown}” to ${document.title}`}
          onClick={() => setState(onLink() ? 'linked' : 'gone')}
        >
          Link “{shown}”
        </Button>
      ) : null}
    </li>
  );
}
