import { Button, Checkbox, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { imageMessage, isImageAddress } from '@20x/shared/image-address';
import { verbatim } from '../frame/field-frame';
import { ForeignImage } from '../images/ForeignImage';
import { ImageChoice } from '../images/ImageChoice';
import { Thumbnail, typingPauseMs } from '../images/Thumbnail';
import classes from './RichText.module.css';
import type { PickedImage } from '../../../media/picker/MediaPicker';
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
  const form = useForm({
    initialValues: { src: image?.src ?? '', alt: image?.alt ?? '', isDecorative: image !== null && !image.alt },
    validate: {
      src: (src) => (isImageAddress(src.trim()) ? null : imageMessage),
      alt: (alt, { isDecorative }) =>
        isDecorative || alt.trim() ? null : 'Describe the image, or mark it as decorative.',
    },
  });
  const { src, isDecorative } = form.values;
  const choose = ({ address, alt }: PickedImage) => {
    form.setFieldValue('src', address);
    if (!form.values.alt) form.setFieldValue('alt', alt);
  };
  const [shown] = useDebouncedValue(src, typingPauseMs);
  const submit = form.onSubmit(() => onChoose({ src: src.trim(), alt: isDecorative ? '' : form.values.alt.trim() }));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.stopPropagation(); // The form is inside another one only in React's tree.
        submit(event);
      }}
    >
      <Stack>
        <div className={classes.siteImages}>
          <ImageChoice current={src} onChoose={choose} />
        </div>
        <div className={classes.chosen}>
          <Thumbnail key={shown} address={isImageAddress(shown) ? shown : ''} />
          <TextInput
            {...form.getInputProps('src')}
            {...verbatim}
            label="Address of the image"
            description="Chosen above, or typed: a path on this site or an https address."
            inputMode="url"
          />
        </div>
        <ForeignImage address={isImageAddress(shown) ? shown : ''} onCopied={choose} />
        <TextInput
          {...form.getInputProps('alt')}
          {...(isDecorative && { disabled: true, value: '', error: null })}
          label="Alternative text"
          description="Read aloud in place of the image, and shown when it does not load."
          maxLength={longestAlt}
        />
        <Checkbox
          {...form.getInputProps('isDecorative', { type: 'checkbox' })}
          label="Decorative: nothing is read aloud"
        />
        <DialogButtons onCancel={onCancel}>
          <Button type="submit">{image ? 'Change it' : 'Insert it'}</Button>
        </DialogButtons>
      </Stack>
    </form>
  );
}
