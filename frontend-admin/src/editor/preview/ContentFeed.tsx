import { useEffectEvent, useLayoutEffect } from 'react';
import { useEditorContext } from '../document/EditorContext';
import { useFieldForm } from '../model/field-form';

interface ContentFeedProps {
  /** Told after every change of what the editor holds. */
  readonly onChange: () => void;
}

/** Hears every change of the content. Shows nothing. */
export function ContentFeed({ onChange }: ContentFeedProps) {
  const { fields } = useEditorContext();
  return Object.keys(fields).map((name) => <FieldFeed key={name} name={name} onChange={onChange} />);
}

function FieldFeed({ name, onChange }: ContentFeedProps & { readonly name: string }) {
  const value = useFieldForm().useValue(name);
  const changed = useEffectEvent(onChange);
  // Before anything is painted here: the page draws at the same time.
  useLayoutEffect(() => {
    changed();
  }, [value]);
  return null;
}
