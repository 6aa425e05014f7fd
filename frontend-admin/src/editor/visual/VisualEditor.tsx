import { useEffect, useState, type ReactNode } from 'react';
import type { PreviewStageState } from '@20x/kit';
import { Button, VisuallyHidden } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ListTree } from 'lucide-react';
import { BlockLibraryDialog } from '../fields/blocks/BlockLibraryDialog';
import { blockLibrary } from '../fields/blocks/block-library';
import { focusField } from '../fields/focus-field';
import { useEditorContext, useOpenDocument } from '../document/EditorContext';
import type { FieldDeclaration } from '../model/field-declarations';
import { ContentFeed } from '../preview/ContentFeed';
import { PreviewCanvas, type CanvasWidth } from '../preview/PreviewCanvas';
import { CanvasPopover } from './CanvasPopover';
import { Inspector } from './Inspector';
import type { PageSection } from './outline';
import { OutlinePane } from './OutlinePane';
import { phoneWidth, SchemeSwitch, WidthSwitch } from '../preview/PreviewTools';
import { StageMenu } from './StageMenu';
import { UndoDelete } from './UndoDelete';
import { useCanvas } from './use-canvas';
import { useOtherView } from './use-other-view';
import classes from './VisualEditor.module.css';

interface VisualEditorProps {
  readonly documentId: string;
  /** "Home page" */
  readonly name: string;
  /** Where the same draft is a form: what the page does not show is edited there. */
  readonly formPath: string;
  /** How the fields make up the page; pages of blocks bring their sections themselves. */
  readonly sections: readonly PageSection[];
  /** Puts the fields of what is selected into the rail beside the page. */
  readonly inRail: (fields: ReactNode, selected: string | null) => ReactNode;
}

const offeredIn = (list: FieldDeclaration | undefined) => (list?.kind === 'blocks' ? list.offered : undefined);
const isNarrow = () => window.matchMedia('(max-width: 62em)').matches;
/** With room for the outline beside the page. */
const isWide = () => window.matchMedia('(min-width: 100em)').matches;
const startWidth = () => (isNarrow() ? phoneWidth : 1280);

/** The draft on its own page: pointed at, written and arranged there. */
export function VisualEditor({ documentId, name, formPath, sections, inRail }: VisualEditorProps) {
  const [isOutlined, outline] = useDisclosure();
  const canvas = useCanvas(documentId, () => !isWide() && outline.close());
  const [width, setWidth] = useState<CanvasWidth>(startWidth);
  const { frame, selected, popover, actions } = canvas;
  const { session, isShown } = frame;
  const goToForm = useVisualView(canvas, sections, formPath);
  return (
    <div className={classes.root} data-outlined={isOutlined || undefined}>
      <Bar
        width={width}
        onWidth={setWidth}
        isHome={sections.length > 1}
        onStage={(stage) => session.current?.enter(stage)}
        isOutlined={isOutlined}
        onOutline={outline.toggle}
      />
      {isOutlined ? (
        <OutlinePane
          sections={sections}
          selected={selected}
          onSelect={(path) => {
            canvas.choose(path);
            if (isNarrow()) outline.close();
          }}
          onWrite={canvas.write}
          onAct={canvas.act}
          onAdd={canvas.setAdding}
          onClose={outline.close}
        />
      ) : null}
      <div className={classes.canvas}>
        <PreviewCanvas
          frame={frame}
          width={width}
          title={`${name}, to be edited in place`}
          wayOut={<ToForm onClick={() => goToForm(canvas.place())} />}
        >
          {(scale) => popover && <CanvasPopover {...popover} scale={scale} onClose={canvas.closePopover} />}
        </PreviewCanvas>
        {actions.deleted ? <UndoDelete deleted={actions.deleted} onUndo={canvas.undoDelete} /> : null}
      </div>
      <div className={classes.side} data-part="side">
        {inRail(
          <Inspector
            sections={sections}
            selected={selected}
            hint={canvas.hint}
            onAct={canvas.act}
            onFocusField={canvas.accompany}
          />,
          selected,
        )}
      </div>
      {isShown ? <ContentFeed onChange={() => session.current?.show()} /> : null}
      <AddSection canvas={canvas} />
      <VisuallyHidden role="status">{actions.message}</VisuallyHidden>
    </div>
  );
}

/** Makes the page the view of the document, and leads to the form, which has what the page does not show. */
function useVisualView(canvas: ReturnType<typeof useCanvas>, sections: readonly PageSection[], formPath: string) {
  const { viewRef, fields } = useOpenDocument();
  const goToForm = useOtherView(formPath);
  useEffect(() => {
    viewRef.current = {
      place: canvas.place,
      goTo: (path) => {
        const [name = ''] = path.split('.');
        const isOnPage = fields[name]?.kind === 'blocks' || sections.some((section) => section.fields.includes(name));
        if (!isOnPage) return goToForm(path);
        canvas.choose(path);
        focusField(path);
      },
    };
  });
  return goToForm;
}

const ToForm = ({ onClick }: { readonly onClick: () => void }) => (
  <Button size="xs" variant="default" onClick={onClick}>
    Open the form
  </Button>
);

interface BarProps {
  readonly width: CanvasWidth;
  readonly onWidth: (width: CanvasWidth) => void;
  readonly isHome: boolean;
  readonly onStage: (stage: Partial<PreviewStageState>) => void;
  readonly isOutlined: boolean;
  readonly onOutline: () => void;
}

/** How the page is shown: its outline, its width, its states and its color scheme. */
function Bar({ width, onWidth, isHome, onStage, isOutlined, onOutline }: BarProps) {
  return (
    <div className={classes.bar}>
      <Button
        size="xs"
        data-part="outline"
        variant={isOutlined ? 'light' : 'default'}
        leftSection={<ListTree />}
        aria-expanded={isOutlined}
        onClick={onOutline}
      >
        Outline
      </Button>
      <WidthSwitch width={width} onWidth={onWidth} />
      <div className={classes.right}>
        <StageMenu
          isHome={isHome}
          onStage={(stage) => {
            // Wider pages have no mobile menu.
            if (stage.mobileMenu) onWidth(phoneWidth);
            onStage(stage);
          }}
        />
        <SchemeSwitch onScheme={(scheme) => onStage({ scheme })} />
      </div>
    </div>
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
