import { PageMeta, useListFeaturesQuery, useSite } from '@20x/kit';
import { useSiteSettings } from '../../layout/site-settings';
import { ProductView } from '../../scenes/ProductView';
import { breadcrumbs } from '../../ui/breadcrumbs';
import { ButtonLink } from '../../ui/ButtonLink';
import { FeatureList } from '../../ui/FeatureList';
import { PageFrame } from '../../ui/PageFrame';
import { Section } from '../../ui/Section';
import section from '../../ui/Section.module.css';
import { SiteLink } from '../../ui/SiteLink';
import { PendingPage } from '../PendingPage';
import { allFeatures, groupFeatures, type FeatureGroupView } from './feature-groups';
import classes from './FeaturesPage.module.css';

/** All features in the order a shift goes through them. */
export function FeaturesPage() {
  const { siteName = '20X' } = useSiteSettings();
  const { publicUrl } = useSite();
  const { data, error } = useListFeaturesQuery(allFeatures);
  if (!data) return <PendingPage error={error} />;
  const groups = groupFeatures(data.data);
  return (
    <PageFrame>
      <Section labelledBy="features-title">
        <div className={classes.head}>
          <div>
            <h1 id="features-title" className={section.title} data-level="1" tabIndex={-1}>
              One record for every shift
            </h1>
            <p className={section.lede}>
              From the request to the paid invoice, a shift is written down once. Four steps, and what 20X does in each.
            </p>
          </div>
          <nav className={classes.index} aria-label="Feature groups">
            {groups.map((group) => (
              <div key={group.id}>
                <a href={`#${group.id}`}>{group.title}</a>
                <ul>
                  {group.features.map(({ slug, title }) => (
                    <li key={slug}>
                      <SiteLink to={`/features/${encodeURIComponent(slug)}`}>{title}</SiteLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
      </Section>
      {groups.map((group, index) => (
        <GroupBand key={group.id} group={group} even={index % 2 === 1} />
      ))}
      <Section labelledBy="features-close" tone="ink" className={classes.close}>
        <h2 id="features-close" className={`${section.title} ${classes.closeTitle}`}>
          See all of it with your own week
        </h2>
        <ButtonLink to="/contact" variant="inverse">
          Book a Live Demo
        </ButtonLink>
      </Section>
      <PageMeta
        path="/features"
        title={`Features: One Record for Every Shift | ${siteName}`}
        description="Scheduling, offers, credentials, mobile app, timesheets, client portal, reports and integrations for nurse staffing agencies, on one record."
        siteName={siteName}
        records={[breadcrumbs(publicUrl, [{ name: 'Features', path: '/features' }])]}
      />
    </PageFrame>
  );
}

function GroupBand({ group, even }: { readonly group: FeatureGroupView; readonly even: boolean }) {
  return (
    <Section
      id={group.id}
      labelledBy={`${group.id}-title`}
      tone={even ? 'sunken' : 'surface'}
      className={classes.group}
    >
      <div className={classes.text}>
        <h2 id={`${group.id}-title`} className={section.title}>
          {group.title}
        </h2>
        <p className={section.lede}>{group.text}</p>
        <FeatureList features={group.features} />
      </div>
      <ProductView scene={group.scene} />
    </Section>
  );
}
