import type { LegalPage } from '@20x/kit';
import { Section } from '../../ui/Section';
import { SectionHead } from '../../ui/SectionHead';
import { TextLink } from '../../ui/TextLink';
import classes from './LegalVersions.module.css';
import { VersionList } from './VersionList';

/** More of them have a page of their own. */
const mostHere = 5;

/** The foot of a legal text: what it was before. */
export function LegalVersions({ page: { slug, versions } }: { readonly page: LegalPage }) {
  if (versions.length === 0) return null;
  return (
    <div className={classes.root}>
      <Section labelledBy="versions-title" tone="surface">
        <SectionHead id="versions-title" title="Versions" />
        <VersionList slug={slug} versions={versions.slice(0, mostHere)} latest={versions[0]?.number} />
        {versions.length > mostHere && (
          <p className={classes.more}>
            <TextLink to={`/${slug}/versions`}>All {versions.length} versions</TextLink>
          </p>
        )}
      </Section>
    </div>
  );
}
