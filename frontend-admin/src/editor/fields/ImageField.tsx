import { useState } from 'react';
import { Button, Modal, TextInput, UnstyledButton } from '@mantine/core';
import { ImageOff } from 'lucide-react';
import type { ImageDeclaration } from '../field-declarations';
import { fieldFrame, verbatim } from './field-frame';
import { isText, useField } from './field-form';
import { FieldNote } from './FieldNote';
import classes from './ImageField.module.css';
import { shippedImages } from './shipped-images';

interface ImageFieldProps {
  readonly path: string;
  readonly declaration: ImageDeclaration;
}

const anImage = 'A path on this site or an https address.';

/** The address of an image with the image itself; picked from those that the site ships, or typed. */
export function ImageField({ path, declaration }: ImageFieldProps) {
  const { label, help = anImage, fallback } = declaration;
  const { value: address = '', error, write } = useField(path, isText);
  const [isPicking, setPicking] = useState(false);
  return (
    <div className={classes.root}>
      <Thumbnail key={address} address={address} />
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
          <Button
            variant="default"
            aria-label={`${label}: choose an image`}
            onClick={() => {
              setPicking(true);
            }}
          >
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
          onClose={() => {
            setPicking(false);
          }}
          onChoose={(chosen) => {
            write(chosen);
            setPicking(false);
          }}
        />
      ) : null}
    </div>
  );
}

/** The image, or that there is none at the address. */
function Thumbnail({ address }: { readonly address: string }) {
  const [isMissing, setMissing] = useState(false);
  if (!address || isMissing) {
    return (
      <div className={classes.thumbnail} data-missing={isMissing || undefined}>
        <ImageOff size={20} strokeWidth={1.5} aria-hidden />
        {isMissing ? <span>No image there</span> : null}
      </div>
    );
  }
  return (
    <img
      src={address}
      alt=""
      className={classes.thumbnail}
      onError={() => {
        setMissing(true);
      }}
    />
  );
}

interface ImagePickerProps {
  readonly current: string;
  readonly onClose: () => void;
  readonly onChoose: (address: string) => void;
}

function ImagePicker({ current, onClose, onChoose }: ImagePickerProps) {
  return (
    <Modal opened onClose={onClose} size="xl" title="Choose an image">
      <div className={classes.grid}>
        {shippedImages.map(({ address, name }) => (
          <UnstyledButton
            key={address}
            className={classes.choice}
            aria-pressed={address === current}
            onClick={() => {
              onChoose(address);
            }}
          >
            <img src={address} alt="" loading="lazy" />
            <span>{name}</span>
          </UnstyledButton>
        ))}
      </div>
      <p className={classes.later}>These images come with the site. Any other: type its address into the field.</p>
    </Modal>
  );
}
