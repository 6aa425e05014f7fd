import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { Eye, EyeOff, PanelsTopLeft, RotateCcw } from 'lucide-react';
import { useHiddenPart } from '../../editor/fields/HidePart';
import { SectionFrame, type OpenSection } from '../../editor/fields/sections/SectionFrame';
import { useSwitchEditor } from '../../editor/visual/SwitchEditor';
import type { HomeSectionDeclaration } from './home-sections';
import classes from './HomeForm.module.css';
import { useReset } from './use-reset';

interface HomeSectionProps {
  readonly section: HomeSectionDeclaration;
  readonly open: OpenSection;
  readonly children: ReactNode;
}

/** A section of the form with what can be done with it as a whole. */
export function HomeSection({ section, open, children }: HomeSectionProps) {
  const { name, title, fields } = section;
  const { isHidden, toggle } = useHiddenPart(name);
  const { leave } = useSwitchEditor('/admin/home-visual');
  const reset = useReset(section);
  return (
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
          run: reset.run,
        },
        {
          name: 'visual',
          verb: 'Edit in the visual editor',
          label: `Edit ${title} in the visual editor`,
          icon: PanelsTopLeft,
          run: () => leave(fields[0] ?? null),
        },
      ]}
    >
      {isHidden ? (
        <p className={classes.hidden}>
          Visitors do not see this section. Its content is kept
          {name === 'hero' ? '; the page keeps its title for search engines' : ''}.
        </p>
      ) : null}
      <div role="status" className={classes.status}>
        {reset.message ? (
          <p className={classes.reset}>
            {reset.message}
            {reset.undo ? (
              <Button variant="subtle" size="compact-sm" onClick={reset.undo}>
                Undo
              </Button>
            ) : null}
          </p>
        ) : null}
      </div>
      {children}
    </SectionFrame>
  );
}
