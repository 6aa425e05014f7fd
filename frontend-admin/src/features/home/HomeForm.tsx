import type { HomeContent } from '@20x/kit';
import { FieldGroup } from '../../ui/FieldGroup';
import { useEditorContext } from '../../editor/document/EditorContext';
import { Field } from '../../editor/fields/Field';
import { FieldGrid } from '../../editor/fields/FieldGrid';
import { FieldInput } from '../../editor/fields/FieldInput';
import classes from './HomeForm.module.css';
import { homeSections, type HomePart } from './home-sections';
import { HidePart } from '../../editor/fields/HidePart';
import { HomeSectionGroup } from './HomeSectionGroup';
import { SectionOutline } from './SectionOutline';

const HomeField = Field<HomeContent>;

/** The home page's content in the order in which visitors read it. */
export function HomeForm() {
  return (
    <>
      <SectionOutline />
      {homeSections.map((section) => (
        <HomeSectionGroup key={section.name} section={section}>
          {section.parts.map((part, index) => (
            <Part key={index} part={part} />
          ))}
        </HomeSectionGroup>
      ))}
      <FieldGroup title="HTML of this page">
        <HomeField name="headHtml" />
        <HomeField name="bodyHtml" />
      </FieldGroup>
    </>
  );
}

function Part({ part: { title, hides, Note, fields: names } }: { readonly part: HomePart }) {
  const { fields } = useEditorContext();
  const own = Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));
  return (
    <div className={classes.part}>
      {title ? <h3 className={classes.partTitle}>{title}</h3> : null}
      {Note ? <Note /> : null}
      <FieldGrid fields={own} Input={FieldInput} />
      {hides ? <HidePart {...hides} /> : null}
    </div>
  );
}
