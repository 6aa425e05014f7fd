import { Button, Input, TextInput } from '@mantine/core';
import { useDebouncedValue, useDisclosure } from '@mantine/hooks';
import type { FieldInputProps, ImageDeclaration } from '../../model/field-declarations';
import { fieldFrame, verbatim } from '../frame/field-frame';
import { isText, useField, useFieldForm } from '../../model/field-form';
import { FieldNote } from '../frame/FieldNote';
import classes from './ImageField.module.css';
import { ImageChoice } from './ImageChoice';
import { Thumbnail, typingPauseMs } from './Thumbnail';
import { Dialog } from '../../../ui/Dialog';
import { CropButton } from '../../../media/crop/CropButton';
import type { PickedImage } from '../../../media/picker/MediaPicker';
import { parentPath } from '../../model/declaration-at';
import { DroppedImages } from './DroppedImages';
import { ForeignImage } from './ForeignImage';
import { useImageDrop } from './use-image-drop';

const anImage = 'A path on this site or an https address.';

/** An image, chosen from the library or dropped here; its address is there for those who want to type one. */
export function ImageField({ path, declaration }: FieldInputProps<ImageDeclaration>) {
  const { label, help, fallback, alt: altField } = declaration;
  const { value: address = '', error, write } = useField(path, isText);
  const choose = useChoice(path, altField);
  const [isPicking, { open, close }] = useDisclosure();
  const [isTyping, { toggle }] = useDisclosure();
  const { uploads, refusal, isOver, handlers } = useImageDrop('one', choose);
  const hasInput = isTyping || error !== undefined;
  /** Of an empty field, the image that visitors get. */
  const [shown] = useDebouncedValue(address || (fallback ?? ''), hasInput ? typingPauseMs : 0);
  return (
    <Input.Wrapper label={label} labelElement="div" description={help} className={classes.root}>
      <div className={classes.image} role="group" aria-label={label} data-over={isOver || undefined} {...handlers}>
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
          <CropButton address={address} variant="subtle" color="gray" aria-label={`${label}: crop`} />
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
      <DroppedImages uploads={uploads} refusal={refusal} />
      <ForeignImage address={isTyping ? shown : address} onCopied={choose} />
      {hasInput ? (
        <TextInput
          {...fieldFrame({ path, label: 'Address', error })}
          {...verbatim}
          inputMode="url"
          value={address}
          placeholder={fallback}
          description={<FieldNote help={anImage} />}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
      ) : null}
      {isPicking ? (
        <Dialog onClose={close} size="xl" title="Choose an image">
          <ImageChoice
            current={address}
            onChoose={(image) => {
              choose(image);
              close();
            }}
          />
        </Dialog>
      ) : null}
    </Input.Wrapper>
  );
}

/** Writes a chosen image, and what it shows where the field beside it says nothing yet. */
function useChoice(path: string, altField: string | undefined) {
  const form = useFieldForm();
  return ({ address, alt }: PickedImage) => {
    form.write(path, address);
    const altPath = altField && [...parentPath(path).split('.').filter(Boolean), altField].join('.');
    // What was written for this place stays.
    if (altPath && alt && !form.read(altPath)) form.write(altPath, alt);
  };
}
