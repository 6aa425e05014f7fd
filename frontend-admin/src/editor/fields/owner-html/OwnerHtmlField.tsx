import { ownerHtmlRefusal } from '@20x/shared/owner-html';
import { Button, Input } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { FieldInputProps, OwnerHtmlDeclaration } from '../../model/field-declarations';
import { isText, useField } from '../../model/field-form';
import { FieldNote } from '../frame/FieldNote';
import { HtmlDialog } from './HtmlDialog';
import { useMayEditHtml } from './may-edit-html';
import classes from './OwnerHtml.module.css';

/** Raw HTML of the page: shown to all, changed by those who may, and only after a look at what changes. */
export function OwnerHtmlField({ path, declaration: { label } }: FieldInputProps<OwnerHtmlDeclaration>) {
  const mayEdit = useMayEditHtml();
  const { value: html = '', error, write } = useField(path, isText);
  const [isEditing, { open, close }] = useDisclosure();
  const help = mayEdit ? 'Scripts in it run in visitors’ browsers.' : ownerHtmlRefusal;
  return (
    <Input.Wrapper label={label} labelElement="div" error={error} description={<FieldNote help={help} />}>
      <div role="group" aria-label={label} tabIndex={-1} data-field={path} className={classes.root}>
        {html ? <pre className={classes.code}>{html}</pre> : <p className={classes.empty}>Nothing.</p>}
        {mayEdit ? (
          <Button variant="default" size="xs" aria-label={`Change ${label}`} onClick={open}>
            Change
          </Button>
        ) : null}
      </div>
      {isEditing ? <HtmlDialog label={label} html={html} onTake={write} onClose={close} /> : null}
    </Input.Wrapper>
  );
}
