import { useEffect } from 'react';
import {
  defaultKeywords,
  defaultRobots,
  defaultSocialImage,
  defaultOgType,
  defaultTwitterCard,
} from '@20x/shared/seo-defaults';
import { defaultSiteName } from '@20x/shared/title-template';
import type { PageSeo } from './api/generated';
import { ownerDocument } from './meta/owner-document';
import { organization, parseStructuredData, scriptJson } from './meta/structured-data';
import { useSite } from './site-context';

interface PageMetaProps {
  readonly title: string;
  /** The page's own path without the `/website` prefix. */
  readonly path: string;
  readonly description?: string | undefined;
  /** Social image. Default: /og-image.jpg. */
  readonly image?: string | undefined;
  /** Default: 20X. */
  readonly siteName?: string;
  /** Open Graph type. Default: website. */
  readonly type?: string;
  /** Records for search engines beside the organisation's. */
  readonly records?: readonly object[];
  /** Default: index, follow. */
  readonly robots?: string;
  /** What the page's owner entered; every filled field replaces a default. */
  readonly seo?: PageSeo | null;
}

/** The page's metadata. React puts it into the head in the browser; the server moves it there. */
export function PageMeta({ path, seo, siteName = defaultSiteName, records = [], ...defaults }: PageMetaProps) {
  const { publicUrl, shows } = useSite();
  const ownHtml = ownerDocument(seo);
  useEffect(() => shows?.(path, ownHtml), [shows, path, ownHtml]);
  const absolute = (address: string) => (address.startsWith('/') ? publicUrl + address : address);
  const title = seo?.title || defaults.title;
  const description = seo?.description || defaults.description;
  const ogTitle = seo?.ogTitle || title;
  const ogDescription = seo?.ogDescription || description;
  const ogImage = absolute(seo?.ogImage || defaults.image || defaultSocialImage);
  const canonical = absolute(seo?.canonical || path);
  const keywords = seo?.keywords?.length ? seo.keywords : defaultKeywords;
  return (
    <>
      <title>{title}</title>
      <Meta name="description" content={description} />
      <Meta name="keywords" content={keywords.join(', ')} />
      <Meta name="author" content={seo?.author || siteName} />
      <Meta name="robots" content={seo?.robots || defaults.robots || defaultRobots} />
      <Meta name="geo.region" content={seo?.geoRegion} />
      <Meta name="geo.placename" content={seo?.geoPlacename} />
      <Meta name="geo.position" content={seo?.geoPosition} />
      <Property name="og:title" content={ogTitle} />
      <Property name="og:description" content={ogDescription} />
      <Property name="og:image" content={ogImage} />
      <Property name="og:type" content={seo?.ogType || defaults.type || defaultOgType} />
      <Property name="og:url" content={absolute(seo?.ogUrl || canonical)} />
      <Property name="og:site_name" content={seo?.ogSiteName || siteName} />
      <Meta name="twitter:card" content={seo?.twitterCard || defaultTwitterCard} />
      <Meta name="twitter:title" content={seo?.twitterTitle || ogTitle} />
      <Meta name="twitter:description" content={seo?.twitterDescription || ogDescription} />
      <Meta name="twitter:image" content={absolute(seo?.twitterImage || ogImage)} />
      <Meta name="twitter:site" content={seo?.twitterSite} />
      <Meta name="twitter:creator" content={seo?.twitterCreator} />
      <Property name="linkedin:title" content={seo?.linkedinTitle || ogTitle} />
      <Property name="linkedin:description" content={seo?.linkedinDescription || ogDescription} />
      <Property name="linkedin:image" content={absolute(seo?.linkedinImage || ogImage)} />
      <link rel="canonical" href={canonical} />
      <StructuredData text={seo?.structuredData} siteName={siteName} />
      {records.map((record, index) => (
        <JsonRecord key={index} record={record} />
      ))}
    </>
  );
}

interface MetaProps {
  readonly name: string;
  readonly content: string | null | undefined;
}

const Meta = ({ name, content }: MetaProps) => (content ? <meta name={name} content={content} /> : null);
const Property = ({ name, content }: MetaProps) => (content ? <meta property={name} content={content} /> : null);

interface StructuredDataProps {
  readonly text: string | null | undefined;
  readonly siteName: string;
}

function StructuredData({ text, siteName }: StructuredDataProps) {
  const { publicUrl, warn } = useSite();
  const data = parseStructuredData(text);
  if (!data && text?.trim()) warn('Invalid structured data: the default organisation record is used.');
  return <JsonRecord record={data ?? organization(siteName, publicUrl)} />;
}

const JsonRecord = ({ record }: { readonly record: object }) => (
  <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(record) }} />
);
