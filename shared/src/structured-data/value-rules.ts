import { table } from './table.ts';

/** What a value can be; a name with a capital letter is a thing of that type. */
export type ValueKind =
  'text' | 'url' | 'date' | 'number' | 'price' | 'rating' | 'currency' | 'duration' | 'flag' | Capitalize<string>;

/** Properties that often have several values. */
export const listProperties: readonly string[] = [
  ...['sameAs', 'image', 'author', 'mainEntity', 'itemListElement', 'step', 'offers', 'review', 'contactPoint'],
  ...['openingHours', 'employmentType', 'alternateName', 'areaServed', 'thumbnailUrl', 'jobLocation'],
];

const agent = ['Organization', 'Person'] as const;
const picture = ['url', 'ImageObject'] as const;

/** What the values of properties are, where there is a rule about it. */
export const propertyKinds = table<readonly ValueKind[]>({
  ...kinds(
    ['text'],
    'name headline description legalName alternateName jobTitle keywords applicationCategory operatingSystem',
  ),
  ...kinds(
    ['text'],
    'telephone email streetAddress addressLocality addressRegion postalCode reviewBody text title openingHours',
  ),
  ...kinds(['text'], 'employmentType creditText copyrightNotice serviceType articleBody inLanguage contactType'),
  ...kinds(['url'], 'url sameAs contentUrl embedUrl thumbnailUrl license downloadUrl installUrl acquireLicensePage'),
  ...kinds(
    ['date'],
    'datePublished dateModified dateCreated uploadDate startDate endDate datePosted validThrough priceValidUntil',
  ),
  ...kinds(['number'], 'position ratingCount reviewCount latitude longitude wordCount'),
  ...kinds(['price'], 'price lowPrice highPrice'),
  step: ['HowToStep', 'text'],
  ...kinds(['number'], 'bestRating worstRating'),
  ...kinds(['rating'], 'ratingValue'),
  ...kinds(['currency'], 'priceCurrency currency'),
  ...kinds(['duration'], 'duration'),
  ...kinds(['flag'], 'isAccessibleForFree isFamilyFriendly'),
  ...kinds(picture, 'logo image primaryImageOfPage'),
  ...kinds(agent, 'author publisher creator provider organizer reviewedBy'),
  hiringOrganization: ['Organization'],
  address: ['PostalAddress', 'text'],
  addressCountry: ['text', 'Country'],
  location: ['Place', 'VirtualLocation', 'PostalAddress', 'text'],
  jobLocation: ['Place'],
  offers: ['Offer', 'AggregateOffer'],
  aggregateRating: ['AggregateRating'],
  reviewRating: ['Rating'],
  review: ['Review'],
  acceptedAnswer: ['Answer'],
  breadcrumb: ['BreadcrumbList'],
  isPartOf: ['WebSite', 'WebPage', 'CreativeWork', 'url'],
  itemListElement: ['ListItem', 'Thing', 'text'],
  item: ['url', 'Thing'],
  itemReviewed: ['Thing'],
  mainEntity: ['Thing'],
  mainEntityOfPage: ['url', 'WebPage'],
  contactPoint: ['ContactPoint'],
  geo: ['GeoCoordinates'],
  inDefinedTermSet: ['url', 'DefinedTermSet'],
  areaServed: ['text', 'Place'],
  baseSalary: ['MonetaryAmount', 'number'],
  potentialAction: ['Action'],
});

function kinds(allowed: readonly ValueKind[], names: string) {
  return Object.fromEntries(names.split(' ').map((name) => [name, allowed]));
}
