import type { ReactNode } from 'react';
import { useDisclosure } from '@mantine/hooks';
import { Eye, EyeOff, PanelsTopLeft, RotateCcw } from 'lucide-react';
import { getHomeScreen, visualOf } from '../../documents/content-types';
import { useOpenDocument } from '../../editor/document/EditorContext';
import { useHiddenPart } from '../../editor/fields/HidePart';
import { SectionFrame, type OpenSection } from '../../editor/fields/sections/SectionFrame';
import { isEmpty } from '../../editor/model/content-comparison';
import { useOtherView } from '../../editor/visual/use-other-view';
import type { HomeSectionDeclaration } from './home-sections';
import classes from './HomeForm.module.css';
import { ResetDialog } from './ResetDialog';

interface HomeSectionProps {
  readonly section: HomeSectionDeclaration;
  readonly open: OpenSection;
  readonly children: ReactNode;
}

/** A section of the form with what can be done with it as a whole. */
export function HomeSection({ section, open, children }: HomeSectionProps) {
  const { name, title, fields } = section;
  const { settled } = useOpenDocument().editor;
  const { isHidden, toggle, noteOn } = useHiddenPart(name);
  const note = noteOn('section');
  const goToPage = useOtherView(visualOf(getHomeScreen()));
  const [isResetting, reset] = useDisclosure();
  return (
    <>
      <SectionFrame
        {...open}
        name={name}
        title={title}
        actions={[
          { name: 'hide', verb: isHidden ? 'Show' : 'Hide', icon: isHidden ? EyeOff : Eye, run: toggle },
          {
            name: 'reset',
            verb: 'Reset to starter content',
            label: `Reset ${title} to starter content`,
            icon: RotateCcw,
            isOff: fields.every((field) => isEmpty(settled[field])),
            run: reset.open,
          },
          {
            name: 'visual',
            verb: 'Edit in the visual editor',
            label: `Edit ${title} in the visual editor`,
            icon: PanelsTopLeft,
            run: () => goToPage(fields[0] ?? null),
          },
        ]}
      >
        {note ? (
          <p className={classes.hidden}>
            {note} {isHidden ? 'Its content is kept.' : null}
            {isHidden && name === 'hero' ? ' The page keeps its title for search engines.' : null}
          </p>
        ) : null}
        {children}
      </SectionFrame>
      {isResetting ? <ResetDialog section={section} onClose={reset.close} /> : null}
    </>
  );
}
