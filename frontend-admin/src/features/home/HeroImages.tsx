import { useMemo } from 'react';
import type { CustomDeclaration, FieldInputProps, RowsDeclaration } from '../../editor/model/field-declarations';
import { FieldFormProvider, useFieldForm } from '../../editor/model/field-form';
import { LiveProvider, useLive } from '../../editor/model/live-content';
import { FieldInput } from '../../editor/fields/FieldInput';
import { RowList } from '../../editor/fields/RowList';
import { pairedForm, pairsOf } from './paired-form';

/** The images of the hero, each with its alternative text: stored as two lists, edited as one. */
export function HeroImages({ path, declaration: { label, limit = 8 } }: FieldInputProps<CustomDeclaration>) {
  const form = useFieldForm();
  const live = useLive();
  const paired = useMemo(() => pairedForm(form, { list: path, texts: 'heroAlt' }), [form, path]);
  const rows: RowsDeclaration = {
    kind: 'rows',
    label,
    item: 'image',
    help: 'Shown one after the other.',
    limit,
    title: 'alt',
    fields: {
      image: { kind: 'image', label: 'Image', alt: 'alt' },
      alt: { label: 'Alternative text', help: 'What the image shows, for those who cannot see it.' },
    },
  };
  return (
    <LiveProvider value={live && { ...live, [path]: pairsOf(live[path], live.heroAlt) }}>
      <FieldFormProvider value={paired}>
        <RowList path={path} declaration={rows} Input={FieldInput} />
      </FieldFormProvider>
    </LiveProvider>
  );
}
