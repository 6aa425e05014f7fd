// Written by `npm run gen:api` from the OpenAPI document of the back end. Do not edit.
import { api } from "@20x/kit";
export const addTagTypes = ["Contact", "Home page", "Settings"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      listContactMessages: build.query<
        ListContactMessagesApiResponse,
        ListContactMessagesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/contact-messages`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            folder: queryArg.folder,
            unread: queryArg.unread,
          },
        }),
        providesTags: ["Contact"],
      }),
      getContactMessage: build.query<
        GetContactMessageApiResponse,
        GetContactMessageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/contact-messages/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Contact"],
      }),
      markContactMessage: build.mutation<
        MarkContactMessageApiResponse,
        MarkContactMessageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/contact-messages/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.markContactMessageRequest,
        }),
        invalidatesTags: ["Contact"],
      }),
      getHomeDocument: build.query<
        GetHomeDocumentApiResponse,
        GetHomeDocumentApiArg
      >({
        query: () => ({ url: `/api/admin/home-content` }),
        providesTags: ["Home page"],
      }),
      saveHomeDraft: build.mutation<
        SaveHomeDraftApiResponse,
        SaveHomeDraftApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/home-content/draft`,
          method: "PUT",
          body: queryArg.saveHomeDraftRequest,
        }),
        invalidatesTags: ["Home page"],
      }),
      publishHome: build.mutation<PublishHomeApiResponse, PublishHomeApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/home-content/publish`,
          method: "POST",
          body: queryArg.seenVersion,
        }),
        invalidatesTags: ["Home page"],
      }),
      getSettingsDocument: build.query<
        GetSettingsDocumentApiResponse,
        GetSettingsDocumentApiArg
      >({
        query: () => ({ url: `/api/admin/settings` }),
        providesTags: ["Settings"],
      }),
      saveSettings: build.mutation<SaveSettingsApiResponse, SaveSettingsApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/settings`,
            method: "PUT",
            body: queryArg.saveSettingsRequest,
          }),
          invalidatesTags: ["Settings"],
        },
      ),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminApi };
export type ListContactMessagesApiResponse =
  /** status 200  */ ContactMessageList;
export type ListContactMessagesApiArg = {
  page?: number;
  limit?: number;
  folder?: ContactFolder;
  /** Only what nobody has read. */
  unread?: boolean;
};
export type GetContactMessageApiResponse = /** status 200  */ ContactMessage;
export type GetContactMessageApiArg = {
  id: string;
};
export type MarkContactMessageApiResponse = /** status 200  */ ContactMessage;
export type MarkContactMessageApiArg = {
  id: string;
  markContactMessageRequest: MarkContactMessageRequest;
};
export type GetHomeDocumentApiResponse = /** status 200  */ HomeDocument;
export type GetHomeDocumentApiArg = void;
export type SaveHomeDraftApiResponse = /** status 200  */ HomeDocument;
export type SaveHomeDraftApiArg = {
  saveHomeDraftRequest: SaveHomeDraftRequest;
};
export type PublishHomeApiResponse = /** status 200  */ HomeDocument;
export type PublishHomeApiArg = {
  seenVersion: SeenVersion;
};
export type GetSettingsDocumentApiResponse =
  /** status 200  */ SettingsDocument;
export type GetSettingsDocumentApiArg = void;
export type SaveSettingsApiResponse = /** status 200  */ SettingsDocument;
export type SaveSettingsApiArg = {
  saveSettingsRequest: SaveSettingsRequest;
};
export type ContactTopic = "demo" | "question" | "support";
export type SpamReason = "honeypot" | "too-fast" | "links";
export type ContactMessageSummary = {
  id: string;
  topic: ContactTopic;
  name: string;
  email: string;
  agency: string | null;
  /** The first 160 characters of the message. */
  excerpt: string;
  receivedAt: string;
  readAt: string | null;
  /** Why it lies in spam. */
  spamReason: SpamReason | null;
};
export type ContactMessageList = {
  data: ContactMessageSummary[];
  total: number;
  page: number;
  limit: number;
  /** Messages of the inbox that nobody has read. */
  unread: number;
};
export type ProblemCode =
  | "invalid_input"
  | "unauthenticated"
  | "forbidden"
  | "not_found"
  | "method_not_allowed"
  | "conflict"
  | "edit_conflict"
  | "payload_too_large"
  | "unsupported_media_type"
  | "not_publishable"
  | "too_many_requests"
  | "internal"
  | "unavailable";
export type ProblemFieldError = {
  /** Path of the field, such as content.faqs.0.question. */
  field: string;
  message: string;
};
export type ProblemBody = {
  type: string;
  title: string;
  status: number;
  code: ProblemCode;
  /** One sentence for the reader. */
  detail: string;
  errors?: ProblemFieldError[];
  /** Names the request in the logs. */
  requestId: string;
};
export type ContactFolder = "inbox" | "spam";
export type ContactUtm = {
  /** Kept up to 120 characters. */
  source?: string;
  /** Kept up to 120 characters. */
  medium?: string;
  /** Kept up to 120 characters. */
  campaign?: string;
  /** Kept up to 120 characters. */
  term?: string;
  /** Kept up to 120 characters. */
  content?: string;
};
export type ContactMessage = {
  id: string;
  topic: ContactTopic;
  name: string;
  email: string;
  agency: string | null;
  /** The first 160 characters of the message. */
  excerpt: string;
  receivedAt: string;
  readAt: string | null;
  /** Why it lies in spam. */
  spamReason: SpamReason | null;
  phone: string | null;
  role: string | null;
  nurseCount: string | null;
  country: string | null;
  region: string | null;
  message: string | null;
  consentVersion: string | null;
  sourcePage: string | null;
  utm: ContactUtm;
};
export type MarkContactMessageRequest = {
  read: boolean;
};
export type ContentStatus =
  "draft" | "published" | "changed" | "scheduled" | "unpublished" | "trash";
export type RevisionInfo = {
  /** Counts up from 1 within the document. */
  number: number;
  createdAt: string;
  /** Username; null for shipped content. */
  author: string | null;
};
export type PageSeo = {
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 320 characters when published. */
  description?: string | null;
  keywords?: string[] | null;
  /** At most 120 characters when published. */
  author?: string | null;
  /** Robots directives, such as "index, follow". At most 120 characters when published. */
  robots?: string | null;
  /** Canonical address of the page. */
  canonical?: string | null;
  /** At most 120 characters when published. */
  viewport?: string | null;
  /** At most 20 characters when published. */
  charset?: string | null;
  /** BCP 47 language tag. At most 35 characters when published. */
  language?: string | null;
  /** At most 20 characters when published. */
  geoRegion?: string | null;
  /** At most 120 characters when published. */
  geoPlacename?: string | null;
  /** At most 60 characters when published. */
  geoPosition?: string | null;
  /** At most 120 characters when published. */
  ogTitle?: string | null;
  /** At most 320 characters when published. */
  ogDescription?: string | null;
  ogImage?: string | null;
  /** At most 40 characters when published. */
  ogType?: string | null;
  /** At most 120 characters when published. */
  ogSiteName?: string | null;
  ogUrl?: string | null;
  /** At most 40 characters when published. */
  twitterCard?: string | null;
  /** At most 120 characters when published. */
  twitterTitle?: string | null;
  /** At most 320 characters when published. */
  twitterDescription?: string | null;
  twitterImage?: string | null;
  /** At most 60 characters when published. */
  twitterSite?: string | null;
  /** At most 60 characters when published. */
  twitterCreator?: string | null;
  /** At most 120 characters when published. */
  linkedinTitle?: string | null;
  /** At most 320 characters when published. */
  linkedinDescription?: string | null;
  linkedinImage?: string | null;
  /** JSON-LD as JSON text. */
  structuredData?: string | null;
  /** Google Analytics id, such as G-ABC123. At most 40 characters when published. */
  googleAnalytics?: string | null;
  /** Google Tag Manager id, such as GTM-ABC123. At most 40 characters when published. */
  googleTagManager?: string | null;
  /** Numeric Facebook pixel id. At most 40 characters when published. */
  facebookPixel?: string | null;
  /** Numeric LinkedIn partner id. At most 40 characters when published. */
  linkedinInsight?: string | null;
  /** Raw HTML for the end of the head. */
  headHtml?: string | null;
  /** Raw HTML for the end of the body. */
  bodyHtml?: string | null;
  /** Listed in sitemap.xml unless false. */
  inSitemap?: boolean | null;
};
export type IntroCard = {
  /** users, trendingUp; any other shows a shield. At most 40 characters when published. */
  iconName?: string | null;
  /** At most 60 characters when published. */
  title?: string | null;
  /** At most 160 characters when published. */
  description?: string | null;
};
export type HighlightCard = {
  /** At most 90 characters when published. */
  title?: string | null;
  /** At most 320 characters when published. */
  description?: string | null;
  /** Anchor on the feature page, without #. At most 60 characters when published. */
  anchor?: string | null;
  image?: string | null;
  /** Time or day shown beside the card, such as 05:12. At most 20 characters when published. */
  time?: string | null;
};
export type OutcomeItem = {
  /** One of the 15 outcome icons; any other shows TrendingUp. At most 40 characters when published. */
  iconName?: string | null;
  /** At most 90 characters when published. */
  title?: string | null;
  /** At most 320 characters when published. */
  description?: string | null;
  image?: string | null;
};
export type TrustStat = {
  /** At most 10 characters when published. */
  value?: string | null;
  /** At most 40 characters when published. */
  label?: string | null;
  /** Where the figure comes from. At most 200 characters when published. */
  source?: string | null;
  /** When the figure was true. At most 40 characters when published. */
  asOf?: string | null;
};
export type TrustCompany = {
  /** At most 60 characters when published. */
  name?: string | null;
  /** Background colour of the tile, such as #e3ecfa. At most 40 characters when published. */
  bg?: string | null;
};
export type Testimonial = {
  /** At most 80 characters when published. */
  name?: string | null;
  /** At most 120 characters when published. */
  role?: string | null;
  /** At most 400 characters when published. */
  quote?: string | null;
  avatarUrl?: string | null;
};
export type TrustBadge = {
  /** checkCircle, alertTriangle; any other shows a shield. At most 40 characters when published. */
  icon?: string | null;
  /** At most 60 characters when published. */
  title?: string | null;
  /** At most 160 characters when published. */
  description?: string | null;
};
export type FaqItem = {
  /** At most 150 characters when published. */
  question?: string | null;
  /** At most 2000 characters when published. */
  answer?: string | null;
};
export type InsightCard = {
  /** At most 75 characters when published. */
  slug?: string | null;
  /** At most 150 characters when published. */
  title?: string | null;
  /** At most 40 characters when published. */
  date?: string | null;
  /** At most 320 characters when published. */
  excerpt?: string | null;
  tags?: string[] | null;
  ogImage?: string | null;
  featuredImage?: string | null;
  /** Hidden only when false. */
  published?: boolean | null;
};
export type FinalCta = {
  /** At most 90 characters when published. */
  title?: string | null;
  /** At most 220 characters when published. */
  subtitle?: string | null;
  /** At most 30 characters when published. */
  buttonLabel?: string | null;
  buttonHref?: string | null;
  demoScreenshot?: string | null;
};
export type HomeContent = {
  seo?: PageSeo | null;
  headHtml?: string | null;
  bodyHtml?: string | null;
  /** At most 90 characters when published. */
  heroTitle?: string | null;
  /** At most 40 characters when published. */
  heroTitleBefore?: string | null;
  /** At most 40 characters when published. */
  heroTitleHighlight?: string | null;
  /** At most 40 characters when published. */
  heroTitleAfter?: string | null;
  /** At most 220 characters when published. */
  heroSubtitle?: string | null;
  /** At most 30 characters when published. */
  heroCtaLabel?: string | null;
  heroCtaHref?: string | null;
  /** At most 30 characters when published. */
  heroSecondaryCtaLabel?: string | null;
  heroSecondaryCtaHref?: string | null;
  /** At most 120 characters when published. */
  heroTrustText?: string | null;
  heroImages?: string[] | null;
  /** Alternative texts of heroImages, by index. */
  heroAlt?: string[] | null;
  /** At most 90 characters when published. */
  introTitle?: string | null;
  /** At most 320 characters when published. */
  introSubtitle?: string | null;
  introCards?: IntroCard[] | null;
  /** At most 90 characters when published. */
  introCtaTitle?: string | null;
  /** At most 220 characters when published. */
  introCtaSubtitle?: string | null;
  /** At most 30 characters when published. */
  introCtaLabel?: string | null;
  introCtaHref?: string | null;
  features?: HighlightCard[] | null;
  /** At most 90 characters when published. */
  outcomesTitle?: string | null;
  /** At most 320 characters when published. */
  outcomesSubtitle?: string | null;
  outcomesImage?: string | null;
  outcomes?: OutcomeItem[] | null;
  /** At most 90 characters when published. */
  trustTitle?: string | null;
  /** At most 320 characters when published. */
  trustSubtitle?: string | null;
  trustStats?: TrustStat[] | null;
  /** At most 220 characters when published. */
  trustCompaniesSubtitle?: string | null;
  trustCompanies?: TrustCompany[] | null;
  trustTestimonials?: Testimonial[] | null;
  trustBadges?: TrustBadge[] | null;
  faqs?: FaqItem[] | null;
  insights?: InsightCard[] | null;
  finalCta?: FinalCta | null;
};
export type HomeDocument = {
  id: string;
  /** Send back with every write; a stale one is refused with 412. */
  version: number;
  status: ContentStatus;
  /** The state that is being edited. */
  draft: RevisionInfo;
  /** What visitors see; null when nothing is live. */
  published: RevisionInfo | null;
  content: HomeContent;
};
export type SaveHomeDraftRequest = {
  version: number;
  /** The whole content; a field that is left out is emptied. */
  content: HomeContent;
};
export type SeenVersion = {
  version: number;
};
export type SettingsValues = {
  /** Shown in browser titles. At most 60 characters when published. */
  siteName?: string | null;
  /** Name of the admin area in browser titles. At most 60 characters when published. */
  adminName?: string | null;
  siteLogoUrl?: string | null;
  faviconUrl?: string | null;
  /** JSON text: a list of {href, label, order}. */
  navbarMenuItems?: string | null;
  /** At most 40 characters when published. */
  navbarDropdownTitle?: string | null;
  /** At most 40 characters when published. */
  navbarCtaText?: string | null;
  navbarCtaLink?: string | null;
  /** At most 320 characters when published. */
  footerDescription?: string | null;
  /** At most 160 characters when published. */
  footerCopyright?: string | null;
};
export type SettingsDocument = {
  /** Send back with every write; a stale one is refused with 412. */
  version: number;
  values: SettingsValues;
};
export type SaveSettingsRequest = {
  version: number;
  /** Only the settings to change; null or "" restores the default. */
  values: SettingsValues;
};
export const {
  useListContactMessagesQuery,
  useGetContactMessageQuery,
  useMarkContactMessageMutation,
  useGetHomeDocumentQuery,
  useSaveHomeDraftMutation,
  usePublishHomeMutation,
  useGetSettingsDocumentQuery,
  useSaveSettingsMutation,
} = injectedRtkApi;
