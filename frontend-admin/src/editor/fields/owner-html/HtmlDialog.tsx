import { lineDiff } from '@20x/shared/line-diff';
import type { CleanOwnerHtml } from '@20x/shared/owner-html-clean';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { verbatim } from '../frame/field-frame';
import source from '../frame/code.module.css';
import classes from './OwnerHtml.module.css';
import { Banner } from '../../../ui/Banner';
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
  const [review, setReview] = useState<CleanOwnerHtml | null>(null);
  const look = async () => {
    const { cleanOwnerHtml } = await import('@20x/shared/owner-html-clean');
    setReview(cleanOwnerHtml(text));
  };
  if (review) {
    return (
      <Stack>
        <Text>This changes in the draft. What is added runs in visitors’ browsers once it is published.</Text>
        <Dropped from={text} review={review} />
        <LineDiff from={html} to={review.html} />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setReview(null)}>
            Back
          </Button>
          <Button
            data-autofocus
            onClick={() => {
              onTake(review.html);
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
        <Button disabled={text === html} onClick={() => void look()}>
          See what changes
        </Button>
      </DialogButtons>
    </Stack>
  );
}

interface DroppedProps {
  readonly from: string;
  readonly review: CleanOwnerHtml;
}

/** What of the text does not become a part of the page. */
function Dropped({ from, review: { html, dropped } }: DroppedProps) {
  if (html === from) return null;
  return (
    <Banner
      tone="notice"
      title={dropped.length > 0 ? `Left out: ${dropped.join(', ')}` : 'Written as browsers read it'}
    >
      <Text>
        {dropped.length > 0
          ? 'It would take in, replace or redirect the page.'
          : 'Tags that were left open are closed, so that the page after them stays whole.'}
      </Text>
    </Banner>
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
