import { useRef, useState } from 'react';
import { ActionIcon, FileButton, Menu } from '@mantine/core';
import { Download, Ellipsis, GitCompare, LayoutTemplate, Upload } from 'lucide-react';
import { useOpenDocument } from '../../editor/document/EditorContext';
import { CompareDialog } from '../../editor/comparison/CompareDialog';
import { Hint } from '../../ui/Hint';
import { BuiltInDialog } from './BuiltInDialog';
import { download, toFileText } from './exported-file';
import { ImportDialog } from './ImportDialog';

type Open = { readonly kind: 'built-in' | 'compare' } | { readonly kind: 'import'; readonly file: File };

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** What can be done with the whole content of the page. */
export function HomeActions() {
  const { editor, fields } = useOpenDocument();
  const [open, setOpen] = useState<Open | null>(null);
  const resetFile = useRef<() => void>(null);
  const live = editor.baseline.published?.number;
  const close = () => {
    setOpen(null);
  };
  return (
    <FileButton
      accept="application/json,.json"
      resetRef={resetFile}
      inputProps={{ 'aria-label': 'File to import' }}
      onChange={(file) => {
        resetFile.current?.(); // The same file may be chosen again.
        if (file) setOpen({ kind: 'import', file });
      }}
    >
      {(chooser) => (
        <>
          <Menu position="bottom-end">
            <Hint label="Content of the page">
              <Menu.Target>
                <ActionIcon variant="default" aria-label="Content of the page">
                  <Ellipsis {...icon} />
                </ActionIcon>
              </Menu.Target>
            </Hint>
            <Menu.Dropdown>
              <Menu.Item leftSection={<LayoutTemplate {...icon} />} onClick={() => setOpen({ kind: 'built-in' })}>
                Start from built-in content…
              </Menu.Item>
              {live === undefined ? null : (
                <Menu.Item leftSection={<GitCompare {...icon} />} onClick={() => setOpen({ kind: 'compare' })}>
                  Compare with live…
                </Menu.Item>
              )}
              <Menu.Item
                leftSection={<Download {...icon} />}
                onClick={() => download(toFileText(editor.form.getValues()), 'home-page.json')}
              >
                Export JSON
              </Menu.Item>
              <Menu.Item leftSection={<Upload {...icon} />} onClick={chooser.onClick}>
                Import JSON…
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
          {open?.kind === 'built-in' ? <BuiltInDialog onClose={close} /> : null}
          {open?.kind === 'import' ? <ImportDialog file={open.file} onClose={close} /> : null}
          <CompareDialog
            comparison={open?.kind === 'compare' && live !== undefined ? { from: live, to: 'draft' } : null}
            editor={editor}
            fields={fields}
            onClose={close}
          />
        </>
      )}
    </FileButton>
  );
}
