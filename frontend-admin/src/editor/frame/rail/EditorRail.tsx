import type { ReactNode } from 'react';
import { useSite } from '@20x/kit';
import { ChecksTab } from '../../publishing/checks/ChecksTab';
import type { Checks } from '../../document/use-checks';
import type { FieldDeclarations } from '../../model/field-declarations';
import { HistoryTab } from '../../comparison/HistoryTab';
import { DocumentTab } from './DocumentTab';
import { Rail } from './Rail';
import type { EffectiveSeo } from '../seo/effective-seo';
import { SeoTab } from '../seo/SeoTab';
import type { DocumentEditorState } from '../../document/use-document-editor';
import type { useRail } from './use-rail';

interface EditorRailProps {
  readonly rail: ReturnType<typeof useRail>;
  readonly editor: DocumentEditorState;
  readonly fields: FieldDeclarations;
  /** Null: the content has no metadata of its own. */
  readonly seo: EffectiveSeo | null;
  readonly checks: Checks;
  /** What the content type adds to the Document tab. */
  readonly children?: ReactNode;
  readonly onCancelSchedule?: (() => void) | undefined;
}

/** The tabs beside every form: Document, SEO, Checks, History. */
export function EditorRail(props: EditorRailProps) {
  const { publicUrl } = useSite();
  const { rail, editor, fields, seo, checks, children, onCancelSchedule } = props;
  return (
    <Rail
      tab={rail.tab}
      onTab={rail.setTab}
      findings={checks.findings.filter(({ level }) => level !== 'pass').length}
      panels={{
        document: (
          <DocumentTab document={editor.baseline} onCancelSchedule={onCancelSchedule}>
            {children}
          </DocumentTab>
        ),
        ...(seo && {
          seo: (
            <SeoTab
              seo={seo}
              address={
                new URL(editor.baseline.nextPath ?? editor.baseline.path, publicUrl || window.location.origin).href
              }
              findings={checks.findings}
              open={rail.openSections}
              onOpen={rail.setOpenSections}
              onFocusField={rail.goToField}
            />
          ),
        }),
        checks: <ChecksTab checks={checks} isDirty={editor.isDirty} onFocusField={rail.goToField} />,
        history: <HistoryTab editor={editor} fields={fields} />,
      }}
    />
  );
}
