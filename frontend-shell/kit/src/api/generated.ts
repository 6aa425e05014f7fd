// Written by `npm run gen:api` from the OpenAPI document of the back end. Do not edit.
import { baseApi as api } from "./base-api";
export const addTagTypes = [
  "Session",
  "Blog",
  "Consents",
  "Contact",
  "Features",
  "Home page",
  "Layout",
  "Legal texts",
  "Pages",
  "Search",
  "Settings",
  "Snippets",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      login: build.mutation<LoginApiResponse, LoginApiArg>({
        query: (queryArg) => ({
          url: `/api/auth/login`,
          method: "POST",
          body: queryArg.loginRequest,
        }),
        invalidatesTags: ["Session"],
      }),
      logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
        query: () => ({ url: `/api/auth/logout`, method: "POST" }),
        invalidatesTags: ["Session"],
      }),
      getCurrentUser: build.query<
        GetCurrentUserApiResponse,
        GetCurrentUserApiArg
      >({
        query: () => ({ url: `/api/auth/me` }),
        providesTags: ["Session"],
      }),
      getAuthor: build.query<GetAuthorApiResponse, GetAuthorApiArg>({
        query: (queryArg) => ({
          url: `/api/authors/${encodeURIComponent(String(queryArg.slug))}`,
        }),
        providesTags: ["Blog"],
      }),
      keepConsent: build.mutation<KeepConsentApiResponse, KeepConsentApiArg>({
        query: (queryArg) => ({
          url: `/api/consents`,
          method: "POST",
          body: queryArg.consentRequest,
        }),
        invalidatesTags: ["Consents"],
      }),
      sendContactMessage: build.mutation<
        SendContactMessageApiResponse,
        SendContactMessageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/contact`,
          method: "POST",
          body: queryArg.contactRequest,
        }),
        invalidatesTags: ["Contact"],
      }),
      listFeatures: build.query<ListFeaturesApiResponse, ListFeaturesApiArg>({
        query: (queryArg) => ({
          url: `/api/features`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            inMenu: queryArg.inMenu,
          },
        }),
        providesTags: ["Features"],
      }),
      getFeature: build.query<GetFeatureApiResponse, GetFeatureApiArg>({
        query: (queryArg) => ({
          url: `/api/features/${encodeURIComponent(String(queryArg.slug))}`,
        }),
        providesTags: ["Features"],
      }),
      getHomeContent: build.query<
        GetHomeContentApiResponse,
        GetHomeContentApiArg
      >({
        query: () => ({ url: `/api/home-content` }),
        providesTags: ["Home page"],
      }),
      getLayout: build.query<GetLayoutApiResponse, GetLayoutApiArg>({
        query: () => ({ url: `/api/layout` }),
        providesTags: ["Layout"],
      }),
      getLegalPage: build.query<GetLegalPageApiResponse, GetLegalPageApiArg>({
        query: (queryArg) => ({
          url: `/api/legal/${encodeURIComponent(String(queryArg.slug))}`,
        }),
        providesTags: ["Legal texts"],
      }),
      getLegalVersion: build.query<
        GetLegalVersionApiResponse,
        GetLegalVersionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/legal/${encodeURIComponent(String(queryArg.slug))}/versions/${encodeURIComponent(String(queryArg["number"]))}`,
        }),
        providesTags: ["Legal texts"],
      }),
      getPage: build.query<GetPageApiResponse, GetPageApiArg>({
        query: (queryArg) => ({
          url: `/api/pages/${encodeURIComponent(String(queryArg.slug))}`,
        }),
        providesTags: ["Pages"],
      }),
      listPosts: build.query<ListPostsApiResponse, ListPostsApiArg>({
        query: (queryArg) => ({
          url: `/api/posts`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            tag: queryArg.tag,
            category: queryArg.category,
            author: queryArg.author,
            featured: queryArg.featured,
          },
        }),
        providesTags: ["Blog"],
      }),
      getPost: build.query<GetPostApiResponse, GetPostApiArg>({
        query: (queryArg) => ({
          url: `/api/posts/${encodeURIComponent(String(queryArg.slug))}`,
        }),
        providesTags: ["Blog"],
      }),
      search: build.query<SearchApiResponse, SearchApiArg>({
        query: (queryArg) => ({
          url: `/api/search`,
          params: {
            q: queryArg.q,
            type: queryArg["type"],
            cursor: queryArg.cursor,
            limit: queryArg.limit,
          },
        }),
        providesTags: ["Search"],
      }),
      listSettings: build.query<ListSettingsApiResponse, ListSettingsApiArg>({
        query: () => ({ url: `/api/settings` }),
        providesTags: ["Settings"],
      }),
      getSnippet: build.query<GetSnippetApiResponse, GetSnippetApiArg>({
        query: (queryArg) => ({
          url: `/api/snippets/${encodeURIComponent(String(queryArg.slug))}`,
        }),
        providesTags: ["Snippets"],
      }),
      listTerms: build.query<ListTermsApiResponse, ListTermsApiArg>({
        query: () => ({ url: `/api/terms` }),
        providesTags: ["Blog"],
      }),
      getTerm: build.query<GetTermApiResponse, GetTermApiArg>({
        query: (queryArg) => ({
          url: `/api/terms/${encodeURIComponent(String(queryArg.kind))}/${encodeURIComponent(String(queryArg.slug))}`,
        }),
        providesTags: ["Blog"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as api };
export type LoginApiResponse = /** status 200  */ Session;
export type LoginApiArg = {
  loginRequest: LoginRequest;
};
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type GetCurrentUserApiResponse = /** status 200  */ AuthUser;
export type GetCurrentUserApiArg = void;
export type GetAuthorApiResponse = /** status 200  */ Author;
export type GetAuthorApiArg = {
  slug: string;
};
export type KeepConsentApiResponse = unknown;
export type KeepConsentApiArg = {
  consentRequest: ConsentRequest;
};
export type SendContactMessageApiResponse = /** status 202  */ ContactReceipt;
export type SendContactMessageApiArg = {
  contactRequest: ContactRequest;
};
export type ListFeaturesApiResponse = /** status 200  */ FeatureList;
export type ListFeaturesApiArg = {
  page?: number;
  limit?: number;
  /** Only features that menus list. */
  inMenu?: boolean;
};
export type GetFeatureApiResponse = /** status 200  */ Feature;
export type GetFeatureApiArg = {
  slug: string;
};
export type GetHomeContentApiResponse =
  /** status 200 The published content; {} before the first publication. */ PublishedHome;
export type GetHomeContentApiArg = void;
export type GetLayoutApiResponse = /** status 200  */ SiteLayout;
export type GetLayoutApiArg = void;
export type GetLegalPageApiResponse = /** status 200  */ LegalPage;
export type GetLegalPageApiArg = {
  slug: string;
};
export type GetLegalVersionApiResponse = /** status 200  */ LegalVersion;
export type GetLegalVersionApiArg = {
  slug: string;
  number: number;
};
export type GetPageApiResponse = /** status 200  */ Page;
export type GetPageApiArg = {
  slug: string;
};
export type ListPostsApiResponse = /** status 200  */ PostList;
export type ListPostsApiArg = {
  page?: number;
  limit?: number;
  /** Only posts with this tag: its slug or its name. */
  tag?: string;
  /** Only posts with this category: its slug or its name. */
  category?: string;
  /** Only posts with this author: the slug. */
  author?: string;
  /** Only featured posts. */
  featured?: boolean;
};
export type GetPostApiResponse = /** status 200  */ Post;
export type GetPostApiArg = {
  slug: string;
};
export type SearchApiResponse = /** status 200  */ SearchResults;
export type SearchApiArg = {
  /** Words to look for; the last one may be unfinished. */
  q: string;
  /** Only documents of this content type, such as `post`. */
  type?: string;
  /** The `next` of the page before. Default: the first page. */
  cursor?: string;
  limit?: number;
};
export type ListSettingsApiResponse =
  /** status 200 Settings that differ from their default. */ Setting[];
export type ListSettingsApiArg = void;
export type GetSnippetApiResponse = /** status 200  */ Snippet;
export type GetSnippetApiArg = {
  slug: string;
};
export type ListTermsApiResponse = /** status 200  */ Term[];
export type ListTermsApiArg = void;
export type GetTermApiResponse = /** status 200  */ Term;
export type GetTermApiArg = {
  slug: string;
  kind: TermKind;
};
export type AuthUser = {
  id: string;
  username: string;
  /** The permissions of the user. */
  permissions: string[];
};
export type Session = {
  token: string;
  /** When the token expires. Refresh it before then. */
  expiresAt: string;
  user: AuthUser;
};
export type ProblemCode =
  | "invalid_input"
  | "ambiguous_time"
  | "unauthenticated"
  | "forbidden"
  | "not_found"
  | "method_not_allowed"
  | "conflict"
  | "edit_conflict"
  | "payload_too_large"
  | "address_too_long"
  | "unsupported_media_type"
  | "not_publishable"
  | "too_many_requests"
  | "headers_too_large"
  | "internal"
  | "unavailable"
  | "insufficient_storage";
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
  /** Identifies the request in the logs. */
  requestId: string;
};
export type LoginRequest = {
  username: string;
  password: string;
};
export type PublishedAuthorLink = {
  label: string;
  href: string;
};
export type PageSeo = {
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 320 characters when published. */
  description?: string | null;
  /** Canonical address. Only if this page repeats another one. */
  canonical?: string | null;
  /** Robots directives, such as "index, follow". At most 120 characters when published. */
  robots?: string | null;
  /** Listed in sitemap.xml. Default: true. */
  inSitemap?: boolean | null;
  /** Social title. At most 120 characters when published. */
  ogTitle?: string | null;
  /** Social description. At most 320 characters when published. */
  ogDescription?: string | null;
  /** Social image. 1200 × 630 pixels are shown uncropped. */
  ogImage?: string | null;
  /** Open Graph type. At most 40 characters when published. */
  ogType?: string | null;
  /** Open Graph address. */
  ogUrl?: string | null;
  /** Open Graph site name. At most 120 characters when published. */
  ogSiteName?: string | null;
  /** X card. At most 40 characters when published. */
  twitterCard?: string | null;
  /** X title. At most 120 characters when published. */
  twitterTitle?: string | null;
  /** X description. At most 320 characters when published. */
  twitterDescription?: string | null;
  /** X image. */
  twitterImage?: string | null;
  /** X account of the site. Such as @20x. At most 60 characters when published. */
  twitterSite?: string | null;
  /** X account of the author. At most 60 characters when published. */
  twitterCreator?: string | null;
  /** At most 120 characters when published. */
  linkedinTitle?: string | null;
  /** At most 320 characters when published. */
  linkedinDescription?: string | null;
  linkedinImage?: string | null;
  keywords?: string[] | null;
  /** At most 120 characters when published. */
  author?: string | null;
  /** Its code, such as en or fr-CA. At most 35 characters when published. */
  language?: string | null;
  /** Character set. At most 20 characters when published. */
  charset?: string | null;
  /** At most 120 characters when published. */
  viewport?: string | null;
  /** Region. Such as US-NY. At most 20 characters when published. */
  geoRegion?: string | null;
  /** Place. At most 120 characters when published. */
  geoPlacename?: string | null;
  /** Position. Latitude;longitude. At most 60 characters when published. */
  geoPosition?: string | null;
  /** Google Analytics ID. Starts with G-. At most 40 characters when published. */
  googleAnalytics?: string | null;
  /** Google Tag Manager ID. Starts with GTM-. At most 40 characters when published. */
  googleTagManager?: string | null;
  /** Meta pixel ID. Digits only. At most 40 characters when published. */
  facebookPixel?: string | null;
  /** LinkedIn partner ID. Digits only. At most 40 characters when published. */
  linkedinInsight?: string | null;
  /** Structured data (JSON-LD). */
  structuredData?: string | null;
  /** HTML for the end of the head. */
  headHtml?: string | null;
  /** HTML for the end of the body. */
  bodyHtml?: string | null;
};
export type Author = {
  slug: string;
  name: string;
  role: string | null;
  bio: string | null;
  photo: string | null;
  photoAlt: string | null;
  links: PublishedAuthorLink[];
  seo: PageSeo;
  /** The document and revision of this content: `<document id>:<number>`. */
  revision: string;
};
export type ScriptCategory = "functional" | "statistics" | "marketing";
export type ConsentRequest = {
  /** Made by the browser for this choice. */
  id: string;
  /** Empty: declined. */
  accepted: ScriptCategory[];
  /** Fingerprint of what was asked about. */
  question: string;
};
export type ContactReceipt = {
  /** The id from the request. */
  id: string;
};
export type ContactTopic = "demo" | "question" | "support";
export type ContactUtm = {
  /** Only the first 120 characters are stored. */
  source?: string;
  /** Only the first 120 characters are stored. */
  medium?: string;
  /** Only the first 120 characters are stored. */
  campaign?: string;
  /** Only the first 120 characters are stored. */
  term?: string;
  /** Only the first 120 characters are stored. */
  content?: string;
};
export type ContactRequest = {
  /** Created by the form, so that a repeated message is stored once. */
  id?: string;
  topic: ContactTopic;
  name: string;
  email: string;
  phone?: string;
  agency?: string;
  role?: string;
  /** How many nurses work in a month, such as 50–200. */
  nurseCount?: string;
  country?: string;
  /** State or province. */
  region?: string;
  message?: string;
  /** Whether the consent box was checked. */
  consent?: boolean;
  /** Identifies the consent text that was shown; consent to an older text does not count. */
  consentVersion?: string;
  /** Ignored: the published text is stored. Pages opened before an update send it. */
  consentText?: string;
  /** Id of the form’s block, for pages with several forms. */
  formId?: string;
  /** Path of the page with the form. */
  sourcePage?: string;
  /** Path of the first page of the visit. */
  landingPage?: string;
  /** Host that the visitor came from. */
  referrer?: string;
  utm?: ContactUtm;
  /** A trap for spam, hidden from people: leave it empty. */
  website?: string;
  /** When the form was shown. JSON without it is marked as spam. */
  startedAt?: string;
};
export type FeatureGroup = "fill" | "clear" | "close" | "improve";
export type FeatureSummary = {
  slug: string;
  title: string;
  /** The name for menus. */
  menuLabel: string;
  group: FeatureGroup;
  summary: string;
  icon: string | null;
  /** Whether menus list it. */
  inMenu: boolean;
};
export type FeatureList = {
  data: FeatureSummary[];
  total: number;
  page: number;
  limit: number;
};
export type BlockBackground = "paper" | "surface" | "sunken" | "ink";
export type BlockAction = {
  /** At most 40 characters when published. */
  label?: string | null;
  /** Link. An address, or doc:<uuid>#<anchor>. */
  href?: string | null;
  /** Open in a new tab. */
  newTab?: boolean | null;
};
export type AnnouncementBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** At most 200 characters when published. */
  text?: string | null;
  /** Link. */
  action?: BlockAction | null;
  type: "announcement";
};
export type TitledText = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 90 characters when published. */
  title?: string | null;
  /** At most 600 characters when published. */
  text?: string | null;
  /** Name of an icon. At most 40 characters when published. */
  icon?: string | null;
};
export type BadgesBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Eyebrow. A small line above the title. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  /** Badges. */
  items?: TitledText[] | null;
  type: "badges";
};
export type BookmarkBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Address. An address, or doc:<uuid>#<anchor>. */
  url?: string | null;
  /** At most 150 characters when published. */
  title?: string | null;
  /** At most 320 characters when published. */
  description?: string | null;
  /** Picture. Decorative. */
  image?: string | null;
  type: "bookmark";
};
export type ButtonBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** At most 40 characters when published. */
  label?: string | null;
  /** Link. An address, or doc:<uuid>#<anchor>. */
  href?: string | null;
  /** Open in a new tab. */
  newTab?: boolean | null;
  type: "button";
};
export type CalloutTone = "info" | "tip" | "warning" | "compliance";
export type CalloutBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Kind. */
  tone: CalloutTone;
  /** At most 120 characters when published. */
  title?: string | null;
  /** Text. */
  html?: string | null;
  type: "callout";
};
export type HiddenEntry = {
  /** The text. */
  entry: string;
  published: false;
};
export type Chapter = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** Used by links and the table of contents. At most 60 characters when published. */
  anchor?: string | null;
  /** In short. */
  takeaways?: (string | HiddenEntry)[] | null;
  /** Text. */
  html?: string | null;
};
export type ChaptersBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Eyebrow. A small line above the title. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  chapters?: Chapter[] | null;
  type: "chapters";
};
export type ChecklistBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Eyebrow. A small line above the title. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  /** Points. */
  items?: (string | HiddenEntry)[] | null;
  /** Numbers instead of boxes. */
  ordered?: boolean | null;
  type: "checklist";
};
export type CodeBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Such as the file. At most 80 characters when published. */
  name?: string | null;
  /** Such as CSV or SQL. At most 40 characters when published. */
  language?: string | null;
  code?: string | null;
  type: "code";
};
export type ComparisonRow = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** What is compared. At most 120 characters when published. */
  label?: string | null;
  /** One text for each of `columns`. */
  cells?: string[] | null;
};
export type ComparisonBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Eyebrow. A small line above the title. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  columns?: string[] | null;
  rows?: ComparisonRow[] | null;
  /** Show all columns alike. Otherwise the last one is marked as yours. */
  alike?: boolean | null;
  type: "comparison";
};
export type Weekday =
  | "monday"
  | "tuesday"
  | "wednesday"
  | "thursday"
  | "friday"
  | "saturday"
  | "sunday";
export type OpeningHours = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  day?: Weekday | null;
  /** Leave empty for a single day. */
  untilDay?: Weekday | null;
  /** From. Such as 09:30 when published. */
  opens?: string | null;
  /** To. A time before “From” means the next day. Such as 09:30 when published. */
  closes?: string | null;
};
export type ContactDetailsBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Eyebrow. A small line above the title. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  /** With the country’s number. At most 40 characters when published. */
  phone?: string | null;
  /** At most 120 characters when published. */
  email?: string | null;
  /** Hours. */
  openingHours?: OpeningHours[] | null;
  /** Time zone of the hours. Visitors see its name, such as Eastern Time. */
  timeZone?: string | null;
  /** Note about the hours. Such as “Closed on public holidays”. At most 120 characters when published. */
  hours?: string | null;
  /** At most 320 characters when published. */
  address?: string | null;
  type: "contactDetails";
};
export type ContentsBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Default: Contents. At most 90 characters when published. */
  title?: string | null;
  /** Also list headings of level 3. */
  subheadings?: boolean | null;
  type: "contents";
};
export type CtaBandBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Eyebrow. A small line above the title. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  /** Button. */
  action?: BlockAction | null;
  image?: string | null;
  /** Alternative text. What the image shows, for people who cannot see it. Leave empty if decorative. At most 150 characters when published. */
  alt?: string | null;
  type: "ctaBand";
};
export type DefinitionBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** At most 80 characters when published. */
  term?: string | null;
  /** At most 600 characters when published. */
  meaning?: string | null;
  type: "definition";
};
export type ContactTopicSettings = {
  /** Default: What is it about? At most 60 characters when published. */
  label?: string | null;
  /** Help text. At most 200 characters when published. */
  help?: string | null;
};
export type ContactNameSettings = {
  /** Default: Your name. At most 60 characters when published. */
  label?: string | null;
  /** Help text. At most 200 characters when published. */
  help?: string | null;
  /** Maximum length. Default: 120. A whole number when published. */
  maxLength?: number | null;
};
export type ContactEmailSettings = {
  /** Default: Work email. At most 60 characters when published. */
  label?: string | null;
  /** Help text. At most 200 characters when published. */
  help?: string | null;
  /** Maximum length. Default: 254. A whole number when published. */
  maxLength?: number | null;
};
export type ContactAgencySettings = {
  /** Default: true. */
  show?: boolean | null;
  /** For demo requests. Default: true. */
  required?: boolean | null;
  /** Default: Agency. At most 60 characters when published. */
  label?: string | null;
  /** Help text. At most 200 characters when published. */
  help?: string | null;
  /** Maximum length. Default: 120. A whole number when published. */
  maxLength?: number | null;
};
export type ContactPhoneSettings = {
  /** Default: true. */
  show?: boolean | null;
  /** For every topic. Default: false. */
  required?: boolean | null;
  /** Default: Phone. At most 60 characters when published. */
  label?: string | null;
  /** Help text. At most 200 characters when published. */
  help?: string | null;
  /** Maximum length. Default: 40. A whole number when published. */
  maxLength?: number | null;
};
export type ContactRoleSettings = {
  /** Default: true. */
  show?: boolean | null;
  /** For demo requests. Default: false. */
  required?: boolean | null;
  /** Default: Your role. At most 60 characters when published. */
  label?: string | null;
  /** Help text. At most 200 characters when published. */
  help?: string | null;
  /** Maximum length. Default: 80. A whole number when published. */
  maxLength?: number | null;
};
export type ContactNurseCountSettings = {
  /** Default: true. */
  show?: boolean | null;
  /** For demo requests. Default: false. */
  required?: boolean | null;
  /** Default: Active nurses. At most 60 characters when published. */
  label?: string | null;
  /** Help text. At most 200 characters when published. */
  help?: string | null;
  /** Maximum length. Default: 40. A whole number when published. */
  maxLength?: number | null;
};
export type ContactCountrySettings = {
  /** Default: true. */
  show?: boolean | null;
  /** For demo requests. Default: false. */
  required?: boolean | null;
  /** Default: Country. At most 60 characters when published. */
  label?: string | null;
  /** Help text. At most 200 characters when published. */
  help?: string | null;
};
export type ContactRegionSettings = {
  /** Default: true. */
  show?: boolean | null;
  /** For demo requests. Default: false. */
  required?: boolean | null;
  /** Default: State or province. At most 60 characters when published. */
  label?: string | null;
  /** Help text. At most 200 characters when published. */
  help?: string | null;
  /** Maximum length. Default: 80. A whole number when published. */
  maxLength?: number | null;
};
export type ContactMessageSettings = {
  /** Default: true. */
  show?: boolean | null;
  /** For questions and support requests. Default: true. */
  required?: boolean | null;
  /** Default: Message. At most 60 characters when published. */
  label?: string | null;
  /** Help text. At most 200 characters when published. */
  help?: string | null;
  /** Maximum length. Default: 5000. A whole number when published. */
  maxLength?: number | null;
};
export type DemoFormFields = {
  topic?: ContactTopicSettings | null;
  name?: ContactNameSettings | null;
  /** Work email. */
  email?: ContactEmailSettings | null;
  agency?: ContactAgencySettings | null;
  phone?: ContactPhoneSettings | null;
  role?: ContactRoleSettings | null;
  nurseCount?: ContactNurseCountSettings | null;
  /** A list to choose from. */
  country?: ContactCountrySettings | null;
  /** State or province. */
  region?: ContactRegionSettings | null;
  message?: ContactMessageSettings | null;
};
export type DemoFormStep = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 90 characters when published. */
  title?: string | null;
  /** At most 320 characters when published. */
  text?: string | null;
};
export type DemoFormBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Eyebrow. A small line above the title. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  /** Tabs for a demo, a question and support. */
  topics?: boolean | null;
  /** Fields of the form. Every message has a name, an email address and a topic. */
  fields?: DemoFormFields | null;
  /** “Please don’t include patient information.” is always shown above the fields. Add to it here, or use your own words. At most 400 characters when published. */
  notice?: string | null;
  /** Consent text. Each message keeps the wording that was shown with its form. The words “privacy policy” become a link. At most 400 characters when published. */
  consent?: string | null;
  /** Visitors check a box to agree. The box is never checked in advance. Turn this off to show the text without a box. */
  consentBox?: boolean | null;
  /** Under the fields of a demo request. Default: Request my demo. At most 40 characters when published. */
  button?: string | null;
  /** After sending. Default: Thank you. Your message has arrived. At most 320 characters when published. */
  success?: string | null;
  /** What happens next. */
  steps?: DemoFormStep[] | null;
  type: "demoForm";
};
export type FrameShape = "square" | "tall" | "bar";
export type EmbedBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Address. From YouTube, Vimeo, Loom, Spotify, Google Maps or Calendly. */
  url?: string | null;
  /** What it shows. At most 120 characters when published. */
  title?: string | null;
  shape?: FrameShape | null;
  /** Poster image. Shown before it loads. */
  poster?: string | null;
  type: "embed";
};
export type QuestionItem = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 150 characters when published. */
  question?: string | null;
  answer?: string | null;
};
export type FaqBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Eyebrow. A small line above the title. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  /** Questions. */
  items?: QuestionItem[] | null;
  type: "faq";
};
export type ProductScene =
  | "board"
  | "week"
  | "notes"
  | "checks"
  | "offers"
  | "waves"
  | "credentials"
  | "expiry"
  | "phones"
  | "phone"
  | "availability"
  | "clock"
  | "timesheet"
  | "difference"
  | "client"
  | "request"
  | "report"
  | "margin"
  | "run"
  | "record";
export type FeatureRow = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 90 characters when published. */
  title?: string | null;
  /** Links jump here with # and this word. At most 60 characters when published. */
  anchor?: string | null;
  /** At most 900 characters when published. */
  text?: string | null;
  points?: (string | HiddenEntry)[] | null;
  /** Product scene. Shown unless an image is set. */
  scene?: ProductScene | null;
  image?: string | null;
  /** Alternative text. What the image shows, for people who cannot see it. Leave empty if decorative. At most 150 characters when published. */
  alt?: string | null;
  /** Button. */
  action?: BlockAction | null;
};
export type FeatureRowsBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Eyebrow. A small line above the title. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  rows?: FeatureRow[] | null;
  type: "featureRows";
};
export type ImageSize = "small" | "wide";
export type FigureBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  image?: string | null;
  /** Alternative text. What the image shows, for people who cannot see it. Leave empty if decorative. At most 150 characters when published. */
  alt?: string | null;
  /** It adds nothing to the text, so screen readers pass over it. */
  decorative?: boolean | null;
  /** At most 320 characters when published. */
  caption?: string | null;
  /** Who made it, or where it is from. At most 160 characters when published. */
  credit?: string | null;
  /** Size on the page. */
  size?: ImageSize | null;
  /** Width, pixels. The size of the file. It keeps the page from jumping while it loads. */
  width?: number | null;
  /** Height, pixels. */
  height?: number | null;
  type: "figure";
};
export type FileBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Address of the file. An address, or doc:<uuid>#<anchor>. */
  url?: string | null;
  /** At most 150 characters when published. */
  title?: string | null;
  /** Type and size. Such as PDF, 240 KB. At most 80 characters when published. */
  details?: string | null;
  type: "file";
};
export type GalleryImage = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  image?: string | null;
  /** Alternative text. What the image shows, for people who cannot see it. Leave empty if decorative. At most 150 characters when published. */
  alt?: string | null;
  /** At most 200 characters when published. */
  caption?: string | null;
};
export type GalleryBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  images?: GalleryImage[] | null;
  type: "gallery";
};
export type GlossaryTerm = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 80 characters when published. */
  term?: string | null;
  /** At most 600 characters when published. */
  definition?: string | null;
};
export type GlossaryBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Eyebrow. A small line above the title. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  terms?: GlossaryTerm[] | null;
  type: "glossary";
};
export type HeroBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Eyebrow. A small line above the title. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  /** Underlined part of the title. Use the same words as in the title. At most 60 characters when published. */
  highlight?: string | null;
  /** Main button. */
  primary?: BlockAction | null;
  /** Second button. */
  secondary?: BlockAction | null;
  /** Product scene. Shown unless an image is set. */
  scene?: ProductScene | null;
  image?: string | null;
  /** Alternative text. What the image shows, for people who cannot see it. Leave empty if decorative. At most 150 characters when published. */
  alt?: string | null;
  type: "hero";
};
export type HtmlBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Scripts, frames, forms and styles are removed when you save. Add scripts to the page’s HTML under SEO, Advanced. */
  html?: string | null;
  type: "html";
};
export type IntroCardsBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Eyebrow. A small line above the title. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  /** Cards. */
  items?: TitledText[] | null;
  /** Button. */
  action?: BlockAction | null;
  type: "introCards";
};
export type LogoItem = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 60 characters when published. */
  name?: string | null;
  /** Link. An address, or doc:<uuid>#<anchor>. */
  href?: string | null;
  /** Logo. Leave empty to show the name. */
  image?: string | null;
};
export type LogoStripBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Eyebrow. A small line above the title. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  /** Companies. */
  items?: LogoItem[] | null;
  type: "logoStrip";
};
export type OutcomeListBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Eyebrow. A small line above the title. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  /** Outcomes. */
  items?: TitledText[] | null;
  /** Button. */
  action?: BlockAction | null;
  type: "outcomeList";
};
export type PlanTableRow = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Point. At most 120 characters when published. */
  label?: string | null;
  /** One text for each of `plans`. */
  cells?: string[] | null;
};
export type PlanTableGroup = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 60 characters when published. */
  title?: string | null;
  rows?: PlanTableRow[] | null;
};
export type PlanTableBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Eyebrow. A small line above the title. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  plans?: string[] | null;
  groups?: PlanTableGroup[] | null;
  type: "planTable";
};
export type PostsBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Eyebrow. A small line above the title. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  /** Only posts with this tag. Leave empty for the newest posts. At most 60 characters when published. */
  tag?: string | null;
  /** Chosen posts. In the order you want. Leave empty for the newest. Each doc:<uuid>, or the last part of its address; visitors’ answers hold that. */
  slugs?: string[] | null;
  type: "posts";
};
export type PricingPlan = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 40 characters when published. */
  name?: string | null;
  /** Such as Custom quote. At most 40 characters when published. */
  price?: string | null;
  /** Such as per active nurse per month. At most 80 characters when published. */
  unit?: string | null;
  /** At most 320 characters when published. */
  description?: string | null;
  /** What’s included. */
  features?: (string | HiddenEntry)[] | null;
  /** Button. */
  action?: BlockAction | null;
};
export type PricingPlansBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Eyebrow. A small line above the title. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  plans?: PricingPlan[] | null;
  /** At most 400 characters when published. */
  footnote?: string | null;
  type: "pricingPlans";
};
export type ProductMockBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Eyebrow. A small line above the title. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  /** Product scene. Drawn by the site, with sample data. */
  scene?: ProductScene | null;
  /** At most 200 characters when published. */
  caption?: string | null;
  type: "productMock";
};
export type PullQuoteBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** At most 300 characters when published. */
  quote?: string | null;
  /** Name and role. At most 120 characters when published. */
  by?: string | null;
  /** Where it was said or written. An address, or doc:<uuid>#<anchor>. */
  source?: string | null;
  type: "pullQuote";
};
export type RichTextBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Text. */
  html?: string | null;
  type: "richText";
};
export type RoiCalculatorBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Eyebrow. A small line above the title. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  /** Shifts requested per week. The starting value. Visitors can change it. */
  shifts?: number | null;
  hoursPerShift?: number | null;
  currentFillRate?: number | null;
  targetFillRate?: number | null;
  /** Bill rate ($ per hour). */
  billRate?: number | null;
  /** Pay rate ($ per hour). */
  payRate?: number | null;
  /** Burden ($ per hour). */
  burden?: number | null;
  /** At most 200 characters when published. */
  note?: string | null;
  type: "roiCalculator";
};
export type SnippetBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Pages show its published version. doc:<uuid>, or the last part of its address; visitors’ answers hold that. */
  snippet?: string | null;
  type: "snippet";
};
export type SourceItem = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 200 characters when published. */
  title?: string | null;
  /** Address. An address, or doc:<uuid>#<anchor>. */
  url?: string | null;
  /** Such as the date you read it. At most 200 characters when published. */
  note?: string | null;
};
export type SourcesBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Default: Sources. At most 90 characters when published. */
  title?: string | null;
  /** Sources. */
  items?: SourceItem[] | null;
  type: "sources";
};
export type StatItem = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Number. With its unit: 94 %. At most 10 characters when published. */
  value?: string | null;
  /** What it counts. At most 60 characters when published. */
  label?: string | null;
  /** At most 200 characters when published. */
  source?: string | null;
  /** Such as March 2026. At most 40 characters when published. */
  asOf?: string | null;
};
export type StatsBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Eyebrow. A small line above the title. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  /** Stats. Use only numbers with a source you can show. */
  items?: StatItem[] | null;
  type: "stats";
};
export type TableRow = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** One text for each of `columns`. */
  cells?: string[] | null;
};
export type TableBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** At most 200 characters when published. */
  caption?: string | null;
  /** Column headings. */
  columns?: string[] | null;
  rows?: TableRow[] | null;
  /** Use the first cell of each row as its heading. */
  rowHeaders?: boolean | null;
  type: "table";
};
export type TakeawaysBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Default: Key takeaways. At most 90 characters when published. */
  title?: string | null;
  /** Takeaways. */
  items?: (string | HiddenEntry)[] | null;
  type: "takeaways";
};
export type TeamMember = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 80 characters when published. */
  name?: string | null;
  /** At most 120 characters when published. */
  role?: string | null;
  /** About them. At most 320 characters when published. */
  text?: string | null;
  /** Portrait. Leave empty to show the initials. */
  image?: string | null;
  /** Link. Such as their LinkedIn page. Leave empty to show the name without a link. An address, or doc:<uuid>#<anchor>. */
  href?: string | null;
};
export type TeamBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Eyebrow. A small line above the title. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  /** People. */
  items?: TeamMember[] | null;
  type: "team";
};
export type QuoteItem = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** In their own words, without quotation marks. At most 400 characters when published. */
  quote?: string | null;
  /** At most 80 characters when published. */
  name?: string | null;
  /** Role and company. At most 120 characters when published. */
  role?: string | null;
  /** Portrait. Leave empty to show the initials. */
  avatarUrl?: string | null;
  /** The person’s consent is on file. Ask for it in writing before you publish the quote. Never shown. For editors: visitors’ answers leave it out. */
  consentOnFile?: boolean | null;
};
export type TestimonialBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Eyebrow. A small line above the title. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  /** Quotes. */
  items?: QuoteItem[] | null;
  type: "testimonial";
};
export type TileGroup = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Name. At most 90 characters when published. */
  title?: string | null;
  /** The tiles of this group, with spaces between them: AL AZ AR. At most 600 characters when published. */
  tiles?: string | null;
  /** At most 320 characters when published. */
  text?: string | null;
};
export type TileMapBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Say where it is from, and its date. At most 320 characters when published. */
  caption?: string | null;
  /** One line for each row of tiles, with spaces between them. A dot leaves a place empty. At most 1200 characters when published. */
  map?: string | null;
  groups?: TileGroup[] | null;
  type: "tileMap";
};
export type TimelineStep = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** A time, a day or a number. At most 20 characters when published. */
  time?: string | null;
  /** At most 90 characters when published. */
  title?: string | null;
  /** At most 600 characters when published. */
  text?: string | null;
};
export type TimelineStepsBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Eyebrow. A small line above the title. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  steps?: TimelineStep[] | null;
  type: "timelineSteps";
};
export type ToggleBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Title. At most 160 characters when published. */
  summary?: string | null;
  /** Text. */
  html?: string | null;
  type: "toggle";
};
export type VideoBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Links jump here with # and this word. Use no spaces. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** Address of the video. An address, or doc:<uuid>#<anchor>. */
  url?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** Poster image. Shown before the video plays. Search engines list only videos with one. */
  poster?: string | null;
  type: "video";
};
export type Block =
  | ({
      type: "announcement";
    } & AnnouncementBlock)
  | ({
      type: "badges";
    } & BadgesBlock)
  | ({
      type: "bookmark";
    } & BookmarkBlock)
  | ({
      type: "button";
    } & ButtonBlock)
  | ({
      type: "callout";
    } & CalloutBlock)
  | ({
      type: "chapters";
    } & ChaptersBlock)
  | ({
      type: "checklist";
    } & ChecklistBlock)
  | ({
      type: "code";
    } & CodeBlock)
  | ({
      type: "comparison";
    } & ComparisonBlock)
  | ({
      type: "contactDetails";
    } & ContactDetailsBlock)
  | ({
      type: "contents";
    } & ContentsBlock)
  | ({
      type: "ctaBand";
    } & CtaBandBlock)
  | ({
      type: "definition";
    } & DefinitionBlock)
  | ({
      type: "demoForm";
    } & DemoFormBlock)
  | ({
      type: "embed";
    } & EmbedBlock)
  | ({
      type: "faq";
    } & FaqBlock)
  | ({
      type: "featureRows";
    } & FeatureRowsBlock)
  | ({
      type: "figure";
    } & FigureBlock)
  | ({
      type: "file";
    } & FileBlock)
  | ({
      type: "gallery";
    } & GalleryBlock)
  | ({
      type: "glossary";
    } & GlossaryBlock)
  | ({
      type: "hero";
    } & HeroBlock)
  | ({
      type: "html";
    } & HtmlBlock)
  | ({
      type: "introCards";
    } & IntroCardsBlock)
  | ({
      type: "logoStrip";
    } & LogoStripBlock)
  | ({
      type: "outcomeList";
    } & OutcomeListBlock)
  | ({
      type: "planTable";
    } & PlanTableBlock)
  | ({
      type: "posts";
    } & PostsBlock)
  | ({
      type: "pricingPlans";
    } & PricingPlansBlock)
  | ({
      type: "productMock";
    } & ProductMockBlock)
  | ({
      type: "pullQuote";
    } & PullQuoteBlock)
  | ({
      type: "richText";
    } & RichTextBlock)
  | ({
      type: "roiCalculator";
    } & RoiCalculatorBlock)
  | ({
      type: "snippet";
    } & SnippetBlock)
  | ({
      type: "sources";
    } & SourcesBlock)
  | ({
      type: "stats";
    } & StatsBlock)
  | ({
      type: "table";
    } & TableBlock)
  | ({
      type: "takeaways";
    } & TakeawaysBlock)
  | ({
      type: "team";
    } & TeamBlock)
  | ({
      type: "testimonial";
    } & TestimonialBlock)
  | ({
      type: "tileMap";
    } & TileMapBlock)
  | ({
      type: "timelineSteps";
    } & TimelineStepsBlock)
  | ({
      type: "toggle";
    } & ToggleBlock)
  | ({
      type: "video";
    } & VideoBlock);
export type Feature = {
  slug: string;
  title: string;
  /** The name for menus. */
  menuLabel: string;
  group: FeatureGroup;
  summary: string;
  icon: string | null;
  /** Whether menus list it. */
  inMenu: boolean;
  blocks: Block[];
  seo: PageSeo;
  /** The document and revision of this content: `<document id>:<number>`. */
  revision: string;
  updatedAt: string;
  /** When visitors first saw it. */
  firstPublishedAt: string;
  /** Published features to read next. */
  related: FeatureSummary[];
};
export type IntroCard = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** users, trendingUp; any other shows a shield. At most 40 characters when published. */
  iconName?: string | null;
  /** At most 60 characters when published. */
  title?: string | null;
  /** Text. At most 160 characters when published. */
  description?: string | null;
};
export type HighlightCard = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Such as 05:12. At most 20 characters when published. */
  time?: string | null;
  /** Anchor on the feature page, without #. At most 60 characters when published. */
  anchor?: string | null;
  /** At most 90 characters when published. */
  title?: string | null;
  /** Text. At most 320 characters when published. */
  description?: string | null;
  image?: string | null;
};
export type OutcomeItem = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** One of the 15 outcome icons; any other shows TrendingUp. At most 40 characters when published. */
  iconName?: string | null;
  /** At most 90 characters when published. */
  title?: string | null;
  /** Text. At most 320 characters when published. */
  description?: string | null;
  image?: string | null;
};
export type TrustStat = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 10 characters when published. */
  value?: string | null;
  /** At most 40 characters when published. */
  label?: string | null;
  /** At most 200 characters when published. */
  source?: string | null;
  /** At most 40 characters when published. */
  asOf?: string | null;
};
export type TrustCompany = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 60 characters when published. */
  name?: string | null;
  /** Background color of the tile, such as #e3ecfa. At most 40 characters when published. */
  bg?: string | null;
};
export type Testimonial = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 80 characters when published. */
  name?: string | null;
  /** At most 120 characters when published. */
  role?: string | null;
  /** At most 400 characters when published. */
  quote?: string | null;
  /** Portrait. Leave empty to show the initials. */
  avatarUrl?: string | null;
  /** The person’s consent is on file. Ask for it in writing before you publish the quote. Never shown. For editors: visitors’ answers leave it out. */
  consentOnFile?: boolean | null;
};
export type TrustBadge = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** checkCircle, alertTriangle; any other shows a shield. At most 40 characters when published. */
  icon?: string | null;
  /** At most 60 characters when published. */
  title?: string | null;
  /** Text. At most 160 characters when published. */
  description?: string | null;
  /** Link. Optional. Where it is explained. An address, or doc:<uuid>#<anchor>. */
  href?: string | null;
  /** The proof, such as a report and where to find it. Never shown. For editors: visitors’ answers leave it out. At most 300 characters when published. */
  evidence?: string | null;
};
export type FaqItem = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 150 characters when published. */
  question?: string | null;
  /** HTML, or plain text as older revisions hold it. */
  answer?: string | null;
};
export type InsightsSource = "newest" | "tag" | "picked";
export type InsightCard = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Post. doc:<uuid>, or the last part of its address; visitors’ answers hold that. */
  slug?: string | null;
  /** At most 40 characters when published. */
  date?: string | null;
  /** At most 150 characters when published. */
  title?: string | null;
  /** At most 320 characters when published. */
  excerpt?: string | null;
  tags?: string[] | null;
  /** Image. */
  ogImage?: string | null;
  /** Fallback image. */
  featuredImage?: string | null;
};
export type FinalCta = {
  /** At most 90 characters when published. */
  title?: string | null;
  /** At most 220 characters when published. */
  subtitle?: string | null;
  /** At most 30 characters when published. */
  buttonLabel?: string | null;
  /** Button link. An address, or doc:<uuid>#<anchor>. */
  buttonHref?: string | null;
  /** Button opens in a new tab. */
  buttonNewTab?: boolean | null;
  /** Screenshot. */
  demoScreenshot?: string | null;
  /** Screenshot alternative text. What it shows, for people who cannot see it. At most 300 characters when published. */
  demoScreenshotAlt?: string | null;
};
export type HomeSection =
  | "hero"
  | "intro"
  | "features"
  | "outcomes"
  | "trust"
  | "trustStats"
  | "trustBadges"
  | "faq"
  | "insights"
  | "finalCta";
export type PublishedHome = {
  /** Eyebrow. A small line above the title. At most 60 characters when published. */
  heroKicker?: string | null;
  /** Title, first line. At most 40 characters when published. */
  heroTitleBefore?: string | null;
  /** Title, highlighted line. At most 40 characters when published. */
  heroTitleHighlight?: string | null;
  /** Title, last line. At most 40 characters when published. */
  heroTitleAfter?: string | null;
  /** Single-line title. At most 90 characters when published. */
  heroTitle?: string | null;
  /** Subtitle. At most 220 characters when published. */
  heroSubtitle?: string | null;
  /** Main button label. At most 30 characters when published. */
  heroCtaLabel?: string | null;
  /** Main button link. An address, or doc:<uuid>#<anchor>. */
  heroCtaHref?: string | null;
  /** Main button opens in a new tab. */
  heroCtaNewTab?: boolean | null;
  /** Second button label. At most 30 characters when published. */
  heroSecondaryCtaLabel?: string | null;
  /** Second button link. An address, or doc:<uuid>#<anchor>. */
  heroSecondaryCtaHref?: string | null;
  /** Second button opens in a new tab. */
  heroSecondaryCtaNewTab?: boolean | null;
  /** Line under the buttons. At most 120 characters when published. */
  heroTrustText?: string | null;
  /** Images. */
  heroImages?: (string | HiddenEntry)[] | null;
  /** Alternative texts of heroImages, by index; hidden together with them. */
  heroAlt?: (string | HiddenEntry)[] | null;
  /** Title. At most 90 characters when published. */
  introTitle?: string | null;
  /** Subtitle. At most 320 characters when published. */
  introSubtitle?: string | null;
  /** Cards. */
  introCards?: IntroCard[] | null;
  /** Call-to-action title. Fill in all four fields, or leave all four empty to hide the call to action. At most 90 characters when published. */
  introCtaTitle?: string | null;
  /** Call-to-action subtitle. At most 220 characters when published. */
  introCtaSubtitle?: string | null;
  /** Button label. At most 30 characters when published. */
  introCtaLabel?: string | null;
  /** Button link. An address, or doc:<uuid>#<anchor>. */
  introCtaHref?: string | null;
  /** Button opens in a new tab. */
  introCtaNewTab?: boolean | null;
  /** Title. At most 90 characters when published. */
  featuresTitle?: string | null;
  /** Subtitle. At most 220 characters when published. */
  featuresSubtitle?: string | null;
  /** Highlights. */
  features?: HighlightCard[] | null;
  /** Title. At most 90 characters when published. */
  outcomesTitle?: string | null;
  /** Subtitle. At most 320 characters when published. */
  outcomesSubtitle?: string | null;
  /** Image. */
  outcomesImage?: string | null;
  outcomes?: OutcomeItem[] | null;
  /** Title. At most 90 characters when published. */
  trustTitle?: string | null;
  /** Subtitle. At most 320 characters when published. */
  trustSubtitle?: string | null;
  /** Stats. Each needs a source: where it comes from and when it was true. */
  trustStats?: TrustStat[] | null;
  /** Line above the companies. At most 220 characters when published. */
  trustCompaniesSubtitle?: string | null;
  /** Companies. */
  trustCompanies?: TrustCompany[] | null;
  /** Testimonials. Only with the person’s consent on file. */
  trustTestimonials?: Testimonial[] | null;
  /** Security and compliance title. At most 90 characters when published. */
  trustBadgesTitle?: string | null;
  /** Security and compliance. */
  trustBadges?: TrustBadge[] | null;
  /** Title. At most 90 characters when published. */
  faqTitle?: string | null;
  /** Questions. */
  faqs?: FaqItem[] | null;
  /** Title. At most 90 characters when published. */
  insightsTitle?: string | null;
  /** Which posts the cards show. Empty: those in `insights`, else the newest. */
  insightsSource?: InsightsSource | null;
  /** Tag. At most 60 characters when published. */
  insightsTag?: string | null;
  /** How many. From 1 to 12. Default: 6. A whole number when published. */
  insightsCount?: number | null;
  /** Hand-picked posts. */
  insights?: InsightCard[] | null;
  /** Final call to action. */
  finalCta?: FinalCta | null;
  hiddenSections?: HomeSection[] | null;
  seo?: PageSeo | null;
  /** HTML for the end of the head. */
  headHtml?: string | null;
  /** HTML for the end of the body. */
  bodyHtml?: string | null;
  /** The document and revision of this content: `<document id>:<number>`. */
  revision?: string;
};
export type MenuLink = {
  href: string;
  label: string;
};
export type PlainLink = {
  title: string;
  url: string;
};
export type LinkColumn = {
  title: string;
  links: PlainLink[];
};
export type PlainSocialLink = {
  /** twitter, github, linkedin, facebook, instagram, youtube, wordpress, shopify, squarespace. */
  platform: string;
  url: string;
};
export type PlainBadge = {
  href: string | null;
  label: string;
  imageUrl: string;
};
export type SiteFooter = {
  sections: LinkColumn[];
  socialLinks: PlainSocialLink[];
  legalLinks: PlainLink[];
  badges: PlainBadge[];
};
export type LayoutScript = {
  kind:
    | "googleAnalytics"
    | "googleTagManager"
    | "facebookPixel"
    | "linkedinInsight"
    | "html";
  /** The account with the vendor; of HTML, its name. */
  account: string;
  /** Absent from what a page adds by itself: its document holds it. */
  html?: string;
  purpose: string;
  category: ScriptCategory;
  /** Empty: every page. */
  paths: string[];
  /** What browsers let it load from. */
  hosts?: string[];
};
export type SiteLayout = {
  /** The settings that differ from their default, by key in camelCase, without the menu. */
  settings: {
    [key: string]: string;
  };
  menu: MenuLink[];
  /** The features that menus list. */
  features: MenuLink[];
  footer: SiteFooter;
  /** What runs once a visitor agrees. Absent: nothing does. */
  scripts?: LayoutScript[];
};
export type LegalVersionSummary = {
  /** Number of the publication, from 1. */
  number: number;
  publishedAt: string;
  effectiveDate: string | null;
  changeSummary: string | null;
};
export type LegalPage = {
  slug: string;
  title: string;
  updatedAt: string;
  effectiveDate: string | null;
  changeSummary: string | null;
  blocks: Block[];
  seo: PageSeo;
  /** The document and revision of this content: `<document id>:<number>`. */
  revision: string;
  /** Every version, newest first; the first is this one. */
  versions: LegalVersionSummary[];
};
export type LegalVersion = {
  /** Number of the publication, from 1. */
  number: number;
  publishedAt: string;
  effectiveDate: string | null;
  changeSummary: string | null;
  slug: string;
  title: string;
  blocks: Block[];
  /** The number of the current version. */
  latest: number;
};
export type Page = {
  slug: string;
  title: string;
  updatedAt: string;
  blocks: Block[];
  seo: PageSeo;
  /** The document and revision of this content: `<document id>:<number>`. */
  revision: string;
  /** When visitors first saw it. */
  firstPublishedAt: string;
};
export type TermKind = "category" | "tag";
export type PostTerm = {
  kind: TermKind;
  /** The last part of its address, such as `/blog/tag/united-states`. */
  slug: string;
  name: string;
};
export type PostSummary = {
  slug: string;
  title: string;
  excerpt: string;
  category: string | null;
  tags: string[];
  /** The category, then the tags, with their slugs. */
  terms: PostTerm[];
  cover: string | null;
  coverAlt: string | null;
  authors: string[];
  featured: boolean;
  publishedOn: string;
  readingMinutes: number;
  updatedAt: string;
};
export type PostList = {
  data: PostSummary[];
  total: number;
  page: number;
  limit: number;
};
export type Byline = {
  name: string;
  /** Of `/blog/author/{slug}`; null: there is no page. */
  slug: string | null;
  role: string | null;
  bio: string | null;
  photo: string | null;
  photoAlt: string | null;
};
export type PostNeighbor = {
  slug: string;
  title: string;
};
export type Post = {
  slug: string;
  title: string;
  excerpt: string;
  category: string | null;
  tags: string[];
  /** The category, then the tags, with their slugs. */
  terms: PostTerm[];
  cover: string | null;
  coverAlt: string | null;
  authors: string[];
  featured: boolean;
  publishedOn: string;
  readingMinutes: number;
  updatedAt: string;
  /** The authors, or the editorial team. */
  bylines: Byline[];
  /** The excerpt that its editor wrote; null: `excerpt` is the first paragraph. */
  lede: string | null;
  /** When it last went live again, if that was after the day of the post. */
  updatedOn: string | null;
  lastReviewedOn: string | null;
  reviewedBy: Byline | null;
  blocks: Block[];
  seo: PageSeo;
  /** The document and revision of this content: `<document id>:<number>`. */
  revision: string;
  /** The post that came out next. */
  newer: PostNeighbor | null;
  /** The post that came out before. */
  older: PostNeighbor | null;
  /** Up to three other posts: those that its editor picked, then those with the most tags in common. */
  related: PostSummary[];
};
export type SearchText = {
  text: string;
  /** A word that was looked for. */
  isHit: boolean;
};
export type SearchResult = {
  /** Its content type, such as `post`. */
  type: string;
  /** Its address on this site. */
  path: string;
  title: SearchText[];
  /** The part of its text that fits best. */
  snippet: SearchText[];
};
export type SearchResults = {
  data: SearchResult[];
  /** Whether the words were found as they are; else the results hold similar ones. */
  isExact: boolean;
  /** Whether more documents hold the words than the best ones, which are listed. */
  isCut: boolean;
  /** The cursor of the next page; null on the last one. */
  next: string | null;
};
export type Setting = {
  key: string;
  value: string;
};
export type Snippet = {
  slug: string;
  title: string;
  blocks: Block[];
  /** The document and revision of this content: `<document id>:<number>`. */
  revision: string;
};
export type Term = {
  kind: TermKind;
  /** The last part of its address, such as `/blog/tag/united-states`. */
  slug: string;
  name: string;
  description: string | null;
  /** Published posts. */
  posts: number;
};
export const {
  useLoginMutation,
  useLogoutMutation,
  useGetCurrentUserQuery,
  useGetAuthorQuery,
  useKeepConsentMutation,
  useSendContactMessageMutation,
  useListFeaturesQuery,
  useGetFeatureQuery,
  useGetHomeContentQuery,
  useGetLayoutQuery,
  useGetLegalPageQuery,
  useGetLegalVersionQuery,
  useGetPageQuery,
  useListPostsQuery,
  useGetPostQuery,
  useSearchQuery,
  useListSettingsQuery,
  useGetSnippetQuery,
  useListTermsQuery,
  useGetTermQuery,
} = injectedRtkApi;
