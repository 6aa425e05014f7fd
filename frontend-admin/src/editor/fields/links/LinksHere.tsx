import { useState } from 'react';
import { Text } from '@mantine/core';
import { adminApi } from '../../../api/generated';
import { useEditorContext } from '../../document/EditorContext';
import { isText, useField } from '../../model/field-form';

/** Names that are shown; the rest are counted. */
const most = 3;

/** Who links to a place of the document, as it was called when the field was opened. */
export function LinksHere({ path }: { readonly path: string }) {
  const { value = '' } = useField(path, isText);
  const { opened } = useEditorContext();
  const [before] = useState(value);
  const anchor = before.trim().replace(/^#/, '');
  const id = opened?.editor.baseline.id ?? '';
  const { currentData: linking = [] } = adminApi.useListLinkingPlacesQuery(
    { id },
    { skip: id === '' || anchor === '' },
  );
  const titles = linking.filter(({ anchors }) => anchors.includes(anchor)).map(({ title }) => title);
  if (titles.length === 0) return null;
  const more = titles.length - most;
  return (
    <Text size="sm" c="dimmed">
      Linked from {titles.slice(0, most).join(', ')}
      {more > 0 ? ` and ${more} more` : ''}. If you change the anchor, these links lead to the top of the page.
    </Text>
  );
}
