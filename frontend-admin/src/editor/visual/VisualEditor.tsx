import { useState, type ReactNode } from 'react';
import type { PreviewStageState } from '@20x/kit';
import { Button, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { BlockLibraryDialog } from '../fields/blocks/BlockLibraryDialog';
import { blockLibrary } from '../fields/blocks/block-library';
import { useEditorContext, useOpenDocument } from '../document/EditorContext';
import type { FieldDeclaration } from '../model/field-declarations';
import { ContentFeed } from '../preview/ContentFeed';
import { PreviewCanvas, type CanvasWidth } from '../preview/PreviewCanvas';
import { CanvasPopover } from './CanvasPopover';
import { ChecksPane } from './ChecksPane';
import { Inspector } from './Inspector';
import type { PageSection } from './outline';
import { OutlinePane } from './OutlinePane';
import { SchemeSwitch, WidthSwitch } from '../preview/PreviewTools';
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

const parts = [
  { value: 'inspector', label: 'Fields' },
  { value: 'outline', label: 'Outline' },
  { value: 'checks', label: 'Checks' },
];

const offeredIn = (list: FieldDeclaration | undefined) => (list?.kind === 'blocks' ? list.offered : undefined);

/** The draft on its own page: pointed at, written and arranged there. */
export function VisualEditor({ documentId, name, formPath, sections }: VisualEditorProps) {
  const canvas = useCanvas(documentId);
  const [width, setWidth] = useState<CanvasWidth>(() => (window.matchMedia('(max-width: 62em)').matches ? 360 : 1280));
  /** Below the page where the window is narrow; elsewhere the checks take the place of the inspector. */
  const [part, setPart] = useState('inspector');
  const { frame, selected, popover, actions } = canvas;
  const { session, isShown } = frame;
  const toForm = <SwitchEditor to={formPath} label="Form" field={canvas.place} />;
  return (
    <div className={classes.root} data-beside={part}>
      <Bar
        width={width}
        onWidth={setWidth}
        isHome={sections.length > 1}
        onStage={(stage) => session.current?.enter(stage)}
        areChecksOpen={part === 'checks'}
        onChecks={() => setPart(part === 'checks' ? 'inspector' : 'checks')}
      >
        {toForm}
      </Bar>
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
        {actions.deleted ? <UndoDelete deleted={actions.deleted} onUndo={canvas.undoDelete} /> : null}
      </div>
      <PartChoice part={part} onPart={setPart} />
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
      <AddSection canvas={canvas} />
      <VisuallyHidden role="status">{actions.message}</VisuallyHidden>
    </div>
  );
}

interface BarProps {
  readonly width: CanvasWidth;
  readonly onWidth: (width: CanvasWidth) => void;
  readonly isHome: boolean;
  readonly onStage: (stage: Partial<PreviewStageState>) => void;
  readonly areChecksOpen: boolean;
  readonly onChecks: () => void;
  /** The way to the form. */
  readonly children: ReactNode;
}

/** How the page is shown: its width, its states, its color scheme, and the checks beside it. */
function Bar({ width, onWidth, isHome, onStage, areChecksOpen, onChecks, children }: BarProps) {
  const warnings = useOpenDocument().checks.findings.filter(({ level }) => level !== 'pass').length;
  return (
    <div className={classes.bar}>
      <WidthSwitch width={width} onWidth={onWidth} />
      <div className={classes.right}>
        <StageMenu
          isHome={isHome}
          onStage={(stage) => {
            // Wider pages have no mobile menu.
            if (stage.mobileMenu) onWidth(360);
            onStage(stage);
          }}
        />
        <Button
          size="xs"
          className={classes.toChecks}
          variant={areChecksOpen ? 'light' : 'default'}
          aria-pressed={areChecksOpen}
          onClick={onChecks}
        >
          {warnings > 0 ? `Checks (${warnings})` : 'Checks'}
        </Button>
        <SchemeSwitch onScheme={(scheme) => onStage({ scheme })} />
        {children}
      </div>
    </div>
  );
}

interface PartChoiceProps {
  readonly part: string;
  readonly onPart: (part: string) => void;
}

function PartChoice({ part, onPart }: PartChoiceProps) {
  return (
    <SegmentedControl
      className={classes.parts}
      aria-label="Beside the page"
      data={parts}
      value={part}
      onChange={onPart}
      fullWidth
    />
  );
}

/** The library of sections, while one is being added. */
function AddSection({ canvas }: { readonly canvas: ReturnType<typeof useCanvas> }) {
  const { fields } = useEditorContext();
  const { adding } = canvas;
  if (adding === null) return null;
  return (
    <BlockLibraryDialog
      offered={offeredIn(fields[adding.list])}
      onClose={() => {
        canvas.setAdding(null);
      }}
      onChoose={(type) => {
        canvas.addBlock(type, blockLibrary[type].initial);
      }}
    />
  );
}
