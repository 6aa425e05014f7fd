import { useState } from 'react';
import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { BlockLibraryDialog } from '../blocks/BlockLibraryDialog';
import { blockLibrary } from '../blocks/block-library';
import { newBlock } from '../blocks/block-values';
import { useFieldForm } from '../fields/field-form';
import { ContentFeed } from '../preview/ContentFeed';
import { PreviewCanvas, type CanvasWidth } from '../preview/PreviewCanvas';
import { CanvasPopover } from './CanvasPopover';
import { Inspector } from './Inspector';
import type { PageSection } from './outline';
import { OutlinePane } from './OutlinePane';
import { SchemeSwitch } from './SchemeSwitch';
import { StageMenu } from './StageMenu';
import { SwitchEditor } from './SwitchEditor';
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

/** The draft on its own page: pointed at, written and arranged there. */
export function VisualEditor({ documentId, name, formPath, sections }: VisualEditorProps) {
  const canvas = useCanvas(documentId);
  const form = useFieldForm();
  const [width, setWidth] = useState<CanvasWidth>(() => (window.matchMedia('(max-width: 62em)').matches ? 360 : 1280));
  const { frame, selected, popover, adding } = canvas;
  const { session, isShown } = frame;
  const toForm = <SwitchEditor to={formPath} label="Edit as a form" field={() => selected} />;
  return (
    <div className={classes.root}>
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
          <StageMenu isHome={sections.length > 1} onStage={(stage) => session.current?.enter(stage)} />
          <SchemeSwitch onScheme={(scheme) => session.current?.enter({ scheme })} />
          {toForm}
        </div>
      </div>
      <OutlinePane
        sections={sections}
        selected={selected}
        onSelect={canvas.choose}
        onAct={canvas.act}
        onAdd={canvas.setAdding}
      />
      <div className={classes.canvas}>
        <PreviewCanvas frame={frame} width={width} title={`${name}, to be edited in place`} wayOut={toForm}>
          {(scale) => popover && <CanvasPopover {...popover} scale={scale} onClose={canvas.closePopover} />}
        </PreviewCanvas>
      </div>
      <Inspector sections={sections} selected={selected} />
      {isShown ? <ContentFeed onChange={() => session.current?.show()} /> : null}
      {adding === null ? null : (
        <BlockLibraryDialog
          onClose={() => {
            canvas.setAdding(null);
          }}
          onChoose={(type) => {
            const { list, index } = adding;
            const blocks = form.read(list);
            form.forgetErrorsBelow(list);
            form.write(
              list,
              (Array.isArray(blocks) ? blocks : []).toSpliced(index, 0, newBlock(type, blockLibrary[type].initial)),
            );
            canvas.setAdding(null);
            canvas.choose(`${list}.${index}`);
          }}
        />
      )}
      <VisuallyHidden role="status">{canvas.message}</VisuallyHidden>
    </div>
  );
}
