import { useState, type ReactNode } from 'react';
import { Button, Tabs, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { entitiesIn, typesOf, type Entity } from '@20x/shared/structured-data/graph';
import { imagesIn } from '@20x/shared/structured-data/page-issues';
import type { AutomaticStructuredData, EditedDocument } from '../../api/generated';
import { editorOf, nameOf } from '../../documents/content-types';
import { AutomaticPanel } from './AutomaticPanel';
import { CompareDialog } from './CompareDialog';
import { ConflictDialog } from './ConflictDialog';
import { FreeJson } from './FreeJson';
import { ImportDialog } from './ImportDialog';
import { LiveTest } from './LiveTest';
import { OverridePanel } from './OverridePanel';
import { textOf, thingsIn } from './own-text';
import { readingOf, type Reading } from './reading';
import { ResultPanel } from './ResultPanel';
import classes from './SchemaGenerator.module.css';
import { useImageSizes } from './use-image-sizes';
import { useOwnText } from './use-own-text';

export type Mode = 'automatic' | 'override' | 'json';

interface WorkbenchProps {
  readonly document: EditedDocument;
  readonly rendered: AutomaticStructuredData;
  /** Default: override, where the page has structured data of its own. */
  readonly mode: Mode | null;
  readonly onMode: (mode: Mode) => void;
  /** The way to the other pages. */
  readonly back: ReactNode;
}

/** The structured data of one page: what is made by itself, what its draft adds, and what search engines would read. */
export function Workbench({ document, rendered, mode, onMode, back }: WorkbenchProps) {
  const [automatic] = useState(() => entitiesIn(rendered.jsonLd) ?? []);
  const name = nameOf({ ...document, title: rendered.title });
  const own = useOwnText(document, name);
  const { text, setText } = own;
  const sizeOf = useImageSizes(imagesIn(automatic.concat(thingsIn(text) ?? [])));
  const reading = readingOf(text, automatic, { ...rendered, sizeOf });
  return (
    <>
      <div className={classes.center}>
        {back}
        <PageHead document={document} name={name} />
        <Actions id={document.id} own={own} reading={reading} onImported={() => onMode('override')} />
        <Modes
          mode={mode ?? (text.trim() === '' ? 'automatic' : 'override')}
          {...{ onMode, automatic, reading, text, setText }}
        />
      </div>
      <div className={classes.side}>
        <ResultPanel reading={reading} />
        <LiveTest id={document.id} />
      </div>
      {own.conflict ? <ConflictDialog own={own} theirs={own.conflict} /> : null}
    </>
  );
}

interface ActionsProps {
  readonly id: string;
  readonly own: ReturnType<typeof useOwnText>;
  readonly reading: Reading;
  readonly onImported: () => void;
}

function Actions({ id, own, reading, onImported }: ActionsProps) {
  const [dialog, setDialog] = useState<'import' | 'compare' | null>(null);
  const close = () => setDialog(null);
  return (
    <div className={classes.actions}>
      <Button disabled={!own.isChanged} loading={own.isSaving} onClick={() => void own.apply()}>
        Apply to page
      </Button>
      <Button variant="default" onClick={() => setDialog('import')}>
        Import
      </Button>
      <Button variant="default" onClick={() => setDialog('compare')}>
        Compare with live
      </Button>
      {dialog === 'import' ? (
        <ImportDialog
          onClose={close}
          onImport={(text) => {
            own.setText(text);
            onImported();
            close();
          }}
        />
      ) : null}
      {dialog === 'compare' ? <CompareDialog id={id} graph={reading.graph} onClose={close} /> : null}
    </div>
  );
}

interface ModesProps {
  readonly mode: Mode;
  readonly onMode: (mode: Mode) => void;
  readonly automatic: readonly Entity[];
  readonly reading: Reading;
  readonly text: string;
  readonly setText: (text: string) => void;
}

/** The automatic graph, and the two ways to change it. */
function Modes({ mode, onMode, automatic, reading, text, setText }: ModesProps) {
  const extend = (entity: Entity) => {
    const { '@id': id } = entity;
    const things = reading.own ?? [];
    if (!things.some((thing) => thing['@id'] === id)) {
      setText(textOf([...things, { '@type': typesOf(entity)[0], '@id': id }]));
    }
    onMode('override');
  };
  return (
    <Tabs value={mode} keepMounted={false} onChange={(value) => onMode(value as Mode)}>
      <Tabs.List aria-label="Structured data of the page">
        <Tabs.Tab value="automatic">Automatic graph</Tabs.Tab>
        <Tabs.Tab value="override">Page override</Tabs.Tab>
        <Tabs.Tab value="json">Free JSON</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="automatic">
        <AutomaticPanel
          automatic={automatic}
          isOverridden={text.trim() !== ''}
          onExtend={extend}
          onRemove={() => setText('')}
        />
      </Tabs.Panel>
      <Tabs.Panel value="override">
        <OverridePanel reading={reading} automatic={automatic} onChange={setText} />
      </Tabs.Panel>
      <Tabs.Panel value="json">
        <FreeJson text={text} issues={reading.issues} onChange={setText} />
      </Tabs.Panel>
    </Tabs>
  );
}

interface PageHeadProps {
  readonly document: EditedDocument;
  readonly name: string;
}

const PageHead = ({ document, name }: PageHeadProps) => {
  const editor = editorOf(document);
  return (
    <header className={classes.pageHead}>
      <Title order={2}>{name}</Title>
      <Text c="var(--ink3)" className={classes.path}>
        {document.path}
      </Text>
      {editor ? <Link to={editor}>Edit page</Link> : null}
    </header>
  );
};
