import { memo, useEffect, useRef } from 'react';
import type { PreviewAction } from '@20x/kit';
import { Anchor } from '@mantine/core';
import { Link } from 'react-router-dom';
import { FieldInput } from '../fields/FieldInput';
import { revealField } from '../fields/lists/revealed';
import { useEditorContext } from '../document/EditorContext';
import { HidePart, type HideablePart } from '../fields/HidePart';
import { typeOf } from '../model/block-values';
import { declarationAt, fieldsAt } from '../model/declaration-at';
import type { FieldDeclarations } from '../model/field-declarations';
import { valueAt } from '../model/form-path';
import type { PageSection } from './outline';
import { SectionTools } from './SectionTools';
import type { CanvasHint } from './use-canvas';
import classes from './VisualEditor.module.css';
import { paths } from '../../ui/paths';

/** A field that did not change is not drawn again, whatever else is. */
const InspectedField = memo(FieldInput);

interface InspectorProps {
  readonly sections: readonly PageSection[];
  readonly selected: string | null;
  readonly hint: CanvasHint;
  readonly onAct: (row: string, action: PreviewAction, to?: number) => void;
  /** A control was gone to: the page goes along. */
  readonly onFocusField: (path: string) => void;
}

interface Inspected {
  readonly title: string;
  /** Of a block: its own path. */
  readonly block?: string;
  readonly paths: readonly string[];
  readonly hides?: readonly HideablePart[] | undefined;
}

/** The controls of what is selected: the same as in the form. */
export function Inspector({ sections, selected, hint, onAct, onFocusField }: InspectorProps) {
  const root = useRef<HTMLElement>(null);
  const { fields, form } = useEditorContext();
  const content = form.getValues();
  const inspected = selected === null ? null : inspectedAt(selected, sections, fields, content);
  useEffect(() => {
    if (selected === null) return undefined;
    revealField(selected);
    // The lists on the way have opened a frame later.
    const frame = requestAnimationFrame(() => bringIntoView(root.current, selected));
    return () => cancelAnimationFrame(frame);
  }, [selected]);
  /** Only with a person: a focus that the editor itself moves, as after Undo, leads nowhere on the page. */
  function goAlong(target: EventTarget) {
    const path = target instanceof Element ? target.closest<HTMLElement>('[data-field]')?.dataset.field : undefined;
    if (path !== undefined) onFocusField(path);
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears where someone goes inside of it
    <section
      ref={root}
      className={classes.inspector}
      aria-label="Inspector"
      data-part="inspector"
      tabIndex={-1}
      onPointerUp={({ target }) => goAlong(target)}
      onKeyUp={({ key, target }) => {
        if (key === 'Tab') goAlong(target);
      }}
    >
      <HintLine hint={hint} />
      {inspected === null ? (
        <p className={classes.hint}>
          Click something on the page, or choose it in the outline. Double-click a text, or press Enter, to write.
        </p>
      ) : (
        <>
          <h2>{inspected.title}</h2>
          {inspected.block === undefined ? null : <SectionTools path={inspected.block} onAct={onAct} />}
          {inspected.hides?.map((part) => (
            <HidePart key={part.name} {...part} />
          ))}
          {inspected.paths.map((path) => {
            const declaration = declarationAt(fields, path, content);
            return declaration ? <InspectedField key={path} path={path} declaration={declaration} /> : null;
          })}
        </>
      )}
    </section>
  );
}

/** A section of the page, a block of it, or else the one field. */
function inspectedAt(
  path: string,
  sections: readonly PageSection[],
  fields: FieldDeclarations,
  content: unknown,
): Inspected {
  const [name = '', position] = path.split('.');
  const section = sections.find(({ fields: names }) => names.includes(name));
  if (section) return { title: section.title, paths: section.fields, hides: section.hides };
  const declaration = fields[name];
  if (declaration?.kind !== 'blocks' || position === undefined) return { title: '', paths: [name] };
  const block = `${name}.${position}`;
  const paths = Object.keys(fieldsAt(fields, block, content) ?? {}).map((field) => `${block}.${field}`);
  return { title: declaration.kinds[typeOf(valueAt(content, block))]?.title ?? 'Section', block, paths };
}

function HintLine({ hint }: { readonly hint: CanvasHint }) {
  if (hint === null) return null;
  return (
    <p className={classes.hint} role="status">
      {hint === 'absent' ? (
        'The page shows nothing of this: it is hidden or still empty.'
      ) : (
        <>
          The menu and the footer are the same on every page. They are edited in the{' '}
          <Anchor component={Link} to={paths.settings}>
            site settings
          </Anchor>
          .
        </>
      )}
    </p>
  );
}

/** Room above what is selected, for its list's heading. */
const above = 112;

function bringIntoView(root: HTMLElement | null, selected: string) {
  const target =
    root?.querySelector<HTMLElement>(`[data-field="${CSS.escape(selected)}"]`) ??
    root?.querySelector<HTMLElement>(`[data-row="${CSS.escape(selected)}"]`);
  for (const before of root?.querySelectorAll<HTMLElement>('[data-pointed]') ?? []) delete before.dataset.pointed;
  // Only the side moves: where it is below the page, the page stays in view.
  const side = root?.closest<HTMLElement>('[data-part="side"]');
  if (!side) return;
  if (target) target.dataset.pointed = '';
  const top = target ? side.scrollTop + target.getBoundingClientRect().top - side.getBoundingClientRect().top : 0;
  // The first field shows the name and tools of its section, too.
  side.scrollTop = top < 2 * above ? 0 : top - above;
}
