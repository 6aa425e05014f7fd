import { Button, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { FieldInputProps, ImageDeclaration } from '../model/field-declarations';
import { fieldFrame, verbatim } from './field-frame';
import { isText, useField } from '../model/field-form';
import { FieldNote } from './FieldNote';
import classes from './ImageField.module.css';
import { SiteImages } from './SiteImages';
import { Thumbnail } from './Thumbnail';
import { Dialog } from '../../ui/Dialog';

const anImage = 'A path on this site or an https address.';

/** The address of an image with the image itself; picked from those that the site ships, or typed. */
export function ImageField({ path, declaration }: FieldInputProps<ImageDeclaration>) {
  const { label, help = anImage, fallback } = declaration;
  const { value: address = '', error, write } = useField(path, isText);
  const [isPicking, { open, close }] = useDisclosure();
  return (
    <div className={classes.root}>
      <div className={classes.thumbnail}>
        <Thumbnail key={address} address={address} />
      </div>
      <div className={classes.fields}>
        <TextInput
          {...fieldFrame({ path, label, error })}
          {...verbatim}
          inputMode="url"
          value={address}
          placeholder={fallback}
          description={<FieldNote help={help} />}
          onChange={(event) => {
            write(event.currentTarget.value);
          }}
        />
        <div className={classes.actions}>
          <Button variant="default" aria-label={`${label}: choose an image`} onClick={open}>
            Choose…
          </Button>
          {address ? (
            <Button
              variant="subtle"
              color="gray"
              aria-label={`${label}: remove`}
              onClick={() => {
                write(null);
              }}
            >
              Remove
            </Button>
          ) : null}
        </div>
      </div>
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
    </div>
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
      <p className={classes.later}>These images come with the site. Any other: type its address into the field.</p>
    </Dialog>
  );
}
