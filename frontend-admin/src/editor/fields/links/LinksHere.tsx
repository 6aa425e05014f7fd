import { useState } from 'react';
import { Text } from '@mantine/core';
import { adminApi } from '../../../api/generated';
import { useEditorContext } from '../../document/EditorContext';
import { isText, useField } from '../../model/field-form';

/** Names that are shown; the rest are counted. */
const most = 3;

/** Who links to a place of the document, or to headings of a text, as they were called when the field was opened. */
export function LinksHere({ path }: { readonly path: string }) {
  const { value = '' } = useField(path, isText);
  const { opened } = useEditorContext();
  const [anchors] = useState(() => anchorsIn(value));
  const id = opened?.editor.baseline.id ?? '';
  const { currentData: linking = [] } = adminApi.useListLinkingPlacesQuery(
    { id },
    { skip: id === '' || anchors.length === 0 },
  );
  return anchors.map((anchor) => {
    const titles = linking.filter((place) => place.anchors.includes(anchor)).map(({ title }) => title);
    const more = titles.length - most;
    return titles.length === 0 ? null : (
      <Text key={anchor} size="sm" c="dimmed">
        #{anchor} is linked from {titles.slice(0, most).join(', ')}
        {more > 0 ? ` and ${more} more` : ''}. If you change or delete it, these links lead to the top of the page.
      </Text>
    );
  });
}

/** Of the headings of a text, or the one that the value is. */
const anchorsIn = (value: string): readonly string[] =>
  value.includes('<')
    ? [...value.matchAll(/<h[2-4]\b[^>]*\sid="([^"]+)"/g)].map(([, id = '']) => id)
    : [value.trim().replace(/^#/, '')].filter(Boolean);
