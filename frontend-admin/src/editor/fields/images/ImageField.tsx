import { Button, Input, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { FieldInputProps, ImageDeclaration } from '../../model/field-declarations';
import { fieldFrame, verbatim } from '../frame/field-frame';
import { isText, useField } from '../../model/field-form';
import { FieldNote } from '../frame/FieldNote';
import classes from './ImageField.module.css';
import { SiteImages } from './SiteImages';
import { Thumbnail } from './Thumbnail';
import { Dialog } from '../../../ui/Dialog';

const anImage = 'A path on this site or an https address.';

/** An image, picked from those of the site; its address is there for those who want to type one. */
export function ImageField({ path, declaration: { label, help, fallback } }: FieldInputProps<ImageDeclaration>) {
  const { value: address = '', error, write } = useField(path, isText);
  const [isPicking, { open, close }] = useDisclosure();
  const [isTyping, { toggle }] = useDisclosure();
  const hasInput = isTyping || error !== undefined;
  /** Of an empty field, the image that visitors get. */
  const shown = address || (fallback ?? '');
  return (
    <Input.Wrapper label={label} labelElement="div" description={help} className={classes.root}>
      <div className={classes.image} role="group" aria-label={label}>
        <Thumbnail key={shown} address={shown} />
        <div className={classes.actions}>
          <Button
            variant="default"
            data-field={hasInput ? undefined : path}
            aria-label={address ? `${label}: replace` : `${label}: choose an image`}
            onClick={open}
          >
            {address ? 'Replace' : 'Choose an image'}
          </Button>
          {address ? (
            <Button variant="subtle" color="gray" aria-label={`${label}: remove`} onClick={() => write(null)}>
              Remove
            </Button>
          ) : null}
          <Button variant="subtle" color="gray" aria-expanded={hasInput} onClick={toggle}>
            Use an address
          </Button>
        </div>
      </div>
      {hasInput ? (
        <TextInput
          {...fieldFrame({ path, label: 'Address', error })}
          {...verbatim}
          inputMode="url"
          value={address}
          placeholder={fallback}
          description={<FieldNote help={anImage} />}
          onChange={(event) => {
            write(event.currentTarget.value);
          }}
        />
      ) : null}
      {isPicking ? (
        <ImagePicker
          current={address}
          onClose={close}
          onChoose={(chosen) => {
            write(chosen);
            close();
          }}
        />
      ) : null}
    </Input.Wrapper>
  );
}

interface ImagePickerProps {
  readonly current: string;
  readonly onClose: () => void;
  readonly onChoose: (address: string) => void;
}

function ImagePicker({ current, onClose, onChoose }: ImagePickerProps) {
  return (
    <Dialog onClose={onClose} size="xl" title="Choose an image">
      <SiteImages current={current} onChoose={onChoose} />
      <p className={classes.later}>For an image that is not here, use its address.</p>
    </Dialog>
  );
}
