import type { FeatureSummary } from '@20x/kit';
import { ArrowRight } from 'lucide-react';
import { Icon } from './Icon';
import { SiteLink } from './SiteLink';
import target from './WholeTarget.module.css';
import classes from './FeatureList.module.css';

/** Features as a ruled list: the title is the link's name, the whole row its target. */
export function FeatureList({
  features,
}: {
  readonly features: readonly Pick<FeatureSummary, 'slug' | 'title' | 'summary'>[];
}) {
  return (
    <ul className={classes.root}>
      {features.map(({ slug, title, summary }) => (
        <li key={slug}>
          <h3>
            <SiteLink to={`/features/${encodeURIComponent(slug)}`} className={target.link}>
              {title}
            </SiteLink>
          </h3>
          {summary?.trim() && <p>{summary}</p>}
          <Icon icon={ArrowRight} />
        </li>
      ))}
    </ul>
  );
}
