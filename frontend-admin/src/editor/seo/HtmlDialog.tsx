import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { verbatim } from '../fields/field-frame';
import { lineDiff } from './line-diff';
import classes from './OwnerHtml.module.css';

interface HtmlDialogProps {
  readonly label: string;
  readonly html: string;
  readonly opened: boolean;
  /** The change has been looked at. */
  readonly onTake: (html: string) => void;
  readonly onClose: () => void;
}

/** Asks for raw HTML, then shows what that changes before it becomes a part of the draft. */
export function HtmlDialog(props: HtmlDialogProps) {
  const { label, opened, onClose } = props;
  return (
    <Modal opened={opened} onClose={onClose} size="lg" title={label}>
      <HtmlForm {...props} />
    </Modal>
  );
}

function HtmlForm({ label, html, onTake, onClose }: HtmlDialogProps) {
  const [text, setText] = useState(html);
  const [isReviewing, setReviewing] = useState(false);
  if (isReviewing) {
    return (
      <Stack>
        <Text>This changes in the draft. What is added runs in visitors’ browsers once it is published.</Text>
        <LineDiff from={html} to={text} />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setReviewing(false)}>
            Back
          </Button>
          <Button
            data-autofocus
            onClick={() => {
              onTake(text);
              onClose();
            }}
          >
            Take the change
          </Button>
        </Group>
      </Stack>
    );
  }
  return (
    <Stack>
      <Textarea
        {...verbatim}
        data-autofocus
        label="HTML"
        aria-label={`${label}: HTML`}
        autosize
        minRows={10}
        maxRows={20}
        value={text}
        classNames={{ input: classes.input }}
        onChange={(event) => {
          setText(event.currentTarget.value);
        }}
      />
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={text === html} onClick={() => setReviewing(true)}>
          See what changes
        </Button>
      </Group>
    </Stack>
  );
}

const signs = { same: ' ', removed: '−', added: '+' } as const;

function LineDiff({ from, to }: { readonly from: string; readonly to: string }) {
  return (
    <ol className={classes.diff} aria-label="What changes">
      {lineDiff(from, to).map(({ kind, line }, index) => {
        const Line = kind === 'removed' ? 'del' : kind === 'added' ? 'ins' : 'span';
        return (
          <li key={index} data-kind={kind}>
            <span aria-hidden>{signs[kind]}</span> <Line>{line}</Line>
          </li>
        );
      })}
    </ol>
  );
}
