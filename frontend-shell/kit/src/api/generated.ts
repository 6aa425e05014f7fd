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
  /** status 200 The published content; {} before the first publication. */ PublishedHome;
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
  /** Only posts with this tag, ignoring case. */
  tag?: string;
};
export type GetPostApiResponse = /** status 200  */ Post;
export type GetPostApiArg = {
  slug: string;
};
export type ListSettingsApiResponse =
  /** status 200 Settings that differ from their default. */ Setting[];
export type ListSettingsApiArg = void;
export type AuthUser = {
  id: string;
  username: string;
  /** The permissions of the user. */
  permissions: string[];
};
export type Session = {
  token: string;
  /** When the token expires; refresh it before. */
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
  /** Identifies the request in the logs. */
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
  /** The id from the request. */
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
  /** Whether the consent box was ticked. */
  consent?: boolean;
  /** Identifies the consent text that was shown; consent to an older text does not count. */
  consentVersion?: string;
  /** Ignored: the published text is stored. Pages opened before an update send it. */
  consentText?: string;
  /** Id of the form’s block, for pages with several forms. */
  formId?: string;
  /** Path of the page with the form. */
  sourcePage?: string;
  utm?: ContactUtm;
  /** A trap for spam, hidden from people: leave it empty. */
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
export type AnnouncementBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** At most 200 characters when published. */
  text?: string | null;
  action?: BlockAction | null;
  type: "announcement";
};
export type TitledText = {
  /** Unique within the list. The server gives one to a row without. Visitors get the ids of sections alone. */
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
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  items?: TitledText[] | null;
  type: "badges";
};
export type CalloutTone = "info" | "tip" | "warning" | "compliance";
export type CalloutBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  tone: CalloutTone;
  /** At most 120 characters when published. */
  title?: string | null;
  html?: string | null;
  type: "callout";
};
export type HiddenEntry = {
  /** The text. */
  entry: string;
  published: false;
};
export type Chapter = {
  /** Unique within the list. The server gives one to a row without. Visitors get the ids of sections alone. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** Anchor, without #. At most 60 characters when published. */
  anchor?: string | null;
  takeaways?: (string | HiddenEntry)[] | null;
  html?: string | null;
};
export type ChaptersBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
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
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  items?: (string | HiddenEntry)[] | null;
  /** Numbered instead of boxes. */
  ordered?: boolean | null;
  type: "checklist";
};
export type ComparisonRow = {
  /** Unique within the list. The server gives one to a row without. Visitors get the ids of sections alone. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 120 characters when published. */
  label?: string | null;
  /** One text a column. */
  cells?: string[] | null;
};
export type ComparisonBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  /** Column headings. */
  columns?: string[] | null;
  rows?: ComparisonRow[] | null;
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
  /** Unique within the list. The server gives one to a row without. Visitors get the ids of sections alone. */
  id?: string;
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
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
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
  type: "contactDetails";
};
export type CtaBandBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  action?: BlockAction | null;
  image?: string | null;
  /** At most 150 characters when published. */
  alt?: string | null;
  type: "ctaBand";
};
export type ContactTopicSettings = {
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
  /** Hidden only when false. */
  show?: boolean | null;
  /** Whether those who are asked for it must fill it in; empty: the default. */
  required?: boolean | null;
  /** At most 60 characters when published. */
  label?: string | null;
  /** Below the label. At most 200 characters when published. */
  help?: string | null;
  /** Most characters; empty: as many as fit. A whole number when published. */
  maxLength?: number | null;
};
export type ContactPhoneSettings = {
  /** Hidden only when false. */
  show?: boolean | null;
  /** Whether those who are asked for it must fill it in; empty: the default. */
  required?: boolean | null;
  /** At most 60 characters when published. */
  label?: string | null;
  /** Below the label. At most 200 characters when published. */
  help?: string | null;
  /** Most characters; empty: as many as fit. A whole number when published. */
  maxLength?: number | null;
};
export type ContactRoleSettings = {
  /** Hidden only when false. */
  show?: boolean | null;
  /** Whether those who are asked for it must fill it in; empty: the default. */
  required?: boolean | null;
  /** At most 60 characters when published. */
  label?: string | null;
  /** Below the label. At most 200 characters when published. */
  help?: string | null;
  /** Most characters; empty: as many as fit. A whole number when published. */
  maxLength?: number | null;
};
export type ContactNurseCountSettings = {
  /** Hidden only when false. */
  show?: boolean | null;
  /** Whether those who are asked for it must fill it in; empty: the default. */
  required?: boolean | null;
  /** At most 60 characters when published. */
  label?: string | null;
  /** Below the label. At most 200 characters when published. */
  help?: string | null;
  /** Most characters; empty: as many as fit. A whole number when published. */
  maxLength?: number | null;
};
export type ContactCountrySettings = {
  /** Hidden only when false. */
  show?: boolean | null;
  /** Whether those who are asked for it must fill it in; empty: the default. */
  required?: boolean | null;
  /** At most 60 characters when published. */
  label?: string | null;
  /** Below the label. At most 200 characters when published. */
  help?: string | null;
};
export type ContactRegionSettings = {
  /** Hidden only when false. */
  show?: boolean | null;
  /** Whether those who are asked for it must fill it in; empty: the default. */
  required?: boolean | null;
  /** At most 60 characters when published. */
  label?: string | null;
  /** Below the label. At most 200 characters when published. */
  help?: string | null;
  /** Most characters; empty: as many as fit. A whole number when published. */
  maxLength?: number | null;
};
export type ContactMessageSettings = {
  /** Hidden only when false. */
  show?: boolean | null;
  /** Whether those who are asked for it must fill it in; empty: the default. */
  required?: boolean | null;
  /** At most 60 characters when published. */
  label?: string | null;
  /** Below the label. At most 200 characters when published. */
  help?: string | null;
  /** Most characters; empty: as many as fit. A whole number when published. */
  maxLength?: number | null;
};
export type DemoFormFields = {
  topic?: ContactTopicSettings | null;
  name?: ContactNameSettings | null;
  email?: ContactEmailSettings | null;
  agency?: ContactAgencySettings | null;
  phone?: ContactPhoneSettings | null;
  role?: ContactRoleSettings | null;
  nurseCount?: ContactNurseCountSettings | null;
  country?: ContactCountrySettings | null;
  region?: ContactRegionSettings | null;
  message?: ContactMessageSettings | null;
};
export type DemoFormStep = {
  /** Unique within the list. The server gives one to a row without. Visitors get the ids of sections alone. */
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
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  /** Offer tabs for a demo, a question and support. */
  topics?: boolean | null;
  fields?: DemoFormFields | null;
  /** Beside the request not to include patient information, which is always shown. At most 400 characters when published. */
  notice?: string | null;
  /** At most 400 characters when published. */
  consent?: string | null;
  /** Visitors must tick a box beside the consent text; it is never ticked before. */
  consentBox?: boolean | null;
  /** At most 320 characters when published. */
  success?: string | null;
  steps?: DemoFormStep[] | null;
  type: "demoForm";
};
export type QuestionItem = {
  /** Unique within the list. The server gives one to a row without. Visitors get the ids of sections alone. */
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
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  items?: QuestionItem[] | null;
  type: "faq";
};
export type ProductScene =
  "board" | "offers" | "credentials" | "timesheet" | "phone" | "report";
export type FeatureRow = {
  /** Unique within the list. The server gives one to a row without. Visitors get the ids of sections alone. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 90 characters when published. */
  title?: string | null;
  /** Anchor of the row, without #. At most 60 characters when published. */
  anchor?: string | null;
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
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  rows?: FeatureRow[] | null;
  type: "featureRows";
};
export type FigureBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  image?: string | null;
  /** At most 150 characters when published. */
  alt?: string | null;
  /** At most 320 characters when published. */
  caption?: string | null;
  /** Pixels. */
  width?: number | null;
  /** Pixels. */
  height?: number | null;
  type: "figure";
};
export type GlossaryTerm = {
  /** Unique within the list. The server gives one to a row without. Visitors get the ids of sections alone. */
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
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
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
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  /** Part of the title that is underlined. At most 60 characters when published. */
  highlight?: string | null;
  primary?: BlockAction | null;
  secondary?: BlockAction | null;
  scene?: ProductScene | null;
  image?: string | null;
  /** At most 150 characters when published. */
  alt?: string | null;
  type: "hero";
};
export type HtmlBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  html?: string | null;
  type: "html";
};
export type IntroCardsBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  items?: TitledText[] | null;
  action?: BlockAction | null;
  type: "introCards";
};
export type LogoItem = {
  /** Unique within the list. The server gives one to a row without. Visitors get the ids of sections alone. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 60 characters when published. */
  name?: string | null;
  /** An address, or doc:<uuid>#<anchor>. */
  href?: string | null;
  image?: string | null;
};
export type LogoStripBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  items?: LogoItem[] | null;
  type: "logoStrip";
};
export type OutcomeListBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  items?: TitledText[] | null;
  action?: BlockAction | null;
  type: "outcomeList";
};
export type PlanTableRow = {
  /** Unique within the list. The server gives one to a row without. Visitors get the ids of sections alone. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 120 characters when published. */
  label?: string | null;
  /** One text a plan. */
  cells?: string[] | null;
};
export type PlanTableGroup = {
  /** Unique within the list. The server gives one to a row without. Visitors get the ids of sections alone. */
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
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  /** Plan names. */
  plans?: string[] | null;
  groups?: PlanTableGroup[] | null;
  type: "planTable";
};
export type PostsBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  /** Only posts with this tag. At most 60 characters when published. */
  tag?: string | null;
  /** Posts in their order; empty: the newest. Each doc:<uuid>, or the last part of its address; visitors’ answers hold that. */
  slugs?: string[] | null;
  type: "posts";
};
export type PricingPlan = {
  /** Unique within the list. The server gives one to a row without. Visitors get the ids of sections alone. */
  id?: string;
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
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
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
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  scene?: ProductScene | null;
  /** At most 200 characters when published. */
  caption?: string | null;
  type: "productMock";
};
export type RichTextBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  html?: string | null;
  type: "richText";
};
export type RoiCalculatorBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  /** Shifts requested a week. */
  shifts?: number | null;
  hoursPerShift?: number | null;
  /** Percent. */
  currentFillRate?: number | null;
  /** Percent. */
  targetFillRate?: number | null;
  /** Dollars an hour. */
  billRate?: number | null;
  /** Dollars an hour. */
  payRate?: number | null;
  /** Dollars an hour. */
  burden?: number | null;
  /** At most 200 characters when published. */
  note?: string | null;
  type: "roiCalculator";
};
export type SourceItem = {
  /** Unique within the list. The server gives one to a row without. Visitors get the ids of sections alone. */
  id?: string;
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
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** At most 90 characters when published. */
  title?: string | null;
  items?: SourceItem[] | null;
  type: "sources";
};
export type StatItem = {
  /** Unique within the list. The server gives one to a row without. Visitors get the ids of sections alone. */
  id?: string;
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
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  items?: StatItem[] | null;
  type: "stats";
};
export type TableRow = {
  /** Unique within the list. The server gives one to a row without. Visitors get the ids of sections alone. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  cells?: string[] | null;
};
export type TableBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** At most 200 characters when published. */
  caption?: string | null;
  /** Column headings. */
  columns?: string[] | null;
  rows?: TableRow[] | null;
  /** The first cell of a row is its heading. */
  rowHeaders?: boolean | null;
  type: "table";
};
export type TakeawaysBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** At most 90 characters when published. */
  title?: string | null;
  items?: (string | HiddenEntry)[] | null;
  type: "takeaways";
};
export type TeamMember = {
  /** Unique within the list. The server gives one to a row without. Visitors get the ids of sections alone. */
  id?: string;
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
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  items?: TeamMember[] | null;
  type: "team";
};
export type QuoteItem = {
  /** Unique within the list. The server gives one to a row without. Visitors get the ids of sections alone. */
  id?: string;
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
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  items?: QuoteItem[] | null;
  type: "testimonial";
};
export type TimelineStep = {
  /** Unique within the list. The server gives one to a row without. Visitors get the ids of sections alone. */
  id?: string;
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
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** A short line above the heading. At most 60 characters when published. */
  kicker?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 400 characters when published. */
  subtitle?: string | null;
  steps?: TimelineStep[] | null;
  type: "timelineSteps";
};
export type VideoBlock = {
  /** Unique within the page; does not change when the block moves. */
  id: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Anchor of the section, without #. At most 60 characters when published. */
  anchor?: string | null;
  background?: BlockBackground | null;
  /** An address, or doc:<uuid>#<anchor>. */
  url?: string | null;
  /** At most 120 characters when published. */
  title?: string | null;
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
      type: "callout";
    } & CalloutBlock)
  | ({
      type: "chapters";
    } & ChaptersBlock)
  | ({
      type: "checklist";
    } & ChecklistBlock)
  | ({
      type: "comparison";
    } & ComparisonBlock)
  | ({
      type: "contactDetails";
    } & ContactDetailsBlock)
  | ({
      type: "ctaBand";
    } & CtaBandBlock)
  | ({
      type: "demoForm";
    } & DemoFormBlock)
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
      type: "richText";
    } & RichTextBlock)
  | ({
      type: "roiCalculator";
    } & RoiCalculatorBlock)
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
      type: "timelineSteps";
    } & TimelineStepsBlock)
  | ({
      type: "video";
    } & VideoBlock);
export type PageSeo = {
  /** At most 120 characters when published. */
  title?: string | null;
  /** At most 320 characters when published. */
  description?: string | null;
  /** Canonical address of the page. */
  canonical?: string | null;
  /** Robots directives, such as "index, follow". At most 120 characters when published. */
  robots?: string | null;
  /** Listed in sitemap.xml unless false. */
  inSitemap?: boolean | null;
  /** At most 120 characters when published. */
  ogTitle?: string | null;
  /** At most 320 characters when published. */
  ogDescription?: string | null;
  ogImage?: string | null;
  /** At most 40 characters when published. */
  ogType?: string | null;
  ogUrl?: string | null;
  /** At most 120 characters when published. */
  ogSiteName?: string | null;
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
  keywords?: string[] | null;
  /** At most 120 characters when published. */
  author?: string | null;
  /** BCP 47 language tag. At most 35 characters when published. */
  language?: string | null;
  /** At most 20 characters when published. */
  charset?: string | null;
  /** At most 120 characters when published. */
  viewport?: string | null;
  /** At most 20 characters when published. */
  geoRegion?: string | null;
  /** At most 120 characters when published. */
  geoPlacename?: string | null;
  /** At most 60 characters when published. */
  geoPosition?: string | null;
  /** Google Analytics id, such as G-ABC123. At most 40 characters when published. */
  googleAnalytics?: string | null;
  /** Google Tag Manager id, such as GTM-ABC123. At most 40 characters when published. */
  googleTagManager?: string | null;
  /** Numeric Facebook pixel id. At most 40 characters when published. */
  facebookPixel?: string | null;
  /** Numeric LinkedIn partner id. At most 40 characters when published. */
  linkedinInsight?: string | null;
  /** JSON-LD as JSON text. */
  structuredData?: string | null;
  /** Raw HTML for the end of the head. */
  headHtml?: string | null;
  /** Raw HTML for the end of the body. */
  bodyHtml?: string | null;
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
  /** The document and revision of this content: `<document id>:<number>`. */
  revision: string;
  updatedAt: string;
  /** Published features to read next. */
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
export type IntroCard = {
  /** Unique within the list. The server gives one to a row without. Visitors get the ids of sections alone. */
  id?: string;
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
  /** Unique within the list. The server gives one to a row without. Visitors get the ids of sections alone. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Time or day shown beside the card, such as 05:12. At most 20 characters when published. */
  time?: string | null;
  /** Anchor on the feature page, without #. At most 60 characters when published. */
  anchor?: string | null;
  /** At most 90 characters when published. */
  title?: string | null;
  /** At most 320 characters when published. */
  description?: string | null;
  image?: string | null;
};
export type OutcomeItem = {
  /** Unique within the list. The server gives one to a row without. Visitors get the ids of sections alone. */
  id?: string;
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
  /** Unique within the list. The server gives one to a row without. Visitors get the ids of sections alone. */
  id?: string;
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
  /** Unique within the list. The server gives one to a row without. Visitors get the ids of sections alone. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 60 characters when published. */
  name?: string | null;
  /** Background color of the tile, such as #e3ecfa. At most 40 characters when published. */
  bg?: string | null;
};
export type Testimonial = {
  /** Unique within the list. The server gives one to a row without. Visitors get the ids of sections alone. */
  id?: string;
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
  /** Unique within the list. The server gives one to a row without. Visitors get the ids of sections alone. */
  id?: string;
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
  /** Unique within the list. The server gives one to a row without. Visitors get the ids of sections alone. */
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
  /** Unique within the list. The server gives one to a row without. Visitors get the ids of sections alone. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** doc:<uuid>, or the last part of its address; visitors’ answers hold that. */
  slug?: string | null;
  /** At most 40 characters when published. */
  date?: string | null;
  /** At most 150 characters when published. */
  title?: string | null;
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
  /** The line above the title. At most 60 characters when published. */
  heroKicker?: string | null;
  /** At most 40 characters when published. */
  heroTitleBefore?: string | null;
  /** At most 40 characters when published. */
  heroTitleHighlight?: string | null;
  /** At most 40 characters when published. */
  heroTitleAfter?: string | null;
  /** At most 90 characters when published. */
  heroTitle?: string | null;
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
  /** What visitors do not see, whatever it holds. */
  hiddenSections?: HomeSection[] | null;
  seo?: PageSeo | null;
  /** Raw HTML for the end of the head. */
  headHtml?: string | null;
  /** Raw HTML for the end of the body. */
  bodyHtml?: string | null;
  /** The document and revision of this content: `<document id>:<number>`. */
  revision?: string;
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
  /** The document and revision of this content: `<document id>:<number>`. */
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
  /** The document and revision of this content: `<document id>:<number>`. */
  revision: string;
  /** Up to three other posts, those with the most common tags first. */
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
