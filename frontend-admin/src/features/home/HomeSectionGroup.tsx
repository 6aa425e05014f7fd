import type { ReactNode } from 'react';
import { Button, Title } from '@mantine/core';
import type { HomeSection } from '@20x/kit';
import { Eye, EyeOff, RotateCcw } from 'lucide-react';
import { getHomeScreen, visualOf } from '../../documents/content-types';
import { useHiddenPart } from '../../editor/fields/HidePart';
import { SwitchEditor } from '../../editor/visual/SwitchEditor';
import { IconButton } from '../../ui/IconButton';
import type { HomeSectionDeclaration } from './home-sections';
import classes from './HomeSectionGroup.module.css';
import { sectionId } from './SectionOutline';
import { useReset } from './use-reset';

interface HomeSectionGroupProps {
  readonly section: HomeSectionDeclaration;
  readonly children: ReactNode;
}

/** A section of the form with what can be done with it as a whole. */
export function HomeSectionGroup({ section, children }: HomeSectionGroupProps) {
  const { name, title, fields } = section;
  const id = sectionId(name);
  const { isHidden } = useHiddenPart(name);
  const reset = useReset(section);
  return (
    <section id={id} className={classes.root} aria-labelledby={`${id}-title`} data-hidden={isHidden || undefined}>
      <div className={classes.head}>
        <Title order={2} id={`${id}-title`} className={classes.title} tabIndex={-1}>
          {title}
        </Title>
        <div className={classes.tools}>
          <ShowSwitch name={name} title={title} />
          <IconButton
            label={`Reset ${title} to starter content`}
            hint="Reset to starter content"
            icon={RotateCcw}
            onClick={reset.run}
          />
          <SwitchEditor
            to={visualOf(getHomeScreen())}
            label="Visual editor"
            name={`Edit ${title} in the visual editor`}
            field={() => fields[0] ?? null}
          />
        </div>
      </div>
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
    </section>
  );
}

/** Shows or hides a section. */
function ShowSwitch({ name, title }: { readonly name: HomeSection; readonly title: string }) {
  const { isHidden, toggle } = useHiddenPart(name);
  return (
    <IconButton
      label={isHidden ? `Show ${title}` : `Hide ${title}`}
      hint={isHidden ? 'Show to visitors' : 'Hide from visitors'}
      icon={isHidden ? EyeOff : Eye}
      onClick={toggle}
    />
  );
}
