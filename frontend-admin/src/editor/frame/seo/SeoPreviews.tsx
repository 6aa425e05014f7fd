import { useState } from 'react';
import { SegmentedControl } from '@mantine/core';
import { isUnlisted } from '@20x/shared/effective-seo';
import { searchDescriptionWidth, searchTitleWidth } from '@20x/shared/search-width';
import type { EffectiveSeo } from './effective-seo';
import classes from './Seo.module.css';

/** As much of the text as fits, by whole words. */
function cut(text: string, widthOf: typeof searchTitleWidth): string {
  const fits = (part: string) => {
    const { width, most } = widthOf(part);
    return width <= most;
  };
  if (fits(text)) return text;
  let shown = text;
  while (shown && !fits(`${shown} …`)) shown = shown.slice(0, Math.max(shown.lastIndexOf(' '), 0));
  return `${shown || text.slice(0, 20)} …`;
}

const hostOf = (address: string) => {
  try {
    return new URL(address).host;
  } catch {
    return address;
  }
};
const crumbsOf = (address: string) =>
  address
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '')
    .split('/')
    .join(' › ');

/** How a search result looks. */
export function SearchPreview({ seo }: { readonly seo: EffectiveSeo }) {
  const [device, setDevice] = useState('desktop');
  const isHidden = isUnlisted(seo.robots.value);
  return (
    <figure className={classes.preview}>
      <figcaption>
        Google
        <SegmentedControl
          size="xs"
          aria-label="Google on"
          value={device}
          onChange={setDevice}
          data={[
            { value: 'desktop', label: 'Desktop' },
            { value: 'mobile', label: 'Phone' },
          ]}
        />
      </figcaption>
      <div className={classes.result} data-device={device} data-hidden={isHidden || undefined}>
        <span className={classes.crumbs}>{crumbsOf(seo.canonical.value)}</span>
        <span className={classes.resultTitle}>{cut(seo.title.value, searchTitleWidth)}</span>
        <span className={classes.resultText}>
          {seo.description.value
            ? cut(seo.description.value, searchDescriptionWidth)
            : 'Google picks a text from the page.'}
        </span>
      </div>
      {isHidden ? <p className={classes.note}>Not listed: search engines are told not to.</p> : null}
    </figure>
  );
}

const networks = [
  ['Facebook', 'og'],
  ['X', 'twitter'],
  ['LinkedIn', 'linkedin'],
] as const;

/** How the page looks when it is shared. */
export function SocialPreviews({ seo }: { readonly seo: EffectiveSeo }) {
  return networks.map(([network, prefix]) => {
    const isSmall = prefix === 'twitter' && seo.twitterCard.value === 'summary';
    const image = seo[`${prefix}Image`].value;
    return (
      <figure key={network} className={classes.preview}>
        <figcaption>{network}</figcaption>
        <div className={classes.card} data-size={isSmall ? 'small' : 'large'}>
          <img key={image} src={image} alt="" loading="lazy" />
          <div>
            <span className={classes.host}>{hostOf(seo.ogUrl.value)}</span>
            <span className={classes.cardTitle}>{seo[`${prefix}Title`].value}</span>
            <span className={classes.cardText}>{seo[`${prefix}Description`].value}</span>
          </div>
        </div>
      </figure>
    );
  });
}
