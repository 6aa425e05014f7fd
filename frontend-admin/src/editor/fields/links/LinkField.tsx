import { useEffect, useRef } from 'react';
import { useAppDispatch } from '@20x/kit';
import { readLink } from '@20x/shared/link-address';
import { adminApi } from '../../../api/generated';
import type { FieldInputProps, LinkDeclaration } from '../../model/field-declarations';
import { fieldFrame } from '../frame/field-frame';
import { isText, useField, useFieldForm } from '../../model/field-form';
import { LinkInput } from './LinkInput';

/** Where a button leads. The address of a document becomes a link that is kept by its id. */
export function LinkField({ path, declaration }: FieldInputProps<LinkDeclaration>) {
  const { label, help, fallback, leadsTo } = declaration;
  const { value: href = '', error, write } = useField(path, isText);
  const keep = useKeptLink(path, href, write);
  return (
    <LinkInput
      {...fieldFrame({ path, label, error })}
      {...{ href, help, leadsTo, placeholder: fallback }}
      onChange={write}
      onBlur={() => void keep()}
    />
  );
}

/** Turns a typed address into a link to the document that is there, unless the field says something else by then. */
function useKeptLink(path: string, href: string, write: (href: string) => void) {
  const dispatch = useAppDispatch();
  const form = useFieldForm();
  // A row that moves takes its field to another path; a deleted one has none. The link is written after a request of an
  // event handler, and useEffectEvent is for effects only.
  const latest = useRef<{ readonly path: string; readonly write: (href: string) => void } | null>(null);
  useEffect(() => {
    latest.current = { path, write };
    return () => {
      latest.current = null;
    };
  });
  return async () => {
    if (readLink(href).kind !== 'page') return;
    const asked = dispatch(adminApi.endpoints.lookUpLink.initiate({ href }, { subscribe: false }));
    const { data } = await asked;
    const field = latest.current;
    if (data?.document && field && form.read(field.path) === href) field.write(data.href);
  };
}
