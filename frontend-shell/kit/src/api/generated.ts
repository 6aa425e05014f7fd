// Written by `npm run gen:api` from the OpenAPI document of the back end. Do not edit.
import { baseApi as api } from "./base-api";
export const addTagTypes = [
  "Session",
  "Client reports",
  "Contact",
  "Features",
  "Footer",
  "Home page",
  "Legal texts",
  "Pages",
  "Blog",
  "Settings",
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
      refreshSession: build.mutation<
        RefreshSessionApiResponse,
        RefreshSessionApiArg
      >({
        query: () => ({ url: `/api/auth/refresh`, method: "POST" }),
        invalidatesTags: ["Session"],
      }),
      sendClientReport: build.mutation<
        SendClientReportApiResponse,
        SendClientReportApiArg
      >({
        query: (queryArg) => ({
          url: `/api/client-reports`,
          method: "POST",
          body: queryArg.clientReport,
        }),
        invalidatesTags: ["Client reports"],
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
      listFooterBadges: build.query<
        ListFooterBadgesApiResponse,
        ListFooterBadgesApiArg
      >({
        query: () => ({ url: `/api/footer/badges` }),
        providesTags: ["Footer"],
      }),
      listLegalLinks: build.query<
        ListLegalLinksApiResponse,
        ListLegalLinksApiArg
      >({
        query: () => ({ url: `/api/footer/legal-links` }),
        providesTags: ["Footer"],
      }),
      listFooterLinks: build.query<
        ListFooterLinksApiResponse,
        ListFooterLinksApiArg
      >({
        query: () => ({ url: `/api/footer/links` }),
        providesTags: ["Footer"],
      }),
      listFooterSections: build.query<
        ListFooterSectionsApiResponse,
        ListFooterSectionsApiArg
      >({
        query: () => ({ url: `/api/footer/sections` }),
        providesTags: ["Footer"],
      }),
      listSocialLinks: build.query<
        ListSocialLinksApiResponse,
        ListSocialLinksApiArg
      >({
        query: () => ({ url: `/api/footer/social-links` }),
        providesTags: ["Footer"],
      }),
      getHomeContent: build.query<
        GetHomeContentApiResponse,
        GetHomeContentApiArg
      >({
        query: () => ({ url: `/api/home-content` }),
        providesTags: ["Home page"],
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
      listPages: build.query<ListPagesApiResponse, ListPagesApiArg>({
        query: () => ({ url: `/api/pages` }),
        providesTags: ["Pages"],
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
      listSettings: build.query<ListSettingsApiResponse, ListSettingsApiArg>({
        query: () => ({ url: `/api/settings` }),
        providesTags: ["Settings"],
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
export type RefreshSessionApiResponse = /** status 200  */ Session;
export type RefreshSessionApiArg = void;
export type SendClientReportApiResponse = unknown;
export type SendClientReportApiArg = {
  clientReport: ClientReport;
};
export type SendContactMessageApiResponse = /** status 202  */ ContactReceipt;
export type SendContactMessageApiArg = {
  contactRequest: ContactRequest;
};
export type ListFeaturesApiResponse = /** status 200  */ FeatureList;
export type ListFeaturesApiArg = {
  page?: number;
  limit?: number;
};
export type GetFeatureApiResponse = /** status 200  */ Feature;
export type GetFeatureApiArg = {
  slug: string;
};
export type ListFooterBadgesApiResponse = /** status 200  */ FooterBadge[];
export type ListFooterBadgesApiArg = void;
export type ListLegalLinksApiResponse = /** status 200  */ LegalLink[];
export type ListLegalLinksApiArg = void;
export type ListFooterLinksApiResponse = /** status 200  */ FooterLink[];
export type ListFooterLinksApiArg = void;
export type ListFooterSectionsApiResponse = /** status 200  */ FooterSection[];
export type ListFooterSectionsApiArg = void;
export type ListSocialLinksApiResponse = /** status 200  */ SocialLink[];
export type ListSocialLinksApiArg = void;
export type GetHomeContentApiResponse =
  /** status 200 What is published; {} before the first publication. */ PublishedHome;
export type GetHomeContentApiArg = void;
export type GetLegalPageApiResponse = /** status 200  */ LegalPage;
export type GetLegalPageApiArg = {
  slug: string;
};
export type GetLegalVersionApiResponse = /** status 200  */ LegalVersion;
export type GetLegalVersionApiArg = {
  slug: string;
  number: number;
};
export type ListPagesApiResponse = /** status 200  */ PageSummary[];
export type ListPagesApiArg = void;
export type GetPageApiResponse = /** status 200  */ Page;
export type GetPageApiArg = {
  slug: string;
};
export type ListPostsApiResponse = /** status 200  */ PostList;
export type ListPostsApiArg = {
  page?: number;
  limit?: number;
  /** Only posts with this tag, in any case. */
  tag?: string;
};
export type GetPostApiResponse = /** status 200  */ Post;
export type GetPostApiArg = {
  slug: string;
};
export type ListSettingsApiResponse =
  /** status 200 Settings that differ from the built-in default. */ Setting[];
export type ListSettingsApiArg = void;
export type AuthUser = {
  id: string;
  username: string;
  /** What the user may do. */
  permissions: string[];
};
export type Session = {
  token: string;
  /** When the token ends; refresh before. */
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
export type LoginRequest = {
  username: string;
  password: string;
};
export type ClientReport = {
  kind: "exception" | "rejection" | "warning";
  message: string;
  stack?: string;
  /** Path of the page, without its query. */
  page?: string;
};
export type ContactReceipt = {
  /** The id that was sent. */
  id: string;
};
export type ContactTopic = "demo" | "question" | "support";
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
export type ContactRequest = {
  /** Made by the form: the same message sent again is stored once. */
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
  /** Whether the box beside the consent text was ticked. */
  consent?: boolean;
  /** Names the consent text that was shown; one that has changed since is not agreed to. */
  consentVersion?: string;
  /** Ignored: the published text is kept. Pages that were opened before an update send it. */
  consentText?: string;
  /** Id of the block of the form, for pages with several. */
  formId?: string;
  /** Path of the page that the form stood on. */
  sourcePage?: string;
  utm?: ContactUtm;
  /** Hidden from people: leave it empty. */
  website?: string;
  /** When the form was shown. */
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
  /** An address, or doc:<uuid>#<anchor>. */
  href?: string | null;
  /** Opens in a new tab. */
  newTab?: boolean | null;
};
export type ProductScene =
  "board" | "offers" | "credentials" | "timesheet" | "phone" | "report";
export type HeroBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  type: "hero";
  /** Part of the title that is underlined. At most 60 characters when published. */
  highlight?: string | null;
  primary?: BlockAction | null;
  secondary?: BlockAction | null;
  scene?: ProductScene | null;
  image?: string | null;
  /** At most 150 characters when published. */
  alt?: string | null;
};
export type ProductMockBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  type: "productMock";
  scene?: ProductScene | null;
  /** At most 200 characters when published. */
  caption?: string | null;
};
export type TitledText = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 90 characters when published. */
  title?: string | null;
  /** At most 600 characters when published. */
  text?: string | null;
  /** Name of an icon. At most 40 characters when published. */
  icon?: string | null;
};
export type IntroCardsBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  type: "introCards";
  items?: TitledText[] | null;
  action?: BlockAction | null;
};
export type TimelineStep = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Time, day or number shown beside the step. At most 20 characters when published. */
  time?: string | null;
  /** At most 90 characters when published. */
  title?: string | null;
  /** At most 600 characters when published. */
  text?: string | null;
};
export type TimelineStepsBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  type: "timelineSteps";
  steps?: TimelineStep[] | null;
};
export type HiddenEntry = {
  /** The text. */
  entry: string;
  published: false;
};
export type FeatureRow = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Anchor of the row, without #. At most 60 characters when published. */
  anchor?: string | null;
  /** At most 90 characters when published. */
  title?: string | null;
  /** At most 900 characters when published. */
  text?: string | null;
  points?: (string | HiddenEntry)[] | null;
  scene?: ProductScene | null;
  image?: string | null;
  /** At most 150 characters when published. */
  alt?: string | null;
  action?: BlockAction | null;
};
export type FeatureRowsBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  type: "featureRows";
  rows?: FeatureRow[] | null;
};
export type OutcomeListBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  type: "outcomeList";
  items?: TitledText[] | null;
  action?: BlockAction | null;
};
export type StatItem = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 10 characters when published. */
  value?: string | null;
  /** At most 60 characters when published. */
  label?: string | null;
  /** At most 200 characters when published. */
  source?: string | null;
  /** At most 40 characters when published. */
  asOf?: string | null;
};
export type StatsBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  type: "stats";
  items?: StatItem[] | null;
};
export type LogoItem = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 60 characters when published. */
  name?: string | null;
  image?: string | null;
  /** An address, or doc:<uuid>#<anchor>. */
  href?: string | null;
};
export type LogoStripBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  type: "logoStrip";
  items?: LogoItem[] | null;
};
export type QuoteItem = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 400 characters when published. */
  quote?: string | null;
  /** At most 80 characters when published. */
  name?: string | null;
  /** At most 120 characters when published. */
  role?: string | null;
  avatarUrl?: string | null;
  /** The person agreed in writing. For editors: visitors’ answers leave it out. */
  consentOnFile?: boolean | null;
};
export type TestimonialBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  type: "testimonial";
  items?: QuoteItem[] | null;
};
export type TeamMember = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 80 characters when published. */
  name?: string | null;
  /** At most 120 characters when published. */
  role?: string | null;
  /** At most 320 characters when published. */
  text?: string | null;
  image?: string | null;
  /** An address, or doc:<uuid>#<anchor>. */
  href?: string | null;
};
export type TeamBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  type: "team";
  items?: TeamMember[] | null;
};
export type BadgesBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  type: "badges";
  items?: TitledText[] | null;
};
export type QuestionItem = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 150 characters when published. */
  question?: string | null;
  answer?: string | null;
};
export type FaqBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  type: "faq";
  items?: QuestionItem[] | null;
};
export type ComparisonRow = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 120 characters when published. */
  label?: string | null;
  /** One text a column. */
  cells?: string[] | null;
};
export type ComparisonBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  type: "comparison";
  /** Column headings. */
  columns?: string[] | null;
  rows?: ComparisonRow[] | null;
};
export type PricingPlan = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 40 characters when published. */
  name?: string | null;
  /** At most 40 characters when published. */
  price?: string | null;
  /** At most 80 characters when published. */
  unit?: string | null;
  /** At most 320 characters when published. */
  description?: string | null;
  features?: (string | HiddenEntry)[] | null;
  action?: BlockAction | null;
};
export type PricingPlansBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  type: "pricingPlans";
  plans?: PricingPlan[] | null;
  /** At most 400 characters when published. */
  footnote?: string | null;
};
export type PlanTableGroup = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 60 characters when published. */
  title?: string | null;
  rows?: ComparisonRow[] | null;
};
export type PlanTableBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  type: "planTable";
  /** Plan names. */
  plans?: string[] | null;
  groups?: PlanTableGroup[] | null;
};
export type RoiCalculatorBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  type: "roiCalculator";
  /** Shifts requested a week. */
  shifts?: number | null;
  /** Percent. */
  currentFillRate?: number | null;
  /** Percent. */
  targetFillRate?: number | null;
  hoursPerShift?: number | null;
  /** Dollars an hour. */
  billRate?: number | null;
  /** Dollars an hour. */
  payRate?: number | null;
  /** Dollars an hour. */
  burden?: number | null;
  /** At most 200 characters when published. */
  note?: string | null;
};
export type ContactFieldWords = {
  /** At most 60 characters when published. */
  label?: string | null;
  /** Below the label. At most 200 characters when published. */
  help?: string | null;
};
export type ContactNameSettings = {
  /** At most 60 characters when published. */
  label?: string | null;
  /** Below the label. At most 200 characters when published. */
  help?: string | null;
  /** Most characters; empty: as many as fit. A whole number when published. */
  maxLength?: number | null;
};
export type ContactEmailSettings = {
  /** At most 60 characters when published. */
  label?: string | null;
  /** Below the label. At most 200 characters when published. */
  help?: string | null;
  /** Most characters; empty: as many as fit. A whole number when published. */
  maxLength?: number | null;
};
export type ContactAgencySettings = {
  /** At most 60 characters when published. */
  label?: string | null;
  /** Below the label. At most 200 characters when published. */
  help?: string | null;
  /** Hidden only when false. */
  show?: boolean | null;
  /** Whether those who are asked for it must fill it in; empty: as built in. */
  required?: boolean | null;
  /** Most characters; empty: as many as fit. A whole number when published. */
  maxLength?: number | null;
};
export type ContactPhoneSettings = {
  /** At most 60 characters when published. */
  label?: string | null;
  /** Below the label. At most 200 characters when published. */
  help?: string | null;
  /** Hidden only when false. */
  show?: boolean | null;
  /** Whether those who are asked for it must fill it in; empty: as built in. */
  required?: boolean | null;
  /** Most characters; empty: as many as fit. A whole number when published. */
  maxLength?: number | null;
};
export type ContactRoleSettings = {
  /** At most 60 characters when published. */
  label?: string | null;
  /** Below the label. At most 200 characters when published. */
  help?: string | null;
  /** Hidden only when false. */
  show?: boolean | null;
  /** Whether those who are asked for it must fill it in; empty: as built in. */
  required?: boolean | null;
  /** Most characters; empty: as many as fit. A whole number when published. */
  maxLength?: number | null;
};
export type ContactNurseCountSettings = {
  /** At most 60 characters when published. */
  label?: string | null;
  /** Below the label. At most 200 characters when published. */
  help?: string | null;
  /** Hidden only when false. */
  show?: boolean | null;
  /** Whether those who are asked for it must fill it in; empty: as built in. */
  required?: boolean | null;
  /** Most characters; empty: as many as fit. A whole number when published. */
  maxLength?: number | null;
};
export type ContactChoiceSettings = {
  /** At most 60 characters when published. */
  label?: string | null;
  /** Below the label. At most 200 characters when published. */
  help?: string | null;
  /** Hidden only when false. */
  show?: boolean | null;
  /** Whether those who are asked for it must fill it in; empty: as built in. */
  required?: boolean | null;
};
export type ContactRegionSettings = {
  /** At most 60 characters when published. */
  label?: string | null;
  /** Below the label. At most 200 characters when published. */
  help?: string | null;
  /** Hidden only when false. */
  show?: boolean | null;
  /** Whether those who are asked for it must fill it in; empty: as built in. */
  required?: boolean | null;
  /** Most characters; empty: as many as fit. A whole number when published. */
  maxLength?: number | null;
};
export type ContactMessageSettings = {
  /** At most 60 characters when published. */
  label?: string | null;
  /** Below the label. At most 200 characters when published. */
  help?: string | null;
  /** Hidden only when false. */
  show?: boolean | null;
  /** Whether those who are asked for it must fill it in; empty: as built in. */
  required?: boolean | null;
  /** Most characters; empty: as many as fit. A whole number when published. */
  maxLength?: number | null;
};
export type DemoFormFields = {
  topic?: ContactFieldWords | null;
  name?: ContactNameSettings | null;
  email?: ContactEmailSettings | null;
  agency?: ContactAgencySettings | null;
  phone?: ContactPhoneSettings | null;
  role?: ContactRoleSettings | null;
  nurseCount?: ContactNurseCountSettings | null;
  country?: ContactChoiceSettings | null;
  region?: ContactRegionSettings | null;
  message?: ContactMessageSettings | null;
};
export type DemoFormStep = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 90 characters when published. */
  title?: string | null;
  /** At most 320 characters when published. */
  text?: string | null;
};
export type DemoFormBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  type: "demoForm";
  /** Offer tabs for a demo, a question and support. */
  topics?: boolean | null;
  fields?: DemoFormFields | null;
  /** Beside the request not to include patient information, which always stands. At most 400 characters when published. */
  notice?: string | null;
  /** At most 400 characters when published. */
  consent?: string | null;
  /** Visitors must tick a box beside the consent text; it is never ticked before. */
  consentBox?: boolean | null;
  /** At most 320 characters when published. */
  success?: string | null;
  steps?: DemoFormStep[] | null;
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
  /** Hidden only when false. */
  published?: boolean | null;
  day?: Weekday | null;
  /** The last of several days; empty: only the first. */
  untilDay?: Weekday | null;
  /** Such as 09:30 when published. */
  opens?: string | null;
  /** Earlier than the opening: on the next day. Such as 09:30 when published. */
  closes?: string | null;
};
export type ContactDetailsBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  type: "contactDetails";
  /** At most 40 characters when published. */
  phone?: string | null;
  /** At most 120 characters when published. */
  email?: string | null;
  openingHours?: OpeningHours[] | null;
  timeZone?: string | null;
  /** Beside the opening hours: holidays and the like. At most 120 characters when published. */
  hours?: string | null;
  /** At most 320 characters when published. */
  address?: string | null;
};
export type PostsBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  type: "posts";
  /** Posts in their order; empty: the newest. Each doc:<uuid>, or the last part of its address; visitors’ answers hold that. */
  slugs?: string[] | null;
  /** Only posts with this tag. At most 60 characters when published. */
  tag?: string | null;
};
export type CtaBandBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  type: "ctaBand";
  action?: BlockAction | null;
  image?: string | null;
  /** At most 150 characters when published. */
  alt?: string | null;
};
export type AnnouncementBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  type: "announcement";
  /** At most 200 characters when published. */
  text?: string | null;
  action?: BlockAction | null;
};
export type RichTextBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  type: "richText";
  html?: string | null;
};
export type Chapter = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Anchor, without #. At most 60 characters when published. */
  anchor?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  html?: string | null;
  takeaways?: (string | HiddenEntry)[] | null;
};
export type ChaptersBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  type: "chapters";
  chapters?: Chapter[] | null;
};
export type GlossaryTerm = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 80 characters when published. */
  term?: string | null;
  /** At most 600 characters when published. */
  definition?: string | null;
};
export type GlossaryBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  type: "glossary";
  terms?: GlossaryTerm[] | null;
};
export type ChecklistBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  type: "checklist";
  items?: (string | HiddenEntry)[] | null;
  /** Numbered instead of boxes. */
  ordered?: boolean | null;
};
export type CalloutTone = "info" | "tip" | "warning" | "compliance";
export type CalloutBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  type: "callout";
  tone: CalloutTone;
  /** At most 120 characters when published. */
  title?: string | null;
  html?: string | null;
};
export type TakeawaysBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  type: "takeaways";
  /** At most 90 characters when published. */
  title?: string | null;
  items?: (string | HiddenEntry)[] | null;
};
export type FigureBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  type: "figure";
  image?: string | null;
  /** At most 150 characters when published. */
  alt?: string | null;
  /** At most 320 characters when published. */
  caption?: string | null;
  /** Pixels. */
  width?: number | null;
  /** Pixels. */
  height?: number | null;
};
export type VideoBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  type: "video";
  /** An address, or doc:<uuid>#<anchor>. */
  url?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  poster?: string | null;
};
export type TableRow = {
  /** Hidden only when false. */
  published?: boolean | null;
  cells?: string[] | null;
};
export type TableBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  type: "table";
  /** At most 200 characters when published. */
  caption?: string | null;
  /** Column headings. */
  columns?: string[] | null;
  rows?: TableRow[] | null;
  /** The first cell of a row is its heading. */
  rowHeaders?: boolean | null;
};
export type SourceItem = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 200 characters when published. */
  title?: string | null;
  /** An address, or doc:<uuid>#<anchor>. */
  url?: string | null;
  /** At most 200 characters when published. */
  note?: string | null;
};
export type SourcesBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  type: "sources";
  /** At most 90 characters when published. */
  title?: string | null;
  items?: SourceItem[] | null;
};
export type HtmlBlock = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** Unique within the page; stays when the block moves. */
  id: string;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  type: "html";
  html?: string | null;
};
export type Block =
  | ({
      type: "hero";
    } & HeroBlock)
  | ({
      type: "productMock";
    } & ProductMockBlock)
  | ({
      type: "introCards";
    } & IntroCardsBlock)
  | ({
      type: "timelineSteps";
    } & TimelineStepsBlock)
  | ({
      type: "featureRows";
    } & FeatureRowsBlock)
  | ({
      type: "outcomeList";
    } & OutcomeListBlock)
  | ({
      type: "stats";
    } & StatsBlock)
  | ({
      type: "logoStrip";
    } & LogoStripBlock)
  | ({
      type: "testimonial";
    } & TestimonialBlock)
  | ({
      type: "team";
    } & TeamBlock)
  | ({
      type: "badges";
    } & BadgesBlock)
  | ({
      type: "faq";
    } & FaqBlock)
  | ({
      type: "comparison";
    } & ComparisonBlock)
  | ({
      type: "pricingPlans";
    } & PricingPlansBlock)
  | ({
      type: "planTable";
    } & PlanTableBlock)
  | ({
      type: "roiCalculator";
    } & RoiCalculatorBlock)
  | ({
      type: "demoForm";
    } & DemoFormBlock)
  | ({
      type: "contactDetails";
    } & ContactDetailsBlock)
  | ({
      type: "posts";
    } & PostsBlock)
  | ({
      type: "ctaBand";
    } & CtaBandBlock)
  | ({
      type: "announcement";
    } & AnnouncementBlock)
  | ({
      type: "richText";
    } & RichTextBlock)
  | ({
      type: "chapters";
    } & ChaptersBlock)
  | ({
      type: "glossary";
    } & GlossaryBlock)
  | ({
      type: "checklist";
    } & ChecklistBlock)
  | ({
      type: "callout";
    } & CalloutBlock)
  | ({
      type: "takeaways";
    } & TakeawaysBlock)
  | ({
      type: "figure";
    } & FigureBlock)
  | ({
      type: "video";
    } & VideoBlock)
  | ({
      type: "table";
    } & TableBlock)
  | ({
      type: "sources";
    } & SourcesBlock)
  | ({
      type: "html";
    } & HtmlBlock);
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
  /** Which state of which document this is: `<document id>:<number>`. */
  revision: string;
  updatedAt: string;
  /** Published features to go on with. */
  related: FeatureSummary[];
};
export type FooterBadge = {
  id: string;
  /** Ascending. */
  order: number;
  published: boolean;
  href: string | null;
  label: string;
  imageUrl: string;
};
export type LegalLink = {
  id: string;
  /** Ascending. */
  order: number;
  published: boolean;
  title: string;
  url: string;
};
export type FooterLink = {
  id: string;
  /** Ascending. */
  order: number;
  published: boolean;
  sectionId: string;
  title: string;
  url: string;
};
export type FooterSection = {
  id: string;
  /** Ascending. */
  order: number;
  published: boolean;
  title: string;
};
export type SocialLink = {
  id: string;
  /** Ascending. */
  order: number;
  published: boolean;
  /** twitter, github, linkedin, facebook, instagram, youtube, wordpress, shopify, squarespace. */
  platform: string;
  url: string;
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
export type IntroCard = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** users, trendingUp; any other shows a shield. At most 40 characters when published. */
  iconName?: string | null;
  /** At most 60 characters when published. */
  title?: string | null;
  /** At most 160 characters when published. */
  description?: string | null;
};
export type HighlightCard = {
  /** Hidden only when false. */
  published?: boolean | null;
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
  /** Hidden only when false. */
  published?: boolean | null;
  /** One of the 15 outcome icons; any other shows TrendingUp. At most 40 characters when published. */
  iconName?: string | null;
  /** At most 90 characters when published. */
  title?: string | null;
  /** At most 320 characters when published. */
  description?: string | null;
  image?: string | null;
};
export type TrustStat = {
  /** Hidden only when false. */
  published?: boolean | null;
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
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 60 characters when published. */
  name?: string | null;
  /** Background colour of the tile, such as #e3ecfa. At most 40 characters when published. */
  bg?: string | null;
};
export type Testimonial = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 80 characters when published. */
  name?: string | null;
  /** At most 120 characters when published. */
  role?: string | null;
  /** At most 400 characters when published. */
  quote?: string | null;
  avatarUrl?: string | null;
  /** The person agreed in writing. For editors: visitors’ answers leave it out. */
  consentOnFile?: boolean | null;
};
export type TrustBadge = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** checkCircle, alertTriangle; any other shows a shield. At most 40 characters when published. */
  icon?: string | null;
  /** At most 60 characters when published. */
  title?: string | null;
  /** At most 160 characters when published. */
  description?: string | null;
  /** What proves it. For editors: visitors’ answers leave it out. At most 300 characters when published. */
  evidence?: string | null;
};
export type FaqItem = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 150 characters when published. */
  question?: string | null;
  /** HTML, or plain text as older revisions hold it. */
  answer?: string | null;
};
export type InsightsSource = "newest" | "tag" | "picked";
export type InsightCard = {
  /** Hidden only when false. */
  published?: boolean | null;
  /** doc:<uuid>, or the last part of its address; visitors’ answers hold that. */
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
};
export type FinalCta = {
  /** At most 90 characters when published. */
  title?: string | null;
  /** At most 220 characters when published. */
  subtitle?: string | null;
  /** At most 30 characters when published. */
  buttonLabel?: string | null;
  /** An address, or doc:<uuid>#<anchor>. */
  buttonHref?: string | null;
  /** Opens in a new tab. */
  buttonNewTab?: boolean | null;
  demoScreenshot?: string | null;
  /** What the screenshot shows, for those who cannot see it. At most 300 characters when published. */
  demoScreenshotAlt?: string | null;
};
export type PublishedHome = {
  seo?: PageSeo | null;
  headHtml?: string | null;
  bodyHtml?: string | null;
  /** What visitors do not see, whatever it holds. */
  hiddenSections?: HomeSection[] | null;
  /** The line above the title. At most 60 characters when published. */
  heroKicker?: string | null;
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
  /** An address, or doc:<uuid>#<anchor>. */
  heroCtaHref?: string | null;
  /** Opens in a new tab. */
  heroCtaNewTab?: boolean | null;
  /** At most 30 characters when published. */
  heroSecondaryCtaLabel?: string | null;
  /** An address, or doc:<uuid>#<anchor>. */
  heroSecondaryCtaHref?: string | null;
  /** Opens in a new tab. */
  heroSecondaryCtaNewTab?: boolean | null;
  /** At most 120 characters when published. */
  heroTrustText?: string | null;
  heroImages?: (string | HiddenEntry)[] | null;
  /** Alternative texts of heroImages, by index; hidden together with them. */
  heroAlt?: (string | HiddenEntry)[] | null;
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
  /** An address, or doc:<uuid>#<anchor>. */
  introCtaHref?: string | null;
  /** Opens in a new tab. */
  introCtaNewTab?: boolean | null;
  /** At most 90 characters when published. */
  featuresTitle?: string | null;
  /** At most 220 characters when published. */
  featuresSubtitle?: string | null;
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
  /** At most 90 characters when published. */
  trustBadgesTitle?: string | null;
  trustBadges?: TrustBadge[] | null;
  /** At most 90 characters when published. */
  faqTitle?: string | null;
  faqs?: FaqItem[] | null;
  /** At most 90 characters when published. */
  insightsTitle?: string | null;
  /** Which posts the cards show. Empty: those in `insights`, else the newest. */
  insightsSource?: InsightsSource | null;
  /** At most 60 characters when published. */
  insightsTag?: string | null;
  /** How many posts by date or tag. Default: 6. A whole number when published. */
  insightsCount?: number | null;
  /** Hand-picked posts. */
  insights?: InsightCard[] | null;
  finalCta?: FinalCta | null;
  /** Which state of which document this is: `<document id>:<number>`. */
  revision?: string;
};
export type LegalVersionSummary = {
  /** Counts the publications of the document from 1. */
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
  /** Which state of which document this is: `<document id>:<number>`. */
  revision: string;
  /** Every version, newest first; the first is this one. */
  versions: LegalVersionSummary[];
};
export type LegalVersion = {
  /** Counts the publications of the document from 1. */
  number: number;
  publishedAt: string;
  effectiveDate: string | null;
  changeSummary: string | null;
  slug: string;
  title: string;
  blocks: Block[];
  /** The version that is in force now. */
  latest: number;
};
export type PageSummary = {
  slug: string;
  title: string;
  updatedAt: string;
};
export type Page = {
  slug: string;
  title: string;
  updatedAt: string;
  blocks: Block[];
  seo: PageSeo;
  /** Which state of which document this is: `<document id>:<number>`. */
  revision: string;
};
export type PostSummary = {
  slug: string;
  title: string;
  excerpt: string;
  category: string | null;
  tags: string[];
  cover: string | null;
  coverAlt: string | null;
  authors: string[];
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
export type Post = {
  slug: string;
  title: string;
  excerpt: string;
  category: string | null;
  tags: string[];
  cover: string | null;
  coverAlt: string | null;
  authors: string[];
  publishedOn: string;
  readingMinutes: number;
  updatedAt: string;
  lastReviewedOn: string | null;
  blocks: Block[];
  seo: PageSeo;
  /** Which state of which document this is: `<document id>:<number>`. */
  revision: string;
  /** Up to three others, those with the most common tags first. */
  related: PostSummary[];
};
export type Setting = {
  key: string;
  value: string;
};
export const {
  useLoginMutation,
  useLogoutMutation,
  useGetCurrentUserQuery,
  useRefreshSessionMutation,
  useSendClientReportMutation,
  useSendContactMessageMutation,
  useListFeaturesQuery,
  useGetFeatureQuery,
  useListFooterBadgesQuery,
  useListLegalLinksQuery,
  useListFooterLinksQuery,
  useListFooterSectionsQuery,
  useListSocialLinksQuery,
  useGetHomeContentQuery,
  useGetLegalPageQuery,
  useGetLegalVersionQuery,
  useListPagesQuery,
  useGetPageQuery,
  useListPostsQuery,
  useGetPostQuery,
  useListSettingsQuery,
} = injectedRtkApi;
