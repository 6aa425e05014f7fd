import { Accordion, Stack } from '@mantine/core';
import { Link } from 'react-router-dom';
import { searchDescriptionWidth, searchTitleWidth } from '@20x/shared/search-width';
import { defaultKeywords } from '@20x/shared/seo-defaults';
import { isMade } from '../../document/editable-document';
import { useOpenDocument } from '../../document/EditorContext';
import { useField } from '../../model/field-form';
import { MoreFields } from '../../fields/FieldGrid';
import { FieldInput } from '../../fields/FieldInput';
import type { FieldDeclaration } from '../../model/field-declarations';
import { paths } from '../../../ui/paths';
import { FindingList } from '../../publishing/checks/FindingList';
import { pageSeo } from '../../../api/fields/page-seo.generated';
import type { CheckFinding } from '../../../api/generated';
import type { EffectiveSeo } from './effective-seo';
import { PixelBar } from './PixelBar';
import { inheriting, isSeoPath, seoField, seoPath, seoSections, takesText } from './seo-sections';
import { wrongFormat } from './seo-format';
import { SearchPreview, SocialPreviews } from './SeoPreviews';
import classes from './Seo.module.css';

interface SeoTabProps {
  readonly seo: EffectiveSeo;
  /** Where visitors find the page. */
  readonly address: string;
  readonly findings: readonly CheckFinding[];
  readonly open: readonly string[];
  readonly onOpen: (titles: string[]) => void;
  readonly onFocusField: (path: string) => void;
}

/** All metadata of the page: what is typed, what an empty field inherits, and how it looks out there. */
export function SeoTab({ seo, address, findings, open, onOpen, onFocusField }: SeoTabProps) {
  const wrong = findings.filter(({ level, field }) => level !== 'pass' && isSeoPath(field ?? ''));
  return (
    <Stack gap="sm">
      {wrong.length > 0 ? <FindingList findings={wrong} onFocusField={onFocusField} /> : null}
      <Accordion multiple variant="default" keepMounted={false} value={[...open]} onChange={onOpen}>
        {seoSections.map(({ title, names }) => (
          <Accordion.Item key={title} value={title}>
            <Accordion.Control>{title}</Accordion.Control>
            <Accordion.Panel>
              <div className={classes.fields}>
                {title === 'Search' ? (
                  <>
                    <SearchPreview seo={seo} />
                    <p className={classes.inherited}>Address: {address}</p>
                  </>
                ) : null}
                {title === 'Social' ? <SocialPreviews seo={seo} /> : null}
                <SeoInputs names={names} seo={seo} />
              </div>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Stack>
  );
}

interface SeoInputsProps {
  readonly names: readonly (keyof typeof pageSeo)[];
  readonly seo: EffectiveSeo;
}

/** What all networks share, and what is said to single ones behind a button. */
function SeoInputs({ names, seo }: SeoInputsProps) {
  const all = names.map((name): { name: typeof name; path: string; declaration: FieldDeclaration } => {
    return { name, path: seoPath(name), declaration: pageSeo[name] };
  });
  const input = ({ name }: (typeof all)[number]) => <SeoInput key={name} name={name} seo={seo} />;
  const rare = all.filter(({ declaration }) => declaration.rare);
  return (
    <>
      {all.filter(({ declaration }) => !declaration.rare).map(input)}
      {rare.length > 0 ? (
        <div>
          <MoreFields label="Customize per network" path={seoField} fields={rare}>
            <div className={classes.fields}>{rare.map(input)}</div>
          </MoreFields>
        </div>
      ) : null}
    </>
  );
}

function SeoInput({ name, seo }: { readonly name: keyof typeof pageSeo; readonly seo: EffectiveSeo }) {
  const effective = name === 'keywords' || name === 'inSitemap' ? null : seo[name];
  const source = effective?.source;
  const wrong = source ? null : wrongFormat(name, effective?.value ?? '');
  return (
    <div>
      <FieldInput
        path={seoPath(name)}
        declaration={inheriting(pageSeo[name], source ? (effective?.value ?? '') : '')}
      />
      {name === 'title' ? <PixelBar {...searchTitleWidth(seo.title.value)} /> : null}
      {name === 'description' ? <PixelBar {...searchDescriptionWidth(seo.description.value)} /> : null}
      {wrong ? (
        <p className={classes.wrong} role="status">
          {wrong}
        </p>
      ) : null}
      {source && effective.value ? (
        <p className={classes.inherited}>{inheritance(name, effective.value, source)}</p>
      ) : null}
      {name === 'keywords' ? <InheritedKeywords /> : null}
      {name === 'structuredData' ? <GeneratorLink /> : null}
    </div>
  );
}

/** A document that was only begun has no page to describe. */
function GeneratorLink() {
  const { baseline } = useOpenDocument().editor;
  return isMade(baseline) ? (
    <p className={classes.inherited}>
      <Link to={`${paths.schemaGenerator}?page=${baseline.id}`}>Edit in the schema generator</Link>
    </p>
  ) : null;
}

/** A text shows what it inherits in its own place. */
const inheritance = (name: keyof typeof pageSeo, value: string, source: string) =>
  takesText(pageSeo[name]) ? `Uses ${source} while empty.` : `Uses ${value} while empty (${source}).`;

function InheritedKeywords() {
  const { value } = useField(seoPath('keywords'), (list) => Array.isArray(list));
  return value?.length ? null : (
    <p className={classes.inherited}>Uses the site’s keywords while empty: {defaultKeywords.join(', ')}.</p>
  );
}
