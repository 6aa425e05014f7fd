import { useState } from 'react';
import { Button, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { BlockLibraryDialog } from '../blocks/BlockLibraryDialog';
import { blockLibrary } from '../blocks/block-library';
import { useEditorContext, useOpenDocument } from '../EditorContext';
import type { FieldDeclaration } from '../field-declarations';
import { ContentFeed } from '../preview/ContentFeed';
import { PreviewCanvas, type CanvasWidth } from '../preview/PreviewCanvas';
import { CanvasPopover } from './CanvasPopover';
import { ChecksPane } from './ChecksPane';
import { Inspector } from './Inspector';
import type { PageSection } from './outline';
import { OutlinePane } from './OutlinePane';
import { SchemeSwitch } from '../preview/SchemeSwitch';
import { StageMenu } from './StageMenu';
import { SwitchEditor } from './SwitchEditor';
import { UndoDelete } from './UndoDelete';
import { useCanvas } from './use-canvas';
import classes from './VisualEditor.module.css';

interface VisualEditorProps {
  readonly documentId: string;
  /** "Home page" */
  readonly name: string;
  /** Where the same draft is a form. */
  readonly formPath: string;
  /** How the fields make up the page; pages of blocks bring their sections themselves. */
  readonly sections: readonly PageSection[];
}

const widths = [
  { value: '360', label: 'Phone' },
  { value: '768', label: 'Tablet' },
  { value: '1280', label: 'Desktop' },
  { value: 'full', label: 'Full' },
];

const parts = [
  { value: 'inspector', label: 'Fields' },
  { value: 'outline', label: 'Outline' },
  { value: 'checks', label: 'Checks' },
];

const offeredIn = (list: FieldDeclaration | undefined) => (list?.kind === 'blocks' ? list.offered : undefined);

/** The draft on its own page: pointed at, written and arranged there. */
export function VisualEditor({ documentId, name, formPath, sections }: VisualEditorProps) {
  const { fields } = useEditorContext();
  const canvas = useCanvas(documentId);
  const [width, setWidth] = useState<CanvasWidth>(() => (window.matchMedia('(max-width: 62em)').matches ? 360 : 1280));
  /** Below the page where the window is narrow; elsewhere the checks take the place of the inspector. */
  const [part, setPart] = useState('inspector');
  const toMend = useOpenDocument().checks.findings.filter(({ level }) => level !== 'pass').length;
  const { frame, selected, popover, adding, deeds } = canvas;
  const { session, isShown } = frame;
  const toForm = <SwitchEditor to={formPath} label="Edit as a form" field={canvas.place} />;
  return (
    <div className={classes.root} data-beside={part}>
      <div className={classes.bar}>
        <SegmentedControl
          size="xs"
          aria-label="Width of the page"
          data={widths}
          value={String(width)}
          onChange={(value) => {
            setWidth(value === 'full' ? 'full' : Number(value));
          }}
        />
        <div className={classes.right}>
          <StageMenu
            isHome={sections.length > 1}
            onStage={(stage) => {
              // Wider pages have no mobile menu.
              if (stage.mobileMenu) setWidth(360);
              session.current?.enter(stage);
            }}
          />
          <Button
            size="xs"
            className={classes.toChecks}
            variant={part === 'checks' ? 'light' : 'default'}
            aria-pressed={part === 'checks'}
            onClick={() => setPart(part === 'checks' ? 'inspector' : 'checks')}
          >
            {toMend > 0 ? `Checks (${toMend})` : 'Checks'}
          </Button>
          <SchemeSwitch onScheme={(scheme) => session.current?.enter({ scheme })} />
          {toForm}
        </div>
      </div>
      <OutlinePane
        sections={sections}
        selected={selected}
        onSelect={canvas.choose}
        onWrite={canvas.write}
        onAct={canvas.act}
        onAdd={canvas.setAdding}
      />
      <div className={classes.canvas}>
        <PreviewCanvas frame={frame} width={width} title={`${name}, to be edited in place`} wayOut={toForm}>
          {(scale) => popover && <CanvasPopover {...popover} scale={scale} onClose={canvas.closePopover} />}
        </PreviewCanvas>
        {deeds.deleted ? <UndoDelete deleted={deeds.deleted} onUndo={canvas.undoDelete} /> : null}
      </div>
      <SegmentedControl
        className={classes.parts}
        aria-label="Beside the page"
        data={parts}
        value={part}
        onChange={setPart}
        fullWidth
      />
      <Inspector
        sections={sections}
        selected={selected}
        hint={canvas.hint}
        onAct={canvas.act}
        onFocusField={canvas.accompany}
      />
      {part === 'checks' ? (
        <ChecksPane
          sections={sections}
          formPath={formPath}
          onChoose={(path) => {
            setPart('inspector');
            canvas.choose(path);
          }}
        />
      ) : null}
      {isShown ? <ContentFeed onChange={() => session.current?.show()} /> : null}
      {adding === null ? null : (
        <BlockLibraryDialog
          offered={offeredIn(fields[adding.list])}
          onClose={() => {
            canvas.setAdding(null);
          }}
          onChoose={(type) => {
            canvas.addBlock(type, blockLibrary[type].initial);
          }}
        />
      )}
      <VisuallyHidden role="status">{deeds.message}</VisuallyHidden>
    </div>
  );
}
