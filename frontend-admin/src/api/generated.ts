// Written by `npm run gen:api` from the OpenAPI document of the back end. Do not edit.
import { api } from "@20x/kit";
export const addTagTypes = [
  "Settings",
  "Contact",
  "Documents",
  "Links",
  "Home page",
  "Legal texts",
  "Pages",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getCheckLevels: build.query<
        GetCheckLevelsApiResponse,
        GetCheckLevelsApiArg
      >({
        query: () => ({ url: `/api/admin/check-levels` }),
        providesTags: ["Settings"],
      }),
      saveCheckLevels: build.mutation<
        SaveCheckLevelsApiResponse,
        SaveCheckLevelsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/check-levels`,
          method: "PUT",
          body: queryArg.saveCheckLevelsRequest,
        }),
        invalidatesTags: ["Settings"],
      }),
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
            undelivered: queryArg.undelivered,
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
      notifyOfContactMessage: build.mutation<
        NotifyOfContactMessageApiResponse,
        NotifyOfContactMessageApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/contact-messages/${encodeURIComponent(String(queryArg.id))}/notify`,
          method: "POST",
        }),
        invalidatesTags: ["Contact"],
      }),
      getContactRecipients: build.query<
        GetContactRecipientsApiResponse,
        GetContactRecipientsApiArg
      >({
        query: () => ({ url: `/api/admin/contact-recipients` }),
        providesTags: ["Contact"],
      }),
      saveContactRecipients: build.mutation<
        SaveContactRecipientsApiResponse,
        SaveContactRecipientsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/contact-recipients`,
          method: "PUT",
          body: queryArg.saveContactRecipientsRequest,
        }),
        invalidatesTags: ["Contact"],
      }),
      sendContactTest: build.mutation<
        SendContactTestApiResponse,
        SendContactTestApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/contact-recipients/test`,
          method: "POST",
          body: queryArg.sendTestRequest,
        }),
        invalidatesTags: ["Contact"],
      }),
      getDocument: build.query<GetDocumentApiResponse, GetDocumentApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/documents/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Documents"],
      }),
      listAnchors: build.query<ListAnchorsApiResponse, ListAnchorsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/documents/${encodeURIComponent(String(queryArg.id))}/anchors`,
        }),
        providesTags: ["Links"],
      }),
      cancelSchedule: build.mutation<
        CancelScheduleApiResponse,
        CancelScheduleApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/documents/${encodeURIComponent(String(queryArg.id))}/cancel-schedule`,
          method: "POST",
          body: queryArg.seenVersion,
        }),
        invalidatesTags: ["Documents"],
      }),
      getDocumentChecks: build.query<
        GetDocumentChecksApiResponse,
        GetDocumentChecksApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/documents/${encodeURIComponent(String(queryArg.id))}/checks`,
        }),
        providesTags: ["Documents"],
      }),
      duplicateDocument: build.mutation<
        DuplicateDocumentApiResponse,
        DuplicateDocumentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/documents/${encodeURIComponent(String(queryArg.id))}/duplicate`,
          method: "POST",
          body: queryArg.duplicateRequest,
        }),
        invalidatesTags: ["Documents"],
      }),
      announcePresence: build.mutation<
        AnnouncePresenceApiResponse,
        AnnouncePresenceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/documents/${encodeURIComponent(String(queryArg.id))}/presence`,
          method: "PUT",
        }),
        invalidatesTags: ["Documents"],
      }),
      takeOverDocument: build.mutation<
        TakeOverDocumentApiResponse,
        TakeOverDocumentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/documents/${encodeURIComponent(String(queryArg.id))}/presence/take-over`,
          method: "POST",
        }),
        invalidatesTags: ["Documents"],
      }),
      createPreviewLink: build.mutation<
        CreatePreviewLinkApiResponse,
        CreatePreviewLinkApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/documents/${encodeURIComponent(String(queryArg.id))}/preview-links`,
          method: "POST",
          body: queryArg.previewLinkRequest,
        }),
        invalidatesTags: ["Documents"],
      }),
      listPreviewLinks: build.query<
        ListPreviewLinksApiResponse,
        ListPreviewLinksApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/documents/${encodeURIComponent(String(queryArg.id))}/preview-links`,
        }),
        providesTags: ["Documents"],
      }),
      revokePreviewLink: build.mutation<
        RevokePreviewLinkApiResponse,
        RevokePreviewLinkApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/documents/${encodeURIComponent(String(queryArg.id))}/preview-links/${encodeURIComponent(String(queryArg.linkId))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Documents"],
      }),
      publishDocument: build.mutation<
        PublishDocumentApiResponse,
        PublishDocumentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/documents/${encodeURIComponent(String(queryArg.id))}/publish`,
          method: "POST",
          body: queryArg.transitionRequest,
        }),
        invalidatesTags: ["Documents"],
      }),
      recoverDocument: build.mutation<
        RecoverDocumentApiResponse,
        RecoverDocumentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/documents/${encodeURIComponent(String(queryArg.id))}/recover`,
          method: "POST",
          body: queryArg.recoverRequest,
        }),
        invalidatesTags: ["Documents"],
      }),
      restoreRevision: build.mutation<
        RestoreRevisionApiResponse,
        RestoreRevisionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/documents/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
          body: queryArg.restoreRequest,
        }),
        invalidatesTags: ["Documents"],
      }),
      listHistory: build.query<ListHistoryApiResponse, ListHistoryApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/documents/${encodeURIComponent(String(queryArg.id))}/revisions`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
          },
        }),
        providesTags: ["Documents"],
      }),
      getRevision: build.query<GetRevisionApiResponse, GetRevisionApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/documents/${encodeURIComponent(String(queryArg.id))}/revisions/${encodeURIComponent(String(queryArg["number"]))}`,
        }),
        providesTags: ["Documents"],
      }),
      nameRevision: build.mutation<NameRevisionApiResponse, NameRevisionApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/documents/${encodeURIComponent(String(queryArg.id))}/revisions/${encodeURIComponent(String(queryArg["number"]))}/name`,
            method: "PUT",
            body: queryArg.nameRevisionRequest,
          }),
          invalidatesTags: ["Documents"],
        },
      ),
      scheduleDocument: build.mutation<
        ScheduleDocumentApiResponse,
        ScheduleDocumentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/documents/${encodeURIComponent(String(queryArg.id))}/schedule`,
          method: "PUT",
          body: queryArg.scheduleRequest,
        }),
        invalidatesTags: ["Documents"],
      }),
      changeSlug: build.mutation<ChangeSlugApiResponse, ChangeSlugApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/documents/${encodeURIComponent(String(queryArg.id))}/slug`,
          method: "PUT",
          body: queryArg.changeSlugRequest,
        }),
        invalidatesTags: ["Documents"],
      }),
      trashDocument: build.mutation<
        TrashDocumentApiResponse,
        TrashDocumentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/documents/${encodeURIComponent(String(queryArg.id))}/trash`,
          method: "POST",
          body: queryArg.seenVersion,
        }),
        invalidatesTags: ["Documents"],
      }),
      unpublishDocument: build.mutation<
        UnpublishDocumentApiResponse,
        UnpublishDocumentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/documents/${encodeURIComponent(String(queryArg.id))}/unpublish`,
          method: "POST",
          body: queryArg.transitionRequest,
        }),
        invalidatesTags: ["Documents"],
      }),
      listLinkingPlaces: build.query<
        ListLinkingPlacesApiResponse,
        ListLinkingPlacesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/documents/${encodeURIComponent(String(queryArg.id))}/used-by`,
        }),
        providesTags: ["Links"],
      }),
      getHomeDocument: build.query<
        GetHomeDocumentApiResponse,
        GetHomeDocumentApiArg
      >({
        query: () => ({ url: `/api/admin/home-content` }),
        providesTags: ["Home page"],
      }),
      checkHomeContent: build.mutation<
        CheckHomeContentApiResponse,
        CheckHomeContentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/home-content/check`,
          method: "POST",
          body: queryArg.checkHomeContentRequest,
        }),
        invalidatesTags: ["Home page"],
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
      listLegalDocuments: build.query<
        ListLegalDocumentsApiResponse,
        ListLegalDocumentsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/legal`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            search: queryArg.search,
            status: queryArg.status,
          },
        }),
        providesTags: ["Legal texts"],
      }),
      getLegalDocument: build.query<
        GetLegalDocumentApiResponse,
        GetLegalDocumentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/legal/${encodeURIComponent(String(queryArg.slug))}`,
        }),
        providesTags: ["Legal texts"],
      }),
      saveLegalDraft: build.mutation<
        SaveLegalDraftApiResponse,
        SaveLegalDraftApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/legal/${encodeURIComponent(String(queryArg.slug))}/draft`,
          method: "PUT",
          body: queryArg.saveLegalDraftRequest,
        }),
        invalidatesTags: ["Legal texts"],
      }),
      listLinkTargets: build.query<
        ListLinkTargetsApiResponse,
        ListLinkTargetsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/link-targets`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            search: queryArg.search,
            type: queryArg["type"],
          },
        }),
        providesTags: ["Links"],
      }),
      lookUpLink: build.query<LookUpLinkApiResponse, LookUpLinkApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/link-targets/lookup`,
          params: {
            href: queryArg.href,
          },
        }),
        providesTags: ["Links"],
      }),
      nameLinkTargets: build.query<
        NameLinkTargetsApiResponse,
        NameLinkTargetsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/link-targets/named`,
          params: {
            ids: queryArg.ids,
          },
        }),
        providesTags: ["Links"],
      }),
      listPageDocuments: build.query<
        ListPageDocumentsApiResponse,
        ListPageDocumentsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/pages`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            search: queryArg.search,
            status: queryArg.status,
          },
        }),
        providesTags: ["Pages"],
      }),
      createPage: build.mutation<CreatePageApiResponse, CreatePageApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/pages`,
          method: "POST",
          body: queryArg.createPageRequest,
        }),
        invalidatesTags: ["Pages"],
      }),
      getPageDocument: build.query<
        GetPageDocumentApiResponse,
        GetPageDocumentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/pages/${encodeURIComponent(String(queryArg.ref))}`,
        }),
        providesTags: ["Pages"],
      }),
      savePageDraft: build.mutation<
        SavePageDraftApiResponse,
        SavePageDraftApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/pages/${encodeURIComponent(String(queryArg.ref))}/draft`,
          method: "PUT",
          body: queryArg.savePageDraftRequest,
        }),
        invalidatesTags: ["Pages"],
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
      listUnkeptSchedules: build.query<
        ListUnkeptSchedulesApiResponse,
        ListUnkeptSchedulesApiArg
      >({
        query: () => ({ url: `/api/admin/unkept-schedules` }),
        providesTags: ["Documents"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminApi };
export type GetCheckLevelsApiResponse = /** status 200  */ CheckLevelsDocument;
export type GetCheckLevelsApiArg = void;
export type SaveCheckLevelsApiResponse = /** status 200  */ CheckLevelsDocument;
export type SaveCheckLevelsApiArg = {
  saveCheckLevelsRequest: SaveCheckLevelsRequest;
};
export type ListContactMessagesApiResponse =
  /** status 200  */ ContactMessageList;
export type ListContactMessagesApiArg = {
  page?: number;
  limit?: number;
  folder?: ContactFolder;
  /** Only what nobody has read. */
  unread?: boolean;
  /** Only those whose notification failed for good. */
  undelivered?: boolean;
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
export type NotifyOfContactMessageApiResponse =
  /** status 200 Tried at once: `delivery` tells how it went. */ ContactMessage;
export type NotifyOfContactMessageApiArg = {
  id: string;
};
export type GetContactRecipientsApiResponse =
  /** status 200  */ ContactRecipients;
export type GetContactRecipientsApiArg = void;
export type SaveContactRecipientsApiResponse =
  /** status 200  */ ContactRecipients;
export type SaveContactRecipientsApiArg = {
  saveContactRecipientsRequest: SaveContactRecipientsRequest;
};
export type SendContactTestApiResponse =
  /** status 200 Also when the mail server refused: `isSent` tells. */ TestOutcome;
export type SendContactTestApiArg = {
  sendTestRequest: SendTestRequest;
};
export type GetDocumentApiResponse = /** status 200  */ DocumentState;
export type GetDocumentApiArg = {
  id: string;
};
export type ListAnchorsApiResponse =
  /** status 200 Places of the page as it is drafted, without #. */ string[];
export type ListAnchorsApiArg = {
  id: string;
};
export type CancelScheduleApiResponse = /** status 200  */ DocumentState;
export type CancelScheduleApiArg = {
  id: string;
  seenVersion: SeenVersion;
};
export type GetDocumentChecksApiResponse =
  /** status 200 What the rules say about the draft as it was saved last. */ DocumentChecks;
export type GetDocumentChecksApiArg = {
  id: string;
};
export type DuplicateDocumentApiResponse =
  /** status 201 The copy, which nobody sees yet. */ DocumentState;
export type DuplicateDocumentApiArg = {
  id: string;
  duplicateRequest: DuplicateRequest;
};
export type AnnouncePresenceApiResponse =
  /** status 200 Call it every 15 seconds; after 40 you count as gone. */ Presence;
export type AnnouncePresenceApiArg = {
  id: string;
};
export type TakeOverDocumentApiResponse =
  /** status 200 The others are told with their next call; nothing is enforced. */ Presence;
export type TakeOverDocumentApiArg = {
  id: string;
};
export type CreatePreviewLinkApiResponse = /** status 201  */ NewPreviewLink;
export type CreatePreviewLinkApiArg = {
  id: string;
  previewLinkRequest: PreviewLinkRequest;
};
export type ListPreviewLinksApiResponse =
  /** status 200 Those that still open the draft, newest first. */ PreviewLink[];
export type ListPreviewLinksApiArg = {
  id: string;
};
export type RevokePreviewLinkApiResponse = unknown;
export type RevokePreviewLinkApiArg = {
  id: string;
  linkId: string;
};
export type PublishDocumentApiResponse = /** status 200  */ DocumentState;
export type PublishDocumentApiArg = {
  id: string;
  transitionRequest: TransitionRequest;
};
export type RecoverDocumentApiResponse = /** status 200  */ DocumentState;
export type RecoverDocumentApiArg = {
  id: string;
  recoverRequest: RecoverRequest;
};
export type RestoreRevisionApiResponse = /** status 200  */ DocumentState;
export type RestoreRevisionApiArg = {
  id: string;
  restoreRequest: RestoreRequest;
};
export type ListHistoryApiResponse = /** status 200  */ HistoryList;
export type ListHistoryApiArg = {
  id: string;
  page?: number;
  limit?: number;
};
export type GetRevisionApiResponse = /** status 200  */ Revision;
export type GetRevisionApiArg = {
  id: string;
  number: number;
};
export type NameRevisionApiResponse = /** status 200  */ RevisionInfo;
export type NameRevisionApiArg = {
  id: string;
  number: number;
  nameRevisionRequest: NameRevisionRequest;
};
export type ScheduleDocumentApiResponse =
  /** status 200 The draft as it is now goes out then. */ DocumentState;
export type ScheduleDocumentApiArg = {
  id: string;
  scheduleRequest: ScheduleRequest;
};
export type ChangeSlugApiResponse =
  /** status 200 What visitors may know moves when it is published next, and the old address then leads there. */ DocumentState;
export type ChangeSlugApiArg = {
  id: string;
  changeSlugRequest: ChangeSlugRequest;
};
export type TrashDocumentApiResponse = /** status 200  */ DocumentState;
export type TrashDocumentApiArg = {
  id: string;
  seenVersion: SeenVersion;
};
export type UnpublishDocumentApiResponse = /** status 200  */ DocumentState;
export type UnpublishDocumentApiArg = {
  id: string;
  transitionRequest: TransitionRequest;
};
export type ListLinkingPlacesApiResponse =
  /** status 200 Menu and footer, then documents; of these at most 100. */ LinkingPlace[];
export type ListLinkingPlacesApiArg = {
  id: string;
};
export type GetHomeDocumentApiResponse = /** status 200  */ HomeDocument;
export type GetHomeDocumentApiArg = void;
export type CheckHomeContentApiResponse =
  /** status 200 The content as a save would keep it. Nothing is saved. */ HomeContent;
export type CheckHomeContentApiArg = {
  checkHomeContentRequest: CheckHomeContentRequest;
};
export type SaveHomeDraftApiResponse = /** status 200  */ HomeDocument;
export type SaveHomeDraftApiArg = {
  saveHomeDraftRequest: SaveHomeDraftRequest;
};
export type ListLegalDocumentsApiResponse = /** status 200  */ DocumentList;
export type ListLegalDocumentsApiArg = {
  page?: number;
  limit?: number;
  /** Words of the title or the address. */
  search?: string;
  /** Without one: everything but the trash. */
  status?: ContentStatus;
};
export type GetLegalDocumentApiResponse = /** status 200  */ LegalDocument;
export type GetLegalDocumentApiArg = {
  slug: string;
};
export type SaveLegalDraftApiResponse = /** status 200  */ LegalDocument;
export type SaveLegalDraftApiArg = {
  slug: string;
  saveLegalDraftRequest: SaveLegalDraftRequest;
};
export type ListLinkTargetsApiResponse = /** status 200  */ LinkedDocumentList;
export type ListLinkTargetsApiArg = {
  page?: number;
  limit?: number;
  /** Words of the title or the address. */
  search?: string;
  /** Only documents of this content type. */
  type?: string;
};
export type LookUpLinkApiResponse = /** status 200  */ LinkLookup;
export type LookUpLinkApiArg = {
  /** A link as content holds it: doc:<uuid>#<anchor>, or an address. */
  href: string;
};
export type NameLinkTargetsApiResponse =
  /** status 200 Those that are there and that you may edit, in any order. */ LinkedDocument[];
export type NameLinkTargetsApiArg = {
  /** Ids of documents with commas between them, at most 100. */
  ids: string;
};
export type ListPageDocumentsApiResponse = /** status 200  */ DocumentList;
export type ListPageDocumentsApiArg = {
  page?: number;
  limit?: number;
  /** Words of the title or the address. */
  search?: string;
  /** Without one: everything but the trash. */
  status?: ContentStatus;
};
export type CreatePageApiResponse =
  /** status 201 Also when the same page was made by the same request before. */ PageDocument;
export type CreatePageApiArg = {
  createPageRequest: CreatePageRequest;
};
export type GetPageDocumentApiResponse =
  /** status 200 By id or slug; the trash only by id. */ PageDocument;
export type GetPageDocumentApiArg = {
  ref: string;
};
export type SavePageDraftApiResponse = /** status 200  */ PageDocument;
export type SavePageDraftApiArg = {
  ref: string;
  savePageDraftRequest: SavePageDraftRequest;
};
export type GetSettingsDocumentApiResponse =
  /** status 200  */ SettingsDocument;
export type GetSettingsDocumentApiArg = void;
export type SaveSettingsApiResponse = /** status 200  */ SettingsDocument;
export type SaveSettingsApiArg = {
  saveSettingsRequest: SaveSettingsRequest;
};
export type ListUnkeptSchedulesApiResponse =
  /** status 200 Of documents that you may edit, the newest first. */ UnkeptSchedule[];
export type ListUnkeptSchedulesApiArg = void;
export type CheckLevel = "off" | "warn" | "block";
export type RuleLevel = {
  /** The content type, such as page. */
  type: string;
  level: CheckLevel;
  /** What holds while nobody has chosen. */
  default: CheckLevel;
};
export type RuleLevels = {
  /** The name of the rule, such as alternative-text. */
  rule: string;
  title: string;
  /** Why it matters. */
  why: string;
  /** One for each content type. */
  levels: RuleLevel[];
};
export type CheckLevelsDocument = {
  /** Send back with every write; a stale one is refused with 412. */
  version: number;
  rules: RuleLevels[];
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
export type LevelChoice = {
  type: string;
  rule: string;
  /** null restores the default. */
  level?: CheckLevel | null;
};
export type SaveCheckLevelsRequest = {
  version: number;
  /** Only the levels to change. */
  levels: LevelChoice[];
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
  /** Those whose notification failed for good. */
  undelivered: number;
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
export type DeliveryStatus = "queued" | "sent" | "failed" | "skipped";
export type DeliveryOutcome = "sent" | "failed" | "skipped";
export type DeliveryAttempt = {
  at: string;
  outcome: DeliveryOutcome;
  recipients: string[];
  /** What the mail server answered, or why nothing was sent. */
  detail: string;
};
export type ContactDelivery = {
  /** skipped: when it came there was nobody to tell, or no mail server. */
  status: DeliveryStatus;
  nextAttemptAt: string | null;
  /** Oldest first. */
  log: DeliveryAttempt[];
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
  /** The wording that stood beside the form. */
  consentText: string | null;
  /** Whether the box beside it was ticked; null: no box. */
  consentTicked: boolean | null;
  sourcePage: string | null;
  utm: ContactUtm;
  /** Null: nobody is ever told of it. */
  delivery: ContactDelivery | null;
};
export type MarkContactMessageRequest = {
  read: boolean;
};
export type ContactRecipientLists = {
  demo: string[];
  question: string[];
  support: string[];
};
export type ContactRecipients = {
  /** Send back with every write; a stale one is refused with 412. */
  version: number;
  values: ContactRecipientLists;
  /** Whether a mail server is set up (SMTP_URL). */
  canSend: boolean;
  /** The sender of the mail (MAIL_FROM). */
  sender: string;
};
export type SaveContactRecipientsRequest = {
  version: number;
  values: ContactRecipientLists;
};
export type TestOutcome = {
  isSent: boolean;
  recipients: string[];
  /** Of these, those that the mail server refused. */
  refused: string[];
  /** By which the mail can be found in logs. */
  messageId: string | null;
  /** The mail server’s answer, or why it was not sent. */
  detail: string;
  /** What to do about a failure. */
  advice: string | null;
};
export type SendTestRequest = {
  topic: ContactTopic;
};
export type ContentStatus =
  "draft" | "published" | "changed" | "scheduled" | "unpublished" | "trash";
export type RevisionReason = "created" | "saved" | "autosaved" | "restored";
export type RevisionInfo = {
  /** Grows within the document; a number is never given twice. */
  number: number;
  reason: RevisionReason;
  createdAt: string;
  /** Username; null for shipped content. */
  author: string | null;
  /** What an editor calls it; named revisions are kept. */
  name: string | null;
  /** The revision that a restored one was taken from. */
  restoredFrom: number | null;
};
export type DocumentSchedule = {
  publishAt: string | null;
  /** What will go live, whatever is saved until then. */
  publishRevision: number | null;
  unpublishAt: string | null;
  /** The IANA zone in which the times were given. */
  zone: string;
  /** Who scheduled it; it runs with what that person may do then. */
  by: string;
};
export type DocumentState = {
  id: string;
  /** The content type, such as page. */
  type: string;
  slug: string;
  /** Where visitors find it when it is live. */
  path: string;
  /** The address that goes live with the draft; null: it stays. */
  nextSlug: string | null;
  nextPath: string | null;
  /** A part of the site: neither removed nor moved. */
  fixed: boolean;
  /** Visitors find a built-in page there while nothing is published. */
  alwaysShown: boolean;
  /** Send back with every write; a stale one is refused with 412. */
  version: number;
  status: ContentStatus;
  /** The state that is being edited. */
  draft: RevisionInfo;
  /** What visitors see; null when nothing is live. */
  published: RevisionInfo | null;
  firstPublishedAt: string | null;
  /** Since when it lies in the trash. */
  deletedAt: string | null;
  schedule: DocumentSchedule | null;
};
export type SeenVersion = {
  version: number;
};
export type FindingLevel = "pass" | "warn" | "block";
export type CheckFinding = {
  /** The name of the rule, such as alternative-text. */
  rule: string;
  level: FindingLevel;
  /** What is wrong, why it matters and what to do; or what is good. */
  message: string;
  /** Where to mend it, such as blocks.2.title. */
  field: string | null;
};
export type DocumentChecks = {
  /** The version of the document that was looked at. */
  version: number;
  /** The gravest first; a rule that is off says nothing. */
  findings: CheckFinding[];
};
export type DuplicateRequest = {
  /** The id of the copy, made by the client. */
  id: string;
  /** Default: `…-copy`. */
  slug?: string | null;
};
export type PresentEditor = {
  username: string;
  since: string;
  /** When they asked the others to leave the document to them; null: not since they came. */
  tookOverAt: string | null;
};
export type Presence = {
  others: PresentEditor[];
};
export type NewPreviewLink = {
  id: string;
  createdAt: string;
  expiresAt: string;
  by: string;
  /** The one revision that it shows; null: the draft. */
  revision: number | null;
  /** It was made for a preview inside an editor: nobody was given it. */
  frame: boolean;
  /** Told this once; only a digest of it is kept. */
  url: string;
};
export type PreviewLinkRequest = {
  /** The revision to show whatever is written meanwhile, such as the one that is planned. Default: the draft. */
  revision?: number | null;
  /** How long it opens the draft. */
  minutes: number;
  /** For a frame of the editor itself: it ends within 15 minutes, is not listed, and ends no other link. */
  frame?: boolean;
};
export type PreviewLink = {
  id: string;
  createdAt: string;
  expiresAt: string;
  by: string;
  /** The one revision that it shows; null: the draft. */
  revision: number | null;
  /** It was made for a preview inside an editor: nobody was given it. */
  frame: boolean;
};
export type TransitionRequest = {
  version: number;
  /** Kept in the history. */
  note?: string | null;
};
export type RecoverRequest = {
  version: number;
  /** Default: the one that it had. */
  slug?: string | null;
};
export type RestoreRequest = {
  version: number;
  /** The revision to take from. */
  number: number;
  /** Parts to restore, such as `heroTitle`, `faqs.2.answer`, or by the id of a section `blocks.intro`. Default: all. */
  fields?: string[];
};
export type HistoryKind =
  | "revision"
  | "published"
  | "moved"
  | "unpublished"
  | "scheduled"
  | "schedule-cancelled"
  | "failed"
  | "trashed"
  | "recovered";
export type PlannedTimes = {
  publishAt: string | null;
  unpublishAt: string | null;
  zone: string;
};
export type HistoryEntry = {
  kind: HistoryKind;
  /** The revision that was written or that the step was about. */
  number: number;
  /** Of a revision. */
  reason: RevisionReason | null;
  /** What an editor calls the revision. */
  name: string | null;
  /** The revision that a restored one was taken from. */
  restoredFrom: number | null;
  /** Of a revision with which another address goes live. */
  slug: string | null;
  at: string;
  /** Username; null for shipped content. */
  by: string | null;
  /** What was said about the step, or why it failed. */
  note: string | null;
  /** Of a schedule. */
  when: PlannedTimes | null;
  /** Visitors see this revision now. */
  live: boolean;
  /** This revision is being edited now. */
  draft: boolean;
};
export type HistoryList = {
  data: HistoryEntry[];
  total: number;
  page: number;
  limit: number;
};
export type Revision = {
  /** Grows within the document; a number is never given twice. */
  number: number;
  reason: RevisionReason;
  createdAt: string;
  /** Username; null for shipped content. */
  author: string | null;
  /** What an editor calls it; named revisions are kept. */
  name: string | null;
  /** The revision that a restored one was taken from. */
  restoredFrom: number | null;
  content: {
    [key: string]: unknown;
  };
};
export type NameRevisionRequest = {
  /** null takes the name away. */
  name: string | null;
};
export type DstChoice = "earlier" | "later";
export type ScheduleRequest = {
  version: number;
  /** Local time in `zone`. */
  publishAt?: string | null;
  /** Local time in `zone`. */
  unpublishAt?: string | null;
  /** IANA name of the zone in which the times are. */
  zone: string;
  /** Which of the two, when `publishAt` comes twice because clocks are set back. */
  publishAmbiguous?: DstChoice;
  /** Which of the two, when `unpublishAt` comes twice because clocks are set back. */
  unpublishAmbiguous?: DstChoice;
  /** Kept in the history. */
  note?: string | null;
};
export type ChangeSlugRequest = {
  version: number;
  slug: string;
};
export type LinkingPlace = {
  /** null: no document, but menu or footer. */
  id: string | null;
  /** The content type, such as page; settings or footer. */
  type: string;
  /** Where visitors find the document, or would. */
  path: string | null;
  title: string;
  /** Visitors find it. */
  live: boolean;
  /** What visitors see holds the link. */
  inLive: boolean;
  /** The draft holds the link. */
  inDraft: boolean;
  /** The fields that hold it. */
  fields: string[];
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
export type HiddenEntry = {
  /** The text. */
  entry: string;
  published: false;
};
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
export type HomeContent = {
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
};
export type HomeDocument = {
  id: string;
  /** The content type, such as page. */
  type: string;
  slug: string;
  /** Where visitors find it when it is live. */
  path: string;
  /** The address that goes live with the draft; null: it stays. */
  nextSlug: string | null;
  nextPath: string | null;
  /** A part of the site: neither removed nor moved. */
  fixed: boolean;
  /** Visitors find a built-in page there while nothing is published. */
  alwaysShown: boolean;
  /** Send back with every write; a stale one is refused with 412. */
  version: number;
  status: ContentStatus;
  /** The state that is being edited. */
  draft: RevisionInfo;
  /** What visitors see; null when nothing is live. */
  published: RevisionInfo | null;
  firstPublishedAt: string | null;
  /** Since when it lies in the trash. */
  deletedAt: string | null;
  schedule: DocumentSchedule | null;
  /** Fields of the content that are not written as they must be when it is published, such as half an address. */
  malformed: ProblemFieldError[];
  content: HomeContent;
};
export type CheckHomeContentRequest = {
  /** The whole content; a field that is left out is emptied. */
  content: HomeContent;
};
export type SaveHomeDraftRequest = {
  version: number;
  /** The editor saved by itself: within ten minutes such saves leave one revision. */
  autosave?: boolean;
  /** The whole content; a field that is left out is emptied. */
  content: HomeContent;
};
export type DocumentSummary = {
  id: string;
  type: string;
  slug: string;
  path: string;
  /** Where it will be once the draft is published; null: there. */
  nextPath: string | null;
  /** The title of the draft. */
  title: string;
  status: ContentStatus;
  version: number;
  /** When the draft was saved last. */
  updatedAt: string;
  updatedBy: string | null;
  /** When what is live went live. */
  publishedAt: string | null;
  publishAt: string | null;
  /** A part of the site: neither removed nor moved. */
  fixed: boolean;
  /** Visitors find a built-in page there while nothing is published. */
  alwaysShown: boolean;
  deletedAt: string | null;
};
export type DocumentList = {
  data: DocumentSummary[];
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
export type LegalContent = {
  /** At most 120 characters when published. */
  title?: string | null;
  /** The day from which this version is in force. Year-month-day when published. */
  effectiveDate?: string | null;
  /** What this version changes; it stands in the archive. At most 400 characters when published. */
  changeSummary?: string | null;
  blocks?: Block[] | null;
  seo?: PageSeo | null;
};
export type LegalDocument = {
  id: string;
  /** The content type, such as page. */
  type: string;
  slug: string;
  /** Where visitors find it when it is live. */
  path: string;
  /** The address that goes live with the draft; null: it stays. */
  nextSlug: string | null;
  nextPath: string | null;
  /** A part of the site: neither removed nor moved. */
  fixed: boolean;
  /** Visitors find a built-in page there while nothing is published. */
  alwaysShown: boolean;
  /** Send back with every write; a stale one is refused with 412. */
  version: number;
  status: ContentStatus;
  /** The state that is being edited. */
  draft: RevisionInfo;
  /** What visitors see; null when nothing is live. */
  published: RevisionInfo | null;
  firstPublishedAt: string | null;
  /** Since when it lies in the trash. */
  deletedAt: string | null;
  schedule: DocumentSchedule | null;
  /** Fields of the content that are not written as they must be when it is published, such as half an address. */
  malformed: ProblemFieldError[];
  content: LegalContent;
};
export type SaveLegalDraftRequest = {
  version: number;
  /** The editor saved by itself: within ten minutes such saves leave one revision. */
  autosave?: boolean;
  /** The whole content; a field that is left out is emptied. */
  content: LegalContent;
};
export type LinkedDocument = {
  id: string;
  /** The content type, such as page. */
  type: string;
  /** Where visitors find it, or would. */
  path: string;
  title: string;
  /** Visitors find a page there. */
  live: boolean;
};
export type LinkedDocumentList = {
  data: LinkedDocument[];
  total: number;
  page: number;
  limit: number;
};
export type LinkState =
  "live" | "draft" | "trashed" | "redirect" | "unknown" | "external";
export type LinkLookup = {
  state: LinkState;
  /** How the link is best kept: by the id of its document where there is one. */
  href: string;
  /** Where a visitor arrives, or would; null: nowhere. */
  address: string | null;
  document: LinkedDocument | null;
};
export type PageContent = {
  /** At most 120 characters when published. */
  title?: string | null;
  blocks?: Block[] | null;
  seo?: PageSeo | null;
};
export type PageDocument = {
  id: string;
  /** The content type, such as page. */
  type: string;
  slug: string;
  /** Where visitors find it when it is live. */
  path: string;
  /** The address that goes live with the draft; null: it stays. */
  nextSlug: string | null;
  nextPath: string | null;
  /** A part of the site: neither removed nor moved. */
  fixed: boolean;
  /** Visitors find a built-in page there while nothing is published. */
  alwaysShown: boolean;
  /** Send back with every write; a stale one is refused with 412. */
  version: number;
  status: ContentStatus;
  /** The state that is being edited. */
  draft: RevisionInfo;
  /** What visitors see; null when nothing is live. */
  published: RevisionInfo | null;
  firstPublishedAt: string | null;
  /** Since when it lies in the trash. */
  deletedAt: string | null;
  schedule: DocumentSchedule | null;
  /** Fields of the content that are not written as they must be when it is published, such as half an address. */
  malformed: ProblemFieldError[];
  content: PageContent;
};
export type CreatePageRequest = {
  id: string;
  /** Its part of the public address. */
  slug: string;
  /** The whole content; a field that is left out is emptied. */
  content: PageContent;
};
export type SavePageDraftRequest = {
  version: number;
  /** The editor saved by itself: within ten minutes such saves leave one revision. */
  autosave?: boolean;
  /** The whole content; a field that is left out is emptied. */
  content: PageContent;
};
export type SettingsValues = {
  /** Shown in browser titles. At most 60 characters when published. */
  siteName?: string | null;
  /** Titles of pages without an SEO title: {title} is the page’s own, {siteName} that of the site. At most 120 characters when published. */
  titleTemplate?: string | null;
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
  /** Who runs the site, as legal texts name it. At most 120 characters when published. */
  legalName?: string | null;
  /** Where people write about their data. */
  privacyEmail?: string | null;
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
export type UnkeptSchedule = {
  id: string;
  /** The content type, such as page. */
  type: string;
  /** Where visitors find the document, or would. */
  path: string;
  title: string;
  planned: PlannedTimes;
  /** Who planned it. */
  by: string;
  /** Why it failed; null: its time is over, and nothing ran. */
  reason: string | null;
};
export const {
  useGetCheckLevelsQuery,
  useSaveCheckLevelsMutation,
  useListContactMessagesQuery,
  useGetContactMessageQuery,
  useMarkContactMessageMutation,
  useNotifyOfContactMessageMutation,
  useGetContactRecipientsQuery,
  useSaveContactRecipientsMutation,
  useSendContactTestMutation,
  useGetDocumentQuery,
  useListAnchorsQuery,
  useCancelScheduleMutation,
  useGetDocumentChecksQuery,
  useDuplicateDocumentMutation,
  useAnnouncePresenceMutation,
  useTakeOverDocumentMutation,
  useCreatePreviewLinkMutation,
  useListPreviewLinksQuery,
  useRevokePreviewLinkMutation,
  usePublishDocumentMutation,
  useRecoverDocumentMutation,
  useRestoreRevisionMutation,
  useListHistoryQuery,
  useGetRevisionQuery,
  useNameRevisionMutation,
  useScheduleDocumentMutation,
  useChangeSlugMutation,
  useTrashDocumentMutation,
  useUnpublishDocumentMutation,
  useListLinkingPlacesQuery,
  useGetHomeDocumentQuery,
  useCheckHomeContentMutation,
  useSaveHomeDraftMutation,
  useListLegalDocumentsQuery,
  useGetLegalDocumentQuery,
  useSaveLegalDraftMutation,
  useListLinkTargetsQuery,
  useLookUpLinkQuery,
  useNameLinkTargetsQuery,
  useListPageDocumentsQuery,
  useCreatePageMutation,
  useGetPageDocumentQuery,
  useSavePageDraftMutation,
  useGetSettingsDocumentQuery,
  useSaveSettingsMutation,
  useListUnkeptSchedulesQuery,
} = injectedRtkApi;
