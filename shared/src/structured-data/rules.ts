import { table } from './table.ts';

/** The day on which people last compared these rules with their sources. */
export const rulesAsOf = '2026-11-24';

/** What became of a type or of its display in search results. */
export interface TypeStatus {
  readonly level: 'error' | 'warning' | 'note';
  /** From when, as its source says. */
  readonly since: string;
  readonly message: string;
  readonly source: string;
}

/** What search engines ask of a type. */
export interface TypeRule {
  readonly required: readonly string[];
  /** With the reason to fill it in. */
  readonly recommended: Readonly<Record<string, string>>;
  /** Which things the values of a property are, where the type says more than the property. */
  readonly things?: Readonly<Record<string, readonly Capitalize<string>[]>>;
  readonly source: string;
}

const google = 'https://developers.google.com/search/docs/appearance/structured-data/';
const vocabulary = 'https://schema.org/';

const article: TypeRule = {
  required: ['headline'],
  recommended: {
    author: 'Google names the author, and links to their page, only where they are a thing of their own.',
    datePublished: 'Search results show the day.',
    dateModified: 'Search results prefer the day of the last change.',
    image: 'Without an image the article gets no picture in search results.',
    publisher: 'It connects the article to your organization.',
    description: 'Assistants quote it.',
  },
  source: `${google}article`,
};

const application: TypeRule = {
  required: ['name'],
  recommended: {
    applicationCategory: 'It says what kind of software this is, such as BusinessApplication.',
    operatingSystem: 'Write Web for software in a browser.',
    offers: 'Google shows a price only from here. Leave it out while no page shows one.',
    aggregateRating: 'Google shows stars only for ratings that the page shows and that others gave.',
    description: 'Assistants quote it.',
  },
  source: `${google}software-app`,
};

const webPage: TypeRule = {
  required: ['name'],
  recommended: {
    url: 'It says which address the description is about.',
    isPartOf: 'It connects the page to your site.',
    breadcrumb: 'It connects the page to the way there.',
    description: 'Assistants quote it.',
  },
  source: `${vocabulary}WebPage`,
};

/** The types that the generator offers. */
export const typeRules = table<TypeRule>({
  Organization: {
    required: ['name'],
    recommended: {
      url: 'It tells organizations of the same name apart.',
      logo: 'Google shows it in the panel about you. At least 112 × 112 pixels.',
      sameAs: 'It leads to your profiles, so that search engines know that they are yours.',
      legalName: 'It is the name in registers.',
      contactPoint: 'It says where customers reach you.',
    },
    source: `${google}organization`,
  },
  WebSite: {
    required: ['name', 'url'],
    recommended: {
      publisher: 'It connects the site to your organization.',
      alternateName: 'Google may show it where the name does not fit.',
      potentialAction: 'It says how to search the site.',
    },
    source: `${google}site-names`,
  },
  WebPage: webPage,
  AboutPage: { ...webPage, source: `${vocabulary}AboutPage` },
  ContactPage: { ...webPage, source: `${vocabulary}ContactPage` },
  CollectionPage: { ...webPage, source: `${vocabulary}CollectionPage` },
  BreadcrumbList: {
    required: ['itemListElement'],
    recommended: {},
    things: { itemListElement: ['ListItem'] },
    source: `${google}breadcrumb`,
  },
  ListItem: {
    required: ['position'],
    recommended: { name: 'It is the text of this step.', item: 'It is the address of this step.' },
    source: `${google}breadcrumb`,
  },
  BlogPosting: article,
  Article: article,
  SoftwareApplication: application,
  WebApplication: application,
  Offer: {
    required: ['price', 'priceCurrency'],
    recommended: {
      name: 'It tells plans apart.',
      url: 'It leads to where the offer is.',
      priceValidUntil: 'The price is not shown after this day.',
    },
    source: `${google}product-snippet`,
  },
  Review: {
    required: ['author', 'reviewRating', 'itemReviewed'],
    recommended: { reviewBody: 'It is the text of the review.', datePublished: 'It says how old the review is.' },
    source: `${google}review-snippet`,
  },
  AggregateRating: {
    required: ['ratingValue', 'ratingCount'],
    recommended: {
      bestRating: 'Without it 5 is the best.',
      worstRating: 'Without it 1 is the worst.',
      reviewCount: 'It is the number of reviews with a text.',
      itemReviewed: 'It says what the ratings are about. Leave it out inside that thing.',
    },
    source: `${google}review-snippet`,
  },
  Rating: {
    required: ['ratingValue'],
    recommended: { bestRating: 'Without it 5 is the best.' },
    source: `${google}review-snippet`,
  },
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate'],
    recommended: {
      description: 'Assistants quote it.',
      duration: 'Search results show it, such as PT2M30S.',
      contentUrl: 'It is the address of the film itself.',
      embedUrl: 'It is the address of the player.',
    },
    source: `${google}video`,
  },
  ProfilePage: {
    required: ['mainEntity'],
    recommended: {
      name: 'It is the name of the page.',
      dateModified: 'It says how recent the profile is.',
      isPartOf: 'It connects the page to your site.',
    },
    things: { mainEntity: ['Person', 'Organization'] },
    source: `${google}profile-page`,
  },
  Person: {
    required: ['name'],
    recommended: {
      url: 'It leads to the page about the person.',
      jobTitle: 'It says in what role they speak.',
      image: 'It is a portrait.',
      sameAs: 'It leads to their profiles elsewhere.',
      description: 'It says why they know what they write about.',
    },
    source: `${google}profile-page`,
  },
  LocalBusiness: {
    required: ['name', 'address'],
    recommended: {
      telephone: 'Search results offer to call.',
      openingHours: 'Such as Mo-Fr 08:00-17:00.',
      url: 'It leads to the page of this place.',
      image: 'It is a picture of the place.',
      geo: 'Maps place the pin here.',
    },
    source: `${google}local-business`,
  },
  JobPosting: {
    required: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
    recommended: {
      validThrough: 'Google takes the posting away after this day.',
      employmentType: 'Such as FULL_TIME or PER_DIEM.',
      baseSalary: 'Postings with pay are found more often.',
    },
    source: `${google}job-posting`,
  },
  Event: {
    required: ['name', 'startDate', 'location'],
    recommended: {
      endDate: 'Search results show how long it takes.',
      description: 'It says what happens.',
      image: 'Without an image the event gets no picture in search results.',
      organizer: 'It says who runs the event.',
      offers: 'It says what a ticket costs and where to get it.',
    },
    source: `${google}event`,
  },
  ImageObject: {
    required: ['contentUrl'],
    recommended: {
      creator: 'Google shows the credit.',
      creditText: 'Google shows the credit.',
      license: 'Google marks the image as licensable.',
      copyrightNotice: 'Google shows it with the image.',
    },
    source: `${google}image-license-metadata`,
  },
  Service: {
    required: ['name'],
    recommended: {
      provider: 'It connects the service to your organization.',
      serviceType: 'It says what kind of service this is.',
      areaServed: 'It says where you offer it.',
      description: 'Assistants quote it.',
    },
    source: `${vocabulary}Service`,
  },
  DefinedTerm: {
    required: ['name', 'description'],
    recommended: { url: 'It leads to the definition.', inDefinedTermSet: 'It names the glossary.' },
    source: `${vocabulary}DefinedTerm`,
  },
  FAQPage: {
    required: ['mainEntity'],
    recommended: {},
    things: { mainEntity: ['Question'] },
    source: `${google}faqpage`,
  },
  Question: { required: ['name', 'acceptedAnswer'], recommended: {}, source: `${google}faqpage` },
  Answer: { required: ['text'], recommended: {}, source: `${google}faqpage` },
  QAPage: {
    required: ['mainEntity'],
    recommended: {},
    things: { mainEntity: ['Question'] },
    source: `${google}qapage`,
  },
  HowTo: {
    required: ['name', 'step'],
    recommended: {},
    things: { step: ['HowToStep'] },
    source: `${vocabulary}HowTo`,
  },
  HowToStep: {
    required: ['text'],
    recommended: { name: 'It is the title of this step.' },
    source: `${vocabulary}HowTo`,
  },
  PostalAddress: {
    required: ['addressLocality', 'addressCountry'],
    recommended: {
      streetAddress: 'Maps need it.',
      addressRegion: 'It is the state or province.',
      postalCode: 'Maps need it.',
    },
    source: `${vocabulary}PostalAddress`,
  },
  Place: {
    required: ['address'],
    recommended: { name: 'It is the name of the place.' },
    source: `${vocabulary}Place`,
  },
  ContactPoint: {
    required: ['contactType'],
    recommended: {
      telephone: 'With the country code, such as +1-555-010-0100.',
      email: 'It is where customers write to.',
    },
    source: `${google}organization`,
  },
  GeoCoordinates: { required: ['latitude', 'longitude'], recommended: {}, source: `${google}local-business` },
  VirtualLocation: { required: ['url'], recommended: {}, source: `${google}event` },
});

/** Parts of other things: nothing that a page is about. */
export const partTypes: readonly string[] = [
  ...['ListItem', 'Rating', 'Question', 'Answer', 'HowToStep', 'PostalAddress', 'Place'],
  ...['ContactPoint', 'GeoCoordinates', 'VirtualLocation'],
];

/** Types that search results no longer show, or that do not fit a site like this. */
export const typeStatus = table<TypeStatus>({
  FAQPage: {
    level: 'note',
    since: '2026-05',
    message: 'Valid, but Google shows no rich result for questions any more.',
    source: `${google}faqpage`,
  },
  QAPage: {
    level: 'error',
    since: '2018-12',
    message: 'This type is for questions that visitors answer. Use FAQPage for your own questions and answers.',
    source: `${google}qapage`,
  },
  HowTo: {
    level: 'warning',
    since: '2023-09',
    message: 'Google shows no rich result for instructions any more. Leave it out, or keep it for other readers.',
    source: 'https://developers.google.com/search/blog/2023/08/howto-faq-changes',
  },
  SpecialAnnouncement: {
    level: 'warning',
    since: '2025-06',
    message: 'Google shows no rich result for announcements any more.',
    source: 'https://developers.google.com/search/blog/2025/06/simplifying-search-results',
  },
  ClaimReview: {
    level: 'warning',
    since: '2025-06',
    message: 'Google shows no rich result for fact checks any more.',
    source: 'https://developers.google.com/search/blog/2025/06/simplifying-search-results',
  },
});

/** Reviews of these on their own site get no stars. */
export const selfServing = {
  since: '2019-09',
  types: ['Organization', 'LocalBusiness', 'Corporation'],
  message: 'Google ignores reviews of a company on its own site. Remove them.',
  source: 'https://developers.google.com/search/blog/2019/09/making-review-rich-results-more-helpful',
} as const;

/** The smallest images that search results show, in pixels, by the property. */
export const smallestImages = table<{ readonly side: number; readonly source: string }>({
  logo: { side: 112, source: `${google}organization` },
  image: { side: 300, source: `${google}article` },
});

/** Readers must find these values in the page, except those of things that are about the site or the page as a whole. */
export const visibleValues: {
  readonly properties: readonly string[];
  readonly exceptTypes: readonly string[];
  readonly message: string;
  readonly source: string;
} = {
  properties: [
    ...['name', 'headline', 'text', 'reviewBody', 'jobTitle', 'title', 'telephone', 'streetAddress'],
    ...['price', 'lowPrice', 'highPrice', 'ratingValue', 'ratingCount', 'reviewCount'],
  ],
  exceptTypes: [
    ...['Organization', 'WebSite', 'BreadcrumbList'],
    ...['WebPage', 'AboutPage', 'ContactPage', 'CollectionPage'],
  ],
  message: 'Readers do not find this value in the page. Show it there, or leave it out.',
  source: `${google}sd-policies`,
};
