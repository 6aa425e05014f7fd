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
        {path} will redirect to {nextPath} (301). Links on this site are updated automatically.
      </Text>
      {typed.length > 0 ? (
        <Text size="sm">
          {typed.map(({ title }) => title).join(', ')}: typed links are redirected until you update them.
        </Text>
      ) : null}
    </Consequence>
  );
}
