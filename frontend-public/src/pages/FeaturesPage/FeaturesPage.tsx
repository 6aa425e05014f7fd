import { useListFeaturesQuery } from '@20x/kit';
import { filled } from '../../blocks/parts/block-text';
import { Blocks } from '../../blocks/Blocks';
import { BlockImage } from '../../ui/BlockImage';
import { FeatureList } from '../../ui/FeatureList';
import { PageFrame } from '../../ui/PageFrame';
import { Section } from '../../ui/Section';
import links from '../../ui/QuietLinks.module.css';
import section from '../../ui/Section.module.css';
import { SiteLink } from '../../ui/SiteLink';
import { useIndexPage } from '../index-page';
import { allFeatures } from '../page-data';
import { PendingPage } from '../PendingPage';
import { SitePageMeta } from '../SitePageMeta';
import { groupFeatures, type FeatureGroupView } from './feature-groups';
import classes from './FeaturesPage.module.css';

/** All features in the order a shift goes through them; what is said around them is the page `features`. */
export function FeaturesPage() {
  const { data, error } = useListFeaturesQuery(allFeatures);
  const { page, isAwaited } = useIndexPage('features');
  if (!data || isAwaited) return <PendingPage error={error} />;
  const { groups, others } = groupFeatures(data.data, page.rest);
  const { title = 'Features' } = page;
  return (
    <PageFrame>
      <Section labelledBy="features-title">
        <div className={classes.head}>
          <div>
            {filled(page.hero?.kicker) && <p className={section.kicker}>{page.hero?.kicker}</p>}
            <h1 id="features-title" className={section.title} data-level="1" tabIndex={-1}>
              {filled(page.hero?.title) ?? 'Features'}
            </h1>
            {filled(page.hero?.subtitle) && <p className={section.lede}>{page.hero?.subtitle}</p>}
          </div>
          <GroupIndex groups={groups} />
        </div>
      </Section>
      {groups.map((group, index) => (
        <GroupBand key={group.id} group={group} even={index % 2 === 1} />
      ))}
      <Blocks blocks={others} />
      <SitePageMeta path="/features" title={title} description={filled(page.hero?.subtitle)} seo={page.seo} />
    </PageFrame>
  );
}

function GroupIndex({ groups }: { readonly groups: readonly FeatureGroupView[] }) {
  return (
    <nav className={classes.index} aria-label="Feature groups">
      {groups.map((group) => (
        <div key={group.id}>
          <a href={`#${group.id}`}>{group.row.title}</a>
          <ul className={links.root}>
            {group.features.map(({ slug, title }) => (
              <li key={slug}>
                <SiteLink to={`/features/${encodeURIComponent(slug)}`}>{title}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function GroupBand({
  group: { id, row, features },
  even,
}: {
  readonly group: FeatureGroupView;
  readonly even: boolean;
}) {
  const titleId = `group-${id}-title`;
  return (
    <Section id={id} labelledBy={titleId} tone={even ? 'sunken' : 'surface'} className={classes.group}>
      <div className={classes.text}>
        <h2 id={titleId} className={section.title}>
          {row.title}
        </h2>
        {filled(row.text) && <p className={section.lede}>{row.text}</p>}
        <FeatureList features={features} />
      </div>
      <BlockImage of={row} />
    </Section>
  );
}
