import { Fragment } from 'react';
import type { HomeContent } from '@20x/kit';
import { FieldGroup } from '../../ui/FieldGroup';
import { Field } from '../../editor/fields/Field';
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

function Part({ part: { title, hides, Note, fields } }: { readonly part: HomePart }) {
  return (
    <div className={classes.part}>
      {title ? <h3 className={classes.partTitle}>{title}</h3> : null}
      {Note ? <Note /> : null}
      {fields.map((field) =>
        typeof field === 'string' ? (
          <HomeField key={field} name={field} />
        ) : (
          <div key={field[0]} className={classes.beside}>
            {field.map((own) => (
              <Fragment key={own}>
                <HomeField name={own} />
              </Fragment>
            ))}
          </div>
        ),
      )}
      {hides ? <HidePart {...hides} /> : null}
    </div>
  );
}
