import { referenceTo } from '@20x/shared/link-address';
import { Button, Input } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { FieldInputProps, PickDeclaration } from '../../model/field-declarations';
import { isText, useField } from '../../model/field-form';
import { PickDialog } from './PickDialog';
import { Picked } from './Picked';
import classes from './Picks.module.css';

/** One document of a type, kept by its id. */
export function PickField({ path, declaration: { label, help, item, target } }: FieldInputProps<PickDeclaration>) {
  const { value = '', error, write } = useField(path, isText);
  const [isPicking, { open, close }] = useDisclosure();
  return (
    <>
      <Input.Wrapper label={label} labelElement="div" description={help} error={error}>
        <div className={classes.one} role="group" aria-label={label} data-field={path} tabIndex={-1}>
          {value === '' ? <span className={classes.none}>None yet</span> : <Picked value={value} target={target} />}
          <Button variant="default" aria-label={`${label}: pick`} onClick={open}>
            {value === '' ? 'Pick…' : 'Change…'}
          </Button>
        </div>
      </Input.Wrapper>
      {isPicking ? (
        <PickDialog
          title={`Pick ${item}`}
          type={target}
          onChoose={({ id }) => {
            write(referenceTo(id));
            close();
          }}
          onClose={close}
        />
      ) : null}
    </>
  );
}
