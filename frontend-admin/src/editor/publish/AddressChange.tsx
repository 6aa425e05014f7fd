import { Text } from '@mantine/core';
import type { EditableDocument } from '../document/editable-document';
import classes from './AddressChange.module.css';

interface AddressChangeProps {
  readonly document: Pick<EditableDocument, 'path' | 'nextPath'>;
}

/** What a publication does to the address of the page, and to those who know the old one. */
export function AddressChange({ document: { path, nextPath } }: AddressChangeProps) {
  if (nextPath === null) return null;
  return (
    <section aria-label="The address changes" className={classes.root}>
      <Text fw={600}>The address changes</Text>
      <p className={classes.paths}>
        <del>{path}</del> → <ins>{nextPath}</ins>
      </p>
      <Text size="sm">
        Whoever asks for {path} is led to {nextPath} from then on (301). Links on this site follow by themselves.
      </Text>
    </section>
  );
}
