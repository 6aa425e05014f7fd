import { useEffect } from 'react';
import { effectiveSeo } from '@20x/shared/effective-seo';
import { defaultKeywords, previewRobots } from '@20x/shared/seo-defaults';
import { imageSizeAt } from '@20x/shared/social-image';
import { defaultSiteName } from '@20x/shared/title-template';
import type { PageSeo } from './api/generated';
import { ownerDocument } from './meta/owner-document';
import { useSite } from './site/site-context';

interface PageMetaProps {
  readonly title: string;
  /** The page's own path without the `/website` prefix; empty: it has none. */
  readonly path: string;
  readonly description?: string | undefined;
  /** Social image. Default: /og-image.jpg. */
  readonly image?: string | undefined;
  /** What the social image says, where its size is known and the owner entered no social title. Default: the title. */
  readonly imageAlt?: string | undefined;
  /** Default: 20X. */
  readonly siteName?: string;
  /** Open Graph type. Default: website. */
  readonly type?: string;
  /** Default: index, follow. */
  readonly robots?: string;
  /** What the page's owner entered; every filled field replaces a default. */
  readonly seo?: PageSeo | null;
}

/** The page's metadata. React puts it into the head in the browser; the server moves it there. */
export function PageMeta({ path, seo, siteName = defaultSiteName, ...own }: PageMetaProps) {
  const { publicUrl, shows, isPreview } = useSite();
  const ownHtml = ownerDocument(seo);
  useEffect(() => shows?.(path, ownHtml), [shows, path, ownHtml]);
  const { title, description, image: ogImage, imageAlt = title, type: ogType, robots } = own;
  const page = { title, description, canonical: path, author: siteName, robots, ogImage, ogType, ogSiteName: siteName };
  const effective = effectiveSeo(seo, page, publicUrl);
  const text = (name: keyof PageSeo) => effective(name).value;
  const size = imageSizeAt(text('ogImage'), publicUrl);
  const alt = size ? seo?.ogTitle?.trim() || imageAlt : '';
  const keywords = seo?.keywords?.length ? seo.keywords : defaultKeywords;
  return (
    <>
      <title>{text('title')}</title>
      <Meta name="description" content={text('description')} />
      <Meta name="keywords" content={keywords.join(', ')} />
      <Meta name="author" content={text('author')} />
      <Meta name="robots" content={isPreview ? previewRobots : text('robots')} />
      <Meta name="geo.region" content={text('geoRegion')} />
      <Meta name="geo.placename" content={text('geoPlacename')} />
      <Meta name="geo.position" content={text('geoPosition')} />
      <Property name="og:title" content={text('ogTitle')} />
      <Property name="og:description" content={text('ogDescription')} />
      <Property name="og:image" content={text('ogImage')} />
      <Property name="og:image:width" content={size?.width} />
      <Property name="og:image:height" content={size?.height} />
      <Property name="og:image:alt" content={alt} />
      <Property name="og:type" content={text('ogType')} />
      <Property name="og:url" content={text('ogUrl')} />
      <Property name="og:site_name" content={text('ogSiteName')} />
      <Meta name="twitter:card" content={text('twitterCard')} />
      <Meta name="twitter:title" content={text('twitterTitle')} />
      <Meta name="twitter:description" content={text('twitterDescription')} />
      <Meta name="twitter:image" content={text('twitterImage')} />
      <Meta name="twitter:image:alt" content={text('twitterImage') === text('ogImage') ? alt : ''} />
      <Meta name="twitter:site" content={text('twitterSite')} />
      <Meta name="twitter:creator" content={text('twitterCreator')} />
      <Property name="linkedin:title" content={text('linkedinTitle')} />
      <Property name="linkedin:description" content={text('linkedinDescription')} />
      <Property name="linkedin:image" content={text('linkedinImage')} />
      {path && <link rel="canonical" href={text('canonical')} />}
    </>
  );
}

interface MetaProps {
  readonly name: string;
  readonly content: string | number | undefined;
}

const Meta = ({ name, content }: MetaProps) => (content ? <meta name={name} content={String(content)} /> : null);
const Property = ({ name, content }: MetaProps) =>
  content ? <meta property={name} content={String(content)} /> : null;
