import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { verbatim } from '../frame/field-frame';
import { lineDiff } from './line-diff';
import source from '../frame/code.module.css';
import classes from './OwnerHtml.module.css';
import { Dialog } from '../../../ui/Dialog';
import { DialogButtons } from '../../../ui/DialogButtons';

interface HtmlDialogProps {
  readonly label: string;
  readonly html: string;
  /** The change has been looked at. */
  readonly onTake: (html: string) => void;
  readonly onClose: () => void;
}

/** Asks for raw HTML, then shows what that changes before it becomes a part of the draft. */
export function HtmlDialog(props: HtmlDialogProps) {
  const { label, html, onClose } = props;
  const [text, setText] = useState(html);
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    if (text === html) onClose();
    else setAsking(true);
  };
  return (
    <Dialog onClose={close} closeOnClickOutside={false} size="lg" title={label}>
      {isAsking ? (
        <Stack>
          <Text>What you changed in the HTML is not in the draft yet.</Text>
          <Group justify="flex-end">
            <Button variant="subtle" color="gray" c="var(--danger-text)" onClick={onClose}>
              Throw it away
            </Button>
            <Button data-autofocus onClick={() => setAsking(false)}>
              Keep editing
            </Button>
          </Group>
        </Stack>
      ) : (
        <HtmlForm {...props} text={text} setText={setText} onCancel={close} />
      )}
    </Dialog>
  );
}

interface HtmlFormProps extends HtmlDialogProps {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly onCancel: () => void;
}

function HtmlForm({ label, html, text, setText, onTake, onClose, onCancel }: HtmlFormProps) {
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
        classNames={{ input: source.code }}
        onChange={(event) => {
          setText(event.currentTarget.value);
        }}
      />
      <DialogButtons onCancel={onCancel}>
        <Button disabled={text === html} onClick={() => setReviewing(true)}>
          See what changes
        </Button>
      </DialogButtons>
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
