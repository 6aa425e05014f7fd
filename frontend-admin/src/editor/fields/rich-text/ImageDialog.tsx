import { useState, type SyntheticEvent } from 'react';
import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import { verbatim } from '../field-frame';
import { ShippedImages } from '../ShippedImages';
import { Thumbnail } from '../Thumbnail';
import classes from './RichText.module.css';
import { Dialog } from '../../../ui/Dialog';
import { DialogButtons } from '../../../ui/DialogButtons';

/** An image inside a text. */
export interface TextImage {
  readonly src: string;
  /** Empty: it decorates, and is not read aloud. */
  readonly alt: string | null;
}

interface ImageDialogProps {
  readonly image: TextImage | null;
  readonly onClose: () => void;
  readonly onChoose: (image: TextImage) => void;
}

/** What the server keeps: a path on this site or an https address. */
const isAddress = (text: string) => /^(\/(?!\/)|https:\/\/)\S+$/.test(text);
const longestAlt = 150;

export function ImageDialog({ onClose, ...choice }: ImageDialogProps) {
  return (
    <Dialog onClose={onClose} size="lg" title={choice.image ? 'Change the image' : 'Insert an image'}>
      <ImageForm {...choice} onCancel={onClose} />
    </Dialog>
  );
}

interface ImageFormProps extends Pick<ImageDialogProps, 'image' | 'onChoose'> {
  readonly onCancel: () => void;
}

/** Which image, and what it says to those who do not see it: one of the two answers has to be given. */
function ImageForm({ image, onChoose, onCancel }: ImageFormProps) {
  const [src, setSrc] = useState(image?.src ?? '');
  const [alt, setAlt] = useState(image?.alt ?? '');
  const [isDecorative, setDecorative] = useState(image !== null && !image.alt);
  const [isTried, setTried] = useState(false);
  const words = alt.trim();
  const errors = {
    src: isAddress(src.trim()) ? null : 'Give a path on this site or an https address.',
    alt: isDecorative || words ? null : 'Say what the image shows, or that it only decorates.',
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // The form is inside another one only in React's tree.
    event.stopPropagation();
    if (errors.src === null && errors.alt === null) onChoose({ src: src.trim(), alt: isDecorative ? '' : words });
    else setTried(true);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <div className={classes.shipped}>
          <ShippedImages current={src} onChoose={setSrc} />
        </div>
        <div className={classes.chosen}>
          <Thumbnail key={src} address={isAddress(src) ? src : ''} />
          <TextInput
            {...verbatim}
            label="Address of the image"
            description="Chosen above, or typed: a path on this site or an https address."
            inputWrapperOrder={['label', 'input', 'error', 'description']}
            inputMode="url"
            value={src}
            error={isTried ? errors.src : null}
            onChange={(event) => {
              setSrc(event.currentTarget.value);
            }}
          />
        </div>
        <TextInput
          label="Alternative text"
          description="Read aloud in place of the image, and shown when it does not load."
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          maxLength={longestAlt}
          disabled={isDecorative}
          value={isDecorative ? '' : alt}
          error={isTried ? errors.alt : null}
          onChange={(event) => {
            setAlt(event.currentTarget.value);
          }}
        />
        <Checkbox
          label="It only decorates: nothing is read aloud"
          checked={isDecorative}
          onChange={(event) => {
            setDecorative(event.currentTarget.checked);
          }}
        />
        <DialogButtons onCancel={onCancel}>
          <Button type="submit">{image ? 'Change it' : 'Insert it'}</Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
