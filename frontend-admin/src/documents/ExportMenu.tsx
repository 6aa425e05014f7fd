import { useState } from 'react';
import { messageOf, notify, useAppDispatch } from '@20x/kit';
import { Button, Menu } from '@mantine/core';
import { ChevronDown, Download } from 'lucide-react';
import { downloadFile } from '../api/download-file';
import type { ContentTypeDeclaration } from '../editor/model/content-type';

type Exports = NonNullable<ContentTypeDeclaration['exports']>;

/** Saves documents as files on the person's device. */
function useExport({ path }: Exports) {
  const dispatch = useAppDispatch();
  const [isLoading, setLoading] = useState(false);
  const save = async (format: string, ids?: readonly string[]) => {
    setLoading(true);
    try {
      const query = new URLSearchParams({ format, ...(ids && { ids: ids.join(',') }) });
      await dispatch(downloadFile(`${path}?${query}`));
    } catch (error) {
      const description = messageOf(error) ?? 'Try again.';
      dispatch(notify({ title: 'The export failed', description, variant: 'destructive' }));
    }
    setLoading(false);
  };
  return { isLoading, save };
}

/** Saves all documents of a type as an archive. */
export function ExportMenu({ exports }: { readonly exports: Exports }) {
  const { isLoading, save } = useExport(exports);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={isLoading} rightSection={<ChevronDown />}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {Object.entries(exports.formats).map(([format, title]) => (
          <Menu.Item key={format} onClick={() => void save(format)}>
            All as {title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

interface ExportItemsProps {
  /** Of their type; without it nothing is offered. */
  readonly exports: Exports | undefined;
  readonly ids: readonly string[];
}

/** The entries of a menu that save these documents. */
export const ExportItems = ({ exports, ids }: ExportItemsProps) =>
  exports && ids.length > 0 ? <Items exports={exports} ids={ids} /> : null;

function Items({ exports, ids }: { readonly exports: Exports; readonly ids: readonly string[] }) {
  const { save } = useExport(exports);
  return Object.entries(exports.formats).map(([format, title]) => (
    <Menu.Item key={format} leftSection={<Download />} onClick={() => void save(format, ids)}>
      Export as {title}
    </Menu.Item>
  ));
}
