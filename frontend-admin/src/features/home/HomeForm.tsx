import { useEditorContext } from '../../editor/document/EditorContext';
import { FieldGrid } from '../../editor/fields/FieldGrid';
import { FieldInput } from '../../editor/fields/FieldInput';
import { HidePart } from '../../editor/fields/HidePart';
import { SectionedForm } from '../../editor/fields/sections/SectionedForm';
import { SectionFrame } from '../../editor/fields/sections/SectionFrame';
import classes from './HomeForm.module.css';
import { homeSections, htmlSection, type HomePart } from './home-sections';
import { HomeSection } from './HomeSection';

/** The home page's content in the order in which visitors read it. */
export function HomeForm() {
  return (
    <SectionedForm
      sections={[...homeSections, htmlSection]}
      renderSection={(section, open) =>
        'parts' in section ? (
          <HomeSection key={section.name} section={section} open={open}>
            {section.parts.map((part, index) => (
              <Part key={index} part={part} />
            ))}
          </HomeSection>
        ) : (
          <SectionFrame key={section.name} {...section} {...open} actions={[]}>
            <Part part={{ fields: section.fields }} />
          </SectionFrame>
        )
      }
    />
  );
}

function Part({ part: { hides, Note, fields: names } }: { readonly part: HomePart }) {
  const { fields } = useEditorContext();
  const own = Object.fromEntries(names.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));
  return (
    <div className={classes.part}>
      {Note ? <Note /> : null}
      <FieldGrid fields={own} Input={FieldInput} />
      {hides ? <HidePart {...hides} /> : null}
    </div>
  );
}
