import type { ReactNode } from 'react';
import { useSite } from '@20x/kit';
import { HistoryTab } from '../../comparison/HistoryTab';
import { isMade } from '../../document/editable-document';
import { useOpenDocument, useShownFindings } from '../../document/EditorContext';
import { ChecksTab } from '../../publishing/checks/ChecksTab';
import { SeoTab } from '../seo/SeoTab';
import { useEffectiveSeo } from '../seo/use-effective-seo';
import type { useRail } from './use-rail';
import { VisitsTab } from './VisitsTab';

interface AboutPanel {
  readonly name: 'seo' | 'checks' | 'visits' | 'history';
  readonly title: string;
  readonly content: ReactNode;
}

/** What is about the document and not in its form. A content without metadata of its own has no SEO. */
export function useAboutPanels(rail: ReturnType<typeof useRail>): readonly AboutPanel[] {
  const { editor, fields } = useOpenDocument();
  const findings = useShownFindings();
  const { publicUrl } = useSite();
  const { path: livePath, nextPath, published, onEveryPage, isPart } = editor.baseline;
  const path = nextPath ?? livePath;
  const seo = useEffectiveSeo(editor.settled, fields, path);
  const metadata = seo && (
    <SeoTab
      seo={seo}
      address={new URL(path, publicUrl || window.location.origin).href}
      findings={findings}
      open={rail.openSections}
      onOpen={rail.setOpenSections}
      onFocusField={rail.goToField}
    />
  );
  return [
    ...(metadata ? [{ name: 'seo', title: 'SEO', content: metadata } as const] : []),
    ...(isMade(editor.baseline)
      ? ([
          { name: 'checks', title: 'Checks', content: <ChecksTab onFocusField={rail.goToField} /> },
          ...(published === null || onEveryPage || isPart
            ? []
            : [{ name: 'visits', title: 'Visits', content: <VisitsTab path={livePath} /> } as const]),
          { name: 'history', title: 'History', content: <HistoryTab /> },
        ] as const)
      : []),
  ];
}
