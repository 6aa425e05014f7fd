import { useRef, useState, type ReactNode } from 'react';
import { FileButton, Menu } from '@mantine/core';
import { Download, GitCompare, LayoutTemplate, Upload } from 'lucide-react';
import { useOpenDocument } from '../../editor/document/EditorContext';
import { CompareDialog } from '../../editor/comparison/CompareDialog';
import { download, toFileText } from './exported-file';
import { ImportDialog } from './ImportDialog';
import { StarterContentDialog } from './StarterContentDialog';

type Open = { readonly kind: 'starter-content' | 'compare' } | { readonly kind: 'import'; readonly file: File };

/** What can be done with the whole content of the page. */
export function HomeActions({ children }: { readonly children: (entries: ReactNode) => ReactNode }) {
  const { editor } = useOpenDocument();
  const [open, setOpen] = useState<Open | null>(null);
  const resetFile = useRef<() => void>(null);
  const live = editor.baseline.published?.number;
  const close = () => setOpen(null);
  return (
    <>
      <FileButton
        accept="application/json,.json"
        resetRef={resetFile}
        inputProps={{ 'aria-label': 'File to import' }}
        onChange={(file) => {
          resetFile.current?.(); // The same file may be chosen again.
          if (file) setOpen({ kind: 'import', file });
        }}
      >
        {(chooser) =>
          children(
            <Entries
              onStart={() => setOpen({ kind: 'starter-content' })}
              onCompare={live === undefined ? undefined : () => setOpen({ kind: 'compare' })}
              onExport={() => download(toFileText(editor.form.getValues()), 'home-page.json')}
              onImport={chooser.onClick}
            />,
          )
        }
      </FileButton>
      {open?.kind === 'starter-content' ? <StarterContentDialog onClose={close} /> : null}
      {open?.kind === 'import' ? <ImportDialog file={open.file} onClose={close} /> : null}
      {open?.kind === 'compare' && live !== undefined ? (
        <CompareDialog comparison={{ from: live, to: 'draft' }} onClose={close} />
      ) : null}
    </>
  );
}

interface EntriesProps {
  readonly onStart: () => void;
  /** Missing: nothing is live. */
  readonly onCompare: (() => void) | undefined;
  readonly onExport: () => void;
  readonly onImport: () => void;
}

function Entries({ onStart, onCompare, onExport, onImport }: EntriesProps) {
  return (
    <>
      <Menu.Item leftSection={<LayoutTemplate />} onClick={onStart}>
        Start from the starter content…
      </Menu.Item>
      {onCompare ? (
        <Menu.Item leftSection={<GitCompare />} onClick={onCompare}>
          Compare with live…
        </Menu.Item>
      ) : null}
      <Menu.Item leftSection={<Download />} onClick={onExport}>
        Export JSON
      </Menu.Item>
      <Menu.Item leftSection={<Upload />} onClick={onImport}>
        Import JSON…
      </Menu.Item>
    </>
  );
}
