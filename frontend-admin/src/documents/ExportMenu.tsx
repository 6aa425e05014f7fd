import { Button, Menu } from '@mantine/core';
import { ChevronDown, Download } from 'lucide-react';
import type { ContentTypeDeclaration } from '../editor/model/content-type';
import { useExport } from './use-export';

type Exports = NonNullable<ContentTypeDeclaration['exports']>;

const addressOf = ({ path }: Exports, format: string, ids?: readonly string[]) =>
  `${path}?${new URLSearchParams({ format, ...(ids && { ids: ids.join(',') }) })}`;

/** Saves all documents of a type as an archive. */
export function ExportMenu({ exports }: { readonly exports: Exports }) {
  const { isLoading, save } = useExport();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={isLoading} rightSection={<ChevronDown />}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {Object.entries(exports.formats).map(([format, title]) => (
          <Menu.Item key={format} onClick={() => void save(addressOf(exports, format))}>
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
  const { save } = useExport();
  return Object.entries(exports.formats).map(([format, title]) => (
    <Menu.Item key={format} leftSection={<Download />} onClick={() => void save(addressOf(exports, format, ids))}>
      Export as {title}
    </Menu.Item>
  ));
}
