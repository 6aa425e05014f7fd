import { Text } from '@mantine/core';
import { adminApi } from '../../api/generated';
import type { EditableDocument } from '../document/editable-document';
import classes from './AddressChange.module.css';
import { Consequence } from './Consequence';

interface AddressChangeProps {
  readonly document: Pick<EditableDocument, 'id' | 'path' | 'nextPath'>;
}

/** What a publication does to the address of the page, and to those who know the old one. */
export function AddressChange({ document: { id, path, nextPath } }: AddressChangeProps) {
  const asked = { skip: nextPath === null, refetchOnMountOrArgChange: true };
  const { currentData: linking = [] } = adminApi.useListLinkingPlacesQuery({ id }, asked);
  const typed = linking.filter((place) => place.id === null);
  if (nextPath === null) return null;
  return (
    <Consequence label="The address changes">
      <p className={classes.paths}>
        <del>{path}</del> → <ins>{nextPath}</ins>
      </p>
      <Text size="sm">
        Whoever asks for {path} is led to {nextPath} from then on (301). Links on this site follow by themselves.
      </Text>
      {typed.length > 0 ? (
        <Text size="sm">
          {typed.map(({ title }) => title).join(', ')}: led on to the new address, too, until somebody writes it there.
        </Text>
      ) : null}
    </Consequence>
  );
}
