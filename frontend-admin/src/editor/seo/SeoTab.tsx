import { Accordion, Stack } from '@mantine/core';
import { FieldInput } from '../fields/FieldInput';
import { FindingList } from '../checks/FindingList';
import type { Finding } from '../checks/finding';
import type { EffectiveSeo } from './effective-seo';
import { PixelBar } from './PixelBar';
import { inheriting, seoFields, seoSections } from './seo-fields';
import { SearchPreview, SocialPreviews } from './SeoPreviews';
import classes from './Seo.module.css';
import { searchDescription, searchTitle } from './text-width';

interface SeoTabProps {
  readonly seo: EffectiveSeo;
  readonly findings: readonly Finding[];
  readonly open: readonly string[];
  readonly onOpen: (titles: string[]) => void;
  readonly onFocusField: (path: string) => void;
}

/** All metadata of the page: what is typed, what an empty field inherits, and how it looks out there. */
export function SeoTab({ seo, findings, open, onOpen, onFocusField }: SeoTabProps) {
  const wrong = findings.filter(({ level, path }) => level !== 'pass' && path?.startsWith('seo.'));
  return (
    <Stack gap="sm">
      {wrong.length > 0 ? <FindingList findings={wrong} onFocusField={onFocusField} /> : null}
      <Accordion multiple variant="default" keepMounted={false} value={[...open]} onChange={onOpen}>
        {seoSections.map(({ title, names }) => (
          <Accordion.Item key={title} value={title}>
            <Accordion.Control>{title}</Accordion.Control>
            <Accordion.Panel>
              <div className={classes.fields}>
                {title === 'Search' ? <SearchPreview seo={seo} /> : null}
                {title === 'Social' ? <SocialPreviews seo={seo} /> : null}
                {names.map((name) => (
                  <SeoInput key={name} name={name} seo={seo} />
                ))}
              </div>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Stack>
  );
}

function SeoInput({ name, seo }: { readonly name: keyof typeof seoFields; readonly seo: EffectiveSeo }) {
  const effective = name === 'keywords' || name === 'inSitemap' ? null : seo[name];
  const source = effective?.source;
  return (
    <div>
      <FieldInput
        path={`seo.${name}`}
        declaration={inheriting(seoFields[name], source ? (effective?.value ?? '') : '')}
      />
      {name === 'title' ? <PixelBar text={seo.title.value} {...searchTitle} /> : null}
      {name === 'description' ? <PixelBar text={seo.description.value} {...searchDescription} /> : null}
      {source && effective.value ? <p className={classes.inherited}>Empty: taken from {source}.</p> : null}
    </div>
  );
}
