// Written by `npm run gen:api` from the OpenAPI document of the back end. Do not edit.
import { api } from "@20x/kit";
export const addTagTypes = [
  "Backups",
  "Client reports",
  "Blog",
  "Documents",
  "Settings",
  "Consents",
  "Contact",
  "Content",
  "Links",
  "Images",
  "Link suggestions",
  "Media",
  "Redirects",
  "Site checks",
  "System status",
  "Visits",
] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getBackupState: build.query<
        GetBackupStateApiResponse,
        GetBackupStateApiArg
      >({
        query: () => ({ url: `/api/admin/backups/state` }),
        providesTags: ["Backups"],
      }),
      listBlockedHosts: build.query<
        ListBlockedHostsApiResponse,
        ListBlockedHostsApiArg
      >({
        query: () => ({ url: `/api/admin/blocked-hosts` }),
        providesTags: ["Client reports"],
      }),
      exportBlog: build.query<ExportBlogApiResponse, ExportBlogApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/blog-export`,
          params: {
            format: queryArg.format,
            ids: queryArg.ids,
          },
        }),
        providesTags: ["Blog"],
      }),
      listBlogImports: build.query<
        ListBlogImportsApiResponse,
        ListBlogImportsApiArg
      >({
        query: () => ({ url: `/api/admin/blog-import` }),
        providesTags: ["Blog"],
      }),
      checkBlogImport: build.mutation<
        CheckBlogImportApiResponse,
        CheckBlogImportApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/blog-import`,
          method: "POST",
          body: queryArg.body,
          params: {
            name: queryArg.name,
          },
        }),
        invalidatesTags: ["Blog"],
      }),
      getBlogImport: build.query<GetBlogImportApiResponse, GetBlogImportApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/blog-import/${encodeURIComponent(String(queryArg.id))}`,
          }),
          providesTags: ["Blog"],
        },
      ),
      cancelBlogImport: build.mutation<
        CancelBlogImportApiResponse,
        CancelBlogImportApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/blog-import/${encodeURIComponent(String(queryArg.id))}/cancel`,
          method: "POST",
        }),
        invalidatesTags: ["Blog"],
      }),
      runBlogImport: build.mutation<
        RunBlogImportApiResponse,
        RunBlogImportApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/blog-import/${encodeURIComponent(String(queryArg.id))}/run`,
          method: "POST",
          body: queryArg.runImportRequest,
        }),
        invalidatesTags: ["Blog"],
      }),
      listCheckCounts: build.query<
        ListCheckCountsApiResponse,
        ListCheckCountsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/check-counts`,
          params: {
            ids: queryArg.ids,
          },
        }),
        providesTags: ["Documents"],
      }),
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
      getConsents: build.query<GetConsentsApiResponse, GetConsentsApiArg>({
        query: () => ({ url: `/api/admin/consents` }),
        providesTags: ["Consents"],
      }),
      exportConsents: build.query<
        ExportConsentsApiResponse,
        ExportConsentsApiArg
      >({
        query: () => ({ url: `/api/admin/consents/csv` }),
        providesTags: ["Consents"],
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
      takeContactMessagesOutOfSpam: build.mutation<
        TakeContactMessagesOutOfSpamApiResponse,
        TakeContactMessagesOutOfSpamApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/contact-messages/not-spam`,
          method: "POST",
          body: queryArg.contactMessageIds,
        }),
        invalidatesTags: ["Contact"],
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
      listContent: build.query<ListContentApiResponse, ListContentApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/content/${encodeURIComponent(String(queryArg["type"]))}`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            search: queryArg.search,
            status: queryArg.status,
            due: queryArg.due,
            also: queryArg.also,
            facets: queryArg.facets,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["Content"],
      }),
      createContent: build.mutation<
        CreateContentApiResponse,
        CreateContentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/content/${encodeURIComponent(String(queryArg["type"]))}`,
          method: "POST",
          body: queryArg.createContentRequest,
        }),
        invalidatesTags: ["Content"],
      }),
      checkAddress: build.query<CheckAddressApiResponse, CheckAddressApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/content/${encodeURIComponent(String(queryArg["type"]))}/addresses/${encodeURIComponent(String(queryArg.slug))}`,
          params: {
            except: queryArg.except,
          },
        }),
        providesTags: ["Content"],
      }),
      checkContent: build.mutation<CheckContentApiResponse, CheckContentApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/content/${encodeURIComponent(String(queryArg["type"]))}/check`,
            method: "POST",
            body: queryArg.contentBody,
          }),
          invalidatesTags: ["Content"],
        },
      ),
      listFacets: build.query<ListFacetsApiResponse, ListFacetsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/content/${encodeURIComponent(String(queryArg["type"]))}/list/facets`,
        }),
        providesTags: ["Content"],
      }),
      getContent: build.query<GetContentApiResponse, GetContentApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/content/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.ref))}`,
        }),
        providesTags: ["Content"],
      }),
      saveContentDraft: build.mutation<
        SaveContentDraftApiResponse,
        SaveContentDraftApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/content/${encodeURIComponent(String(queryArg["type"]))}/${encodeURIComponent(String(queryArg.ref))}/draft`,
          method: "PUT",
          body: queryArg.saveContentRequest,
        }),
        invalidatesTags: ["Content"],
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
      placeDocument: build.mutation<
        PlaceDocumentApiResponse,
        PlaceDocumentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/documents/${encodeURIComponent(String(queryArg.id))}/place`,
          method: "PUT",
          body: queryArg.placeRequest,
        }),
        invalidatesTags: ["Documents"],
      }),
      announcePresence: build.mutation<
        AnnouncePresenceApiResponse,
        AnnouncePresenceApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/documents/${encodeURIComponent(String(queryArg.id))}/presence/${encodeURIComponent(String(queryArg.windowId))}`,
          method: "PUT",
        }),
        invalidatesTags: ["Documents"],
      }),
      endPresence: build.mutation<EndPresenceApiResponse, EndPresenceApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/documents/${encodeURIComponent(String(queryArg.id))}/presence/${encodeURIComponent(String(queryArg.windowId))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Documents"],
      }),
      takeOverDocument: build.mutation<
        TakeOverDocumentApiResponse,
        TakeOverDocumentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/documents/${encodeURIComponent(String(queryArg.id))}/presence/${encodeURIComponent(String(queryArg.windowId))}/take-over`,
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
      getAutomaticStructuredData: build.query<
        GetAutomaticStructuredDataApiResponse,
        GetAutomaticStructuredDataApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/documents/${encodeURIComponent(String(queryArg.id))}/structured-data`,
        }),
        providesTags: ["Documents"],
      }),
      getLiveStructuredData: build.query<
        GetLiveStructuredDataApiResponse,
        GetLiveStructuredDataApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/documents/${encodeURIComponent(String(queryArg.id))}/structured-data/live`,
        }),
        providesTags: ["Documents"],
      }),
      trashDocument: build.mutation<
        TrashDocumentApiResponse,
        TrashDocumentApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/documents/${encodeURIComponent(String(queryArg.id))}/trash`,
          method: "POST",
          body: queryArg.trashRequest,
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
      listImagesInUse: build.query<
        ListImagesInUseApiResponse,
        ListImagesInUseApiArg
      >({
        query: () => ({ url: `/api/admin/images/in-use` }),
        providesTags: ["Images"],
      }),
      getIndexNow: build.query<GetIndexNowApiResponse, GetIndexNowApiArg>({
        query: () => ({ url: `/api/admin/index-now` }),
        providesTags: ["Settings"],
      }),
      listInvalidStructuredData: build.query<
        ListInvalidStructuredDataApiResponse,
        ListInvalidStructuredDataApiArg
      >({
        query: () => ({ url: `/api/admin/invalid-structured-data` }),
        providesTags: ["Documents"],
      }),
      listUnfinishedDocuments: build.query<
        ListUnfinishedDocumentsApiResponse,
        ListUnfinishedDocumentsApiArg
      >({
        query: () => ({ url: `/api/admin/launch-checklist` }),
        providesTags: ["Documents"],
      }),
      suggestLinks: build.mutation<SuggestLinksApiResponse, SuggestLinksApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/link-suggestions`,
            method: "POST",
            body: queryArg.linkSuggestionsRequest,
          }),
          invalidatesTags: ["Link suggestions"],
        },
      ),
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
            pages: queryArg.pages,
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
      listMedia: build.query<ListMediaApiResponse, ListMediaApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/media`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            search: queryArg.search,
            kind: queryArg.kind,
            folder: queryArg.folder,
            tag: queryArg.tag,
            unused: queryArg.unused,
            missingAlt: queryArg.missingAlt,
            large: queryArg.large,
            trashed: queryArg.trashed,
            sort: queryArg.sort,
          },
        }),
        providesTags: ["Media"],
      }),
      uploadMedia: build.mutation<UploadMediaApiResponse, UploadMediaApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/media`,
          method: "POST",
          body: queryArg.body,
          params: {
            name: queryArg.name,
            folder: queryArg.folder,
          },
        }),
        invalidatesTags: ["Media"],
      }),
      copyImage: build.mutation<CopyImageApiResponse, CopyImageApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/media/copies`,
          method: "POST",
          body: queryArg.copyImageRequest,
        }),
        invalidatesTags: ["Media"],
      }),
      getMediaFacets: build.query<
        GetMediaFacetsApiResponse,
        GetMediaFacetsApiArg
      >({
        query: () => ({ url: `/api/admin/media/facets` }),
        providesTags: ["Media"],
      }),
      getMedia: build.query<GetMediaApiResponse, GetMediaApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/media/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Media"],
      }),
      changeMedia: build.mutation<ChangeMediaApiResponse, ChangeMediaApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/media/${encodeURIComponent(String(queryArg.id))}`,
          method: "PATCH",
          body: queryArg.changeMediaRequest,
        }),
        invalidatesTags: ["Media"],
      }),
      deleteMedia: build.mutation<DeleteMediaApiResponse, DeleteMediaApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/media/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Media"],
      }),
      cropMedia: build.mutation<CropMediaApiResponse, CropMediaApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/media/${encodeURIComponent(String(queryArg.id))}/crop`,
          method: "PUT",
          body: queryArg.cropRequest,
        }),
        invalidatesTags: ["Media"],
      }),
      replaceMedia: build.mutation<ReplaceMediaApiResponse, ReplaceMediaApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/media/${encodeURIComponent(String(queryArg.id))}/file`,
            method: "PUT",
            body: queryArg.body,
            params: {
              version: queryArg.version,
            },
          }),
          invalidatesTags: ["Media"],
        },
      ),
      recoverMedia: build.mutation<RecoverMediaApiResponse, RecoverMediaApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/media/${encodeURIComponent(String(queryArg.id))}/recover`,
            method: "POST",
          }),
          invalidatesTags: ["Media"],
        },
      ),
      restoreMediaVersion: build.mutation<
        RestoreMediaVersionApiResponse,
        RestoreMediaVersionApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/media/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
          body: queryArg.restoreMediaVersionRequest,
        }),
        invalidatesTags: ["Media"],
      }),
      listMediaUses: build.query<ListMediaUsesApiResponse, ListMediaUsesApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/media/${encodeURIComponent(String(queryArg.id))}/uses`,
          }),
          providesTags: ["Media"],
        },
      ),
      listMediaVersions: build.query<
        ListMediaVersionsApiResponse,
        ListMediaVersionsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/media/${encodeURIComponent(String(queryArg.id))}/versions`,
        }),
        providesTags: ["Media"],
      }),
      listMissedSchedules: build.query<
        ListMissedSchedulesApiResponse,
        ListMissedSchedulesApiArg
      >({
        query: () => ({ url: `/api/admin/missed-schedules` }),
        providesTags: ["Documents"],
      }),
      listRedirects: build.query<ListRedirectsApiResponse, ListRedirectsApiArg>(
        {
          query: (queryArg) => ({
            url: `/api/admin/redirects`,
            params: {
              page: queryArg.page,
              limit: queryArg.limit,
              search: queryArg.search,
              origin: queryArg.origin,
              sort: queryArg.sort,
            },
          }),
          providesTags: ["Redirects"],
        },
      ),
      addRedirect: build.mutation<AddRedirectApiResponse, AddRedirectApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/redirects`,
          method: "POST",
          body: queryArg.redirectRequest,
        }),
        invalidatesTags: ["Redirects"],
      }),
      exportRedirects: build.query<
        ExportRedirectsApiResponse,
        ExportRedirectsApiArg
      >({
        query: () => ({ url: `/api/admin/redirects/csv` }),
        providesTags: ["Redirects"],
      }),
      importRedirects: build.mutation<
        ImportRedirectsApiResponse,
        ImportRedirectsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/redirects/csv`,
          method: "POST",
          body: queryArg.importRedirectsRequest,
        }),
        invalidatesTags: ["Redirects"],
      }),
      listMissingAddresses: build.query<
        ListMissingAddressesApiResponse,
        ListMissingAddressesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/redirects/missing`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            ignored: queryArg.ignored,
            search: queryArg.search,
          },
        }),
        providesTags: ["Redirects"],
      }),
      clearMissingAddresses: build.mutation<
        ClearMissingAddressesApiResponse,
        ClearMissingAddressesApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/redirects/missing`,
          method: "DELETE",
          params: {
            path: queryArg.path,
          },
        }),
        invalidatesTags: ["Redirects"],
      }),
      ignoreMissingAddress: build.mutation<
        IgnoreMissingAddressApiResponse,
        IgnoreMissingAddressApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/redirects/missing/ignored`,
          method: "PUT",
          body: queryArg.ignoreMissingRequest,
        }),
        invalidatesTags: ["Redirects"],
      }),
      getMissingSpike: build.query<
        GetMissingSpikeApiResponse,
        GetMissingSpikeApiArg
      >({
        query: () => ({ url: `/api/admin/redirects/missing/spike` }),
        providesTags: ["Redirects"],
      }),
      suggestRedirect: build.query<
        SuggestRedirectApiResponse,
        SuggestRedirectApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/redirects/missing/suggestion`,
          params: {
            path: queryArg.path,
          },
        }),
        providesTags: ["Redirects"],
      }),
      testRedirect: build.query<TestRedirectApiResponse, TestRedirectApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/redirects/test`,
          params: {
            address: queryArg.address,
          },
        }),
        providesTags: ["Redirects"],
      }),
      changeRedirect: build.mutation<
        ChangeRedirectApiResponse,
        ChangeRedirectApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/redirects/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.redirectRequest,
        }),
        invalidatesTags: ["Redirects"],
      }),
      removeRedirect: build.mutation<
        RemoveRedirectApiResponse,
        RemoveRedirectApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/redirects/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Redirects"],
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
      listSettingHistory: build.query<
        ListSettingHistoryApiResponse,
        ListSettingHistoryApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/settings/history/${encodeURIComponent(String(queryArg.key))}`,
        }),
        providesTags: ["Settings"],
      }),
      getSiteChecks: build.query<GetSiteChecksApiResponse, GetSiteChecksApiArg>(
        {
          query: () => ({ url: `/api/admin/site-checks` }),
          providesTags: ["Site checks"],
        },
      ),
      chooseExternalLinkCheck: build.mutation<
        ChooseExternalLinkCheckApiResponse,
        ChooseExternalLinkCheckApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/site-checks/external-links`,
          method: "PUT",
          body: queryArg.externalLinksRequest,
        }),
        invalidatesTags: ["Site checks"],
      }),
      listSiteFindings: build.query<
        ListSiteFindingsApiResponse,
        ListSiteFindingsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/site-checks/findings`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            rule: queryArg.rule,
            path: queryArg.path,
            search: queryArg.search,
            resolved: queryArg.resolved,
          },
        }),
        providesTags: ["Site checks"],
      }),
      listSiteCheckRuns: build.query<
        ListSiteCheckRunsApiResponse,
        ListSiteCheckRunsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/site-checks/runs`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
          },
        }),
        providesTags: ["Site checks"],
      }),
      startSiteCheck: build.mutation<
        StartSiteCheckApiResponse,
        StartSiteCheckApiArg
      >({
        query: () => ({ url: `/api/admin/site-checks/runs`, method: "POST" }),
        invalidatesTags: ["Site checks"],
      }),
      listStructuredData: build.query<
        ListStructuredDataApiResponse,
        ListStructuredDataApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/structured-data`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            search: queryArg.search,
          },
        }),
        providesTags: ["Documents", "Content"],
      }),
      getSystemStatus: build.query<
        GetSystemStatusApiResponse,
        GetSystemStatusApiArg
      >({
        query: () => ({ url: `/api/admin/system-status` }),
        providesTags: ["System status"],
      }),
      listEditedTerms: build.query<
        ListEditedTermsApiResponse,
        ListEditedTermsApiArg
      >({
        query: (queryArg) => ({
          url: `/api/admin/terms`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            kind: queryArg.kind,
            search: queryArg.search,
          },
        }),
        providesTags: ["Blog"],
      }),
      editTerm: build.mutation<EditTermApiResponse, EditTermApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/terms/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.editTermRequest,
        }),
        invalidatesTags: ["Blog"],
      }),
      removeTerm: build.mutation<RemoveTermApiResponse, RemoveTermApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/terms/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Blog"],
      }),
      mergeTerm: build.mutation<MergeTermApiResponse, MergeTermApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/terms/${encodeURIComponent(String(queryArg.id))}/merge`,
          method: "POST",
          body: queryArg.mergeTermRequest,
        }),
        invalidatesTags: ["Blog"],
      }),
      getVisits: build.query<GetVisitsApiResponse, GetVisitsApiArg>({
        query: (queryArg) => ({
          url: `/api/admin/visits`,
          params: {
            days: queryArg.days,
            page: queryArg.page,
          },
        }),
        providesTags: ["Visits"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as adminApi };
export type GetBackupStateApiResponse = /** status 200  */ BackupState;
export type GetBackupStateApiArg = void;
export type ListBlockedHostsApiResponse =
  /** status 200 Of the last 30 days, the most reported first; at most 100. */ BlockedHost[];
export type ListBlockedHostsApiArg = void;
export type ExportBlogApiResponse = /** status 200  */ Blob;
export type ExportBlogApiArg = {
  format?: ExportFormat;
  /** The ids of at most 100 posts, separated by commas. One gives its file; several give an archive. Default: all posts. */
  ids?: string;
};
export type ListBlogImportsApiResponse = /** status 200  */ BlogImportList;
export type ListBlogImportsApiArg = void;
export type CheckBlogImportApiResponse = /** status 201  */ BlogImport;
export type CheckBlogImportApiArg = {
  /** The name of the file. Its ending says how to read it. */
  name: string;
  /** The file itself. */
  body: Blob;
};
export type GetBlogImportApiResponse = /** status 200  */ BlogImport;
export type GetBlogImportApiArg = {
  id: string;
};
export type CancelBlogImportApiResponse = /** status 200  */ BlogImport;
export type CancelBlogImportApiArg = {
  id: string;
};
export type RunBlogImportApiResponse = /** status 202  */ BlogImport;
export type RunBlogImportApiArg = {
  id: string;
  runImportRequest: RunImportRequest;
};
export type ListCheckCountsApiResponse =
  /** status 200 For lists; the rules that look at the rendered page or at other pages are left out. */ CheckCounts;
export type ListCheckCountsApiArg = {
  /** The ids of at most 100 documents, separated by commas. */
  ids: string;
};
export type GetCheckLevelsApiResponse = /** status 200  */ CheckLevelsDocument;
export type GetCheckLevelsApiArg = void;
export type SaveCheckLevelsApiResponse = /** status 200  */ CheckLevelsDocument;
export type SaveCheckLevelsApiArg = {
  saveCheckLevelsRequest: SaveCheckLevelsRequest;
};
export type GetConsentsApiResponse = /** status 200  */ ConsentSummary;
export type GetConsentsApiArg = void;
export type ExportConsentsApiResponse =
  /** status 200 Every answer of the last 25 months: its random id, day, what was accepted and what was asked. */ string;
export type ExportConsentsApiArg = void;
export type ListContactMessagesApiResponse =
  /** status 200  */ ContactMessageList;
export type ListContactMessagesApiArg = {
  page?: number;
  limit?: number;
  folder?: ContactFolder;
  /** Only unread messages. */
  unread?: boolean;
  /** Only those whose notification failed for good. */
  undelivered?: boolean;
};
export type TakeContactMessagesOutOfSpamApiResponse = unknown;
export type TakeContactMessagesOutOfSpamApiArg = {
  contactMessageIds: ContactMessageIds;
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
  /** status 200 Sent at once; see `delivery` for the outcome. */ ContactMessage;
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
  /** status 200 Also when the mail server refused; see `isSent`. */ TestOutcome;
export type SendContactTestApiArg = {
  sendTestRequest: SendTestRequest;
};
export type ListContentApiResponse = /** status 200  */ DocumentList;
export type ListContentApiArg = {
  /** The content type, such as page. */
  type: string;
  page?: number;
  limit?: number;
  /** Text in the title or the address. */
  search?: string;
  /** Default: everything except the trash. */
  status?: ContentStatus;
  /** Only documents that someone should check again by now. */
  due?: "true";
  /** Names of more types to list with it, separated by commas. */
  also?: string;
  /** Only documents with these values. Each value is percent-encoded; commas separate them. */
  facets?: string;
  /** By place in the list, which is the default of types that have an order; what was saved last first, the default of others; what went live last first; or by title. */
  sort?: DocumentOrder;
};
export type CreateContentApiResponse =
  /** status 201 Also when the same request created the same document before. */ EditedDocument;
export type CreateContentApiArg = {
  /** The content type, such as page. */
  type: string;
  createContentRequest: CreateContentRequest;
};
export type CheckAddressApiResponse = /** status 200  */ AddressCheck;
export type CheckAddressApiArg = {
  /** The content type, such as page. */
  type: string;
  slug: string;
  /** The document that is to have the address. */
  except?: string;
};
export type CheckContentApiResponse =
  /** status 200 The content as it would be saved. Nothing is saved. */ ContentBody;
export type CheckContentApiArg = {
  /** The content type, such as page. */
  type: string;
  contentBody: ContentBody;
};
export type ListFacetsApiResponse = /** status 200  */ FacetCounts;
export type ListFacetsApiArg = {
  /** The content type, such as page. */
  type: string;
};
export type GetContentApiResponse =
  /** status 200 By id or slug; the trash only by id. */ EditedDocument;
export type GetContentApiArg = {
  /** The content type, such as page. */
  type: string;
  ref: string;
};
export type SaveContentDraftApiResponse = /** status 200  */ EditedDocument;
export type SaveContentDraftApiArg = {
  /** The content type, such as page. */
  type: string;
  ref: string;
  saveContentRequest: SaveContentRequest;
};
export type GetDocumentApiResponse = /** status 200  */ DocumentState;
export type GetDocumentApiArg = {
  id: string;
};
export type ListAnchorsApiResponse =
  /** status 200 Anchors of the draft, without #. */ string[];
export type ListAnchorsApiArg = {
  id: string;
};
export type CancelScheduleApiResponse = /** status 200  */ DocumentState;
export type CancelScheduleApiArg = {
  id: string;
  seenVersion: SeenVersion;
};
export type GetDocumentChecksApiResponse =
  /** status 200 The findings about the last saved draft. */ DocumentChecks;
export type GetDocumentChecksApiArg = {
  id: string;
};
export type DuplicateDocumentApiResponse =
  /** status 201 The copy, which is not published. */ DocumentState;
export type DuplicateDocumentApiArg = {
  id: string;
  duplicateRequest: DuplicateRequest;
};
export type PlaceDocumentApiResponse = /** status 200  */ DocumentState;
export type PlaceDocumentApiArg = {
  id: string;
  placeRequest: PlaceRequest;
};
export type AnnouncePresenceApiResponse =
  /** status 200 Call it every 15 seconds with an id of the open editor; after 90 seconds it counts as closed. */ Presence;
export type AnnouncePresenceApiArg = {
  windowId: string;
  id: string;
};
export type EndPresenceApiResponse = unknown;
export type EndPresenceApiArg = {
  windowId: string;
  id: string;
};
export type TakeOverDocumentApiResponse =
  /** status 200 The others are notified with their next call; nothing is enforced. */ Presence;
export type TakeOverDocumentApiArg = {
  windowId: string;
  id: string;
};
export type CreatePreviewLinkApiResponse = /** status 201  */ NewPreviewLink;
export type CreatePreviewLinkApiArg = {
  id: string;
  previewLinkRequest: PreviewLinkRequest;
};
export type ListPreviewLinksApiResponse =
  /** status 200 Shared links that are valid, newest first; those of editors’ own previews are left out. */ PreviewLink[];
export type ListPreviewLinksApiArg = {
  id: string;
};
export type RevokePreviewLinkApiResponse = unknown;
export type RevokePreviewLinkApiArg = {
  linkId: string;
  id: string;
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
  page?: number;
  limit?: number;
  id: string;
};
export type GetRevisionApiResponse = /** status 200  */ Revision;
export type GetRevisionApiArg = {
  number: number;
  id: string;
};
export type NameRevisionApiResponse = /** status 200  */ RevisionInfo;
export type NameRevisionApiArg = {
  number: number;
  id: string;
  nameRevisionRequest: NameRevisionRequest;
};
export type ScheduleDocumentApiResponse =
  /** status 200 Publishes the current draft at that time; later edits are not included. */ DocumentState;
export type ScheduleDocumentApiArg = {
  id: string;
  scheduleRequest: ScheduleRequest;
};
export type ChangeSlugApiResponse =
  /** status 200 The address of a published document changes with its next publication, and the old one then redirects. */ DocumentState;
export type ChangeSlugApiArg = {
  id: string;
  changeSlugRequest: ChangeSlugRequest;
};
export type GetAutomaticStructuredDataApiResponse =
  /** status 200 Made of the last saved draft. */ AutomaticStructuredData;
export type GetAutomaticStructuredDataApiArg = {
  id: string;
};
export type GetLiveStructuredDataApiResponse =
  /** status 200 Read from the page that visitors get. */ LiveStructuredData;
export type GetLiveStructuredDataApiArg = {
  id: string;
};
export type TrashDocumentApiResponse = /** status 200  */ DocumentState;
export type TrashDocumentApiArg = {
  id: string;
  trashRequest: TrashRequest;
};
export type UnpublishDocumentApiResponse = /** status 200  */ DocumentState;
export type UnpublishDocumentApiArg = {
  id: string;
  transitionRequest: TransitionRequest;
};
export type ListLinkingPlacesApiResponse =
  /** status 200 The menu and the footer, then at most 100 documents. */ LinkingPlace[];
export type ListLinkingPlacesApiArg = {
  id: string;
};
export type ListImagesInUseApiResponse =
  /** status 200 Images in drafts and live pages that you may edit, the last used first, at most 200; then those on every page. */ ImageInUse[];
export type ListImagesInUseApiArg = void;
export type GetIndexNowApiResponse = /** status 200  */ IndexNowState;
export type GetIndexNowApiArg = void;
export type ListInvalidStructuredDataApiResponse =
  /** status 200 Only documents that you may edit. */ InvalidStructuredData[];
export type ListInvalidStructuredDataApiArg = void;
export type ListUnfinishedDocumentsApiResponse =
  /** status 200 Only documents that you may edit. */ UnfinishedDocument[];
export type ListUnfinishedDocumentsApiArg = void;
export type SuggestLinksApiResponse =
  /** status 200 At most 12, those that the text names first. */ LinkSuggestion[];
export type SuggestLinksApiArg = {
  linkSuggestionsRequest: LinkSuggestionsRequest;
};
export type ListLinkTargetsApiResponse = /** status 200  */ LinkedDocumentList;
export type ListLinkTargetsApiArg = {
  page?: number;
  limit?: number;
  /** Text in the title or the address. */
  search?: string;
  /** Only documents of this content type. */
  type?: string;
  /** Only documents that visitors open as pages. */
  pages?: boolean;
};
export type LookUpLinkApiResponse = /** status 200  */ LinkLookup;
export type LookUpLinkApiArg = {
  /** A link as stored in content: doc:<uuid>#<anchor> or an address. */
  href: string;
};
export type NameLinkTargetsApiResponse =
  /** status 200 Documents that exist and that you may edit, in any order. */ LinkedDocument[];
export type NameLinkTargetsApiArg = {
  /** Ids of documents, separated by commas, at most 100. */
  ids: string;
};
export type ListMediaApiResponse =
  /** status 200 `total` counts up to 10,000. */ MediaList;
export type ListMediaApiArg = {
  page?: number;
  limit?: number;
  /** Words in the name, the alternative text, the caption or the tags. */
  search?: string;
  /** Only these kinds. */
  kind?: MediaKind[];
  /** Only items in this folder and the folders in it; an empty value finds items without a folder. */
  folder?: string;
  /** Only items with this tag. */
  tag?: string;
  /** Only items that no draft, live page, setting or footer uses. */
  unused?: boolean;
  /** Only images without alternative text that are not decorative. */
  missingAlt?: boolean;
  /** Only files of more than 2 MB. */
  large?: boolean;
  /** Only items in the trash. */
  trashed?: boolean;
  sort?: MediaOrder;
};
export type UploadMediaApiResponse =
  | /** status 200 The library already had this file. */ UploadedMedia
  | /** status 201  */ UploadedMedia;
export type UploadMediaApiArg = {
  /** The file’s name. It becomes the item’s name, without its ending. */
  name?: string;
  /** The folder of the new item. Default: none. */
  folder?: string;
  /** The file itself. */
  body: Blob;
};
export type CopyImageApiResponse =
  | /** status 200 The library already had this file. */ UploadedMedia
  | /** status 201  */ UploadedMedia;
export type CopyImageApiArg = {
  copyImageRequest: CopyImageRequest;
};
export type GetMediaFacetsApiResponse = /** status 200  */ MediaFacets;
export type GetMediaFacetsApiArg = void;
export type GetMediaApiResponse = /** status 200  */ MediaItemAnswer;
export type GetMediaApiArg = {
  id: string;
};
export type ChangeMediaApiResponse = /** status 200  */ MediaItemAnswer;
export type ChangeMediaApiArg = {
  id: string;
  changeMediaRequest: ChangeMediaRequest;
};
export type DeleteMediaApiResponse = unknown;
export type DeleteMediaApiArg = {
  id: string;
};
export type CropMediaApiResponse = /** status 200  */ MediaItemAnswer;
export type CropMediaApiArg = {
  id: string;
  cropRequest: CropRequest;
};
export type ReplaceMediaApiResponse =
  /** status 200 The address stays; pages show the new file. */ MediaItemAnswer;
export type ReplaceMediaApiArg = {
  id: string;
  /** The version of the item that you saw. */
  version: number;
  /** The file itself. */
  body: Blob;
};
export type RecoverMediaApiResponse =
  /** status 200 It is out of the trash. */ MediaItemAnswer;
export type RecoverMediaApiArg = {
  id: string;
};
export type RestoreMediaVersionApiResponse =
  /** status 200 Shows an earlier file again. */ MediaItemAnswer;
export type RestoreMediaVersionApiArg = {
  id: string;
  restoreMediaVersionRequest: RestoreMediaVersionRequest;
};
export type ListMediaUsesApiResponse =
  /** status 200 Settings and footer, then at most 100 documents. */ MediaUse[];
export type ListMediaUsesApiArg = {
  id: string;
};
export type ListMediaVersionsApiResponse =
  /** status 200 Newest first. */ MediaVersionAnswer[];
export type ListMediaVersionsApiArg = {
  id: string;
};
export type ListMissedSchedulesApiResponse =
  /** status 200 Only documents that you may edit, newest first. */ MissedSchedule[];
export type ListMissedSchedulesApiArg = void;
export type ListRedirectsApiResponse = /** status 200  */ RedirectList;
export type ListRedirectsApiArg = {
  page?: number;
  limit?: number;
  /** Text in either address. */
  search?: string;
  /** Only those made by people, or only those that moved documents left. */
  origin?: RedirectOrigin;
  sort?: RedirectOrder;
};
export type AddRedirectApiResponse =
  /** status 201 It works from the next request on. */ RedirectAnswer;
export type AddRedirectApiArg = {
  redirectRequest: RedirectRequest;
};
export type ExportRedirectsApiResponse =
  /** status 200 Every redirect, as an import takes it. */ string;
export type ExportRedirectsApiArg = void;
export type ImportRedirectsApiResponse =
  /** status 200 All of the file, or nothing with the lines at fault. */ ImportedRedirects;
export type ImportRedirectsApiArg = {
  importRedirectsRequest: ImportRedirectsRequest;
};
export type ListMissingAddressesApiResponse =
  /** status 200 The 1,000 most wanted, without queries and visitors. */ MissingAddressList;
export type ListMissingAddressesApiArg = {
  page?: number;
  limit?: number;
  /** Those that are ignored instead of the others. */
  ignored?: boolean;
  /** Text in the address. */
  search?: string;
};
export type ClearMissingAddressesApiResponse = unknown;
export type ClearMissingAddressesApiArg = {
  /** Only this address. Default: all of them. */
  path?: string;
};
export type IgnoreMissingAddressApiResponse = unknown;
export type IgnoreMissingAddressApiArg = {
  ignoreMissingRequest: IgnoreMissingRequest;
};
export type GetMissingSpikeApiResponse = /** status 200  */ MissingSpikeAnswer;
export type GetMissingSpikeApiArg = void;
export type SuggestRedirectApiResponse = /** status 200  */ RedirectSuggestion;
export type SuggestRedirectApiArg = {
  /** An address that is not found. */
  path: string;
};
export type TestRedirectApiResponse = /** status 200  */ RedirectTest;
export type TestRedirectApiArg = {
  /** An address of this site. */
  address: string;
};
export type ChangeRedirectApiResponse = /** status 200  */ RedirectAnswer;
export type ChangeRedirectApiArg = {
  id: string;
  redirectRequest: RedirectRequest;
};
export type RemoveRedirectApiResponse = unknown;
export type RemoveRedirectApiArg = {
  id: string;
};
export type GetSettingsDocumentApiResponse =
  /** status 200  */ SettingsDocument;
export type GetSettingsDocumentApiArg = void;
export type SaveSettingsApiResponse = /** status 200  */ SettingsDocument;
export type SaveSettingsApiArg = {
  saveSettingsRequest: SaveSettingsRequest;
};
export type ListSettingHistoryApiResponse =
  /** status 200 What the setting was, newest first; at most 50 values. */ SettingValue[];
export type ListSettingHistoryApiArg = {
  key:
    | "titleTemplate"
    | "robotsTxt"
    | "llmsTxt"
    | "googleVerification"
    | "bingVerification"
    | "indexNow"
    | "legalName"
    | "privacyEmail"
    | "visitCounting";
};
export type GetSiteChecksApiResponse = /** status 200  */ SiteChecksState;
export type GetSiteChecksApiArg = void;
export type ChooseExternalLinkCheckApiResponse = unknown;
export type ChooseExternalLinkCheckApiArg = {
  externalLinksRequest: ExternalLinksRequest;
};
export type ListSiteFindingsApiResponse =
  /** status 200 What is resolved is kept for 90 days. */ SiteFindingList;
export type ListSiteFindingsApiArg = {
  page?: number;
  limit?: number;
  rule?: SiteRule;
  /** Only of the page with this path; * for the menu and the footer. */
  path?: string;
  /** Text in the path or the message. */
  search?: string;
  /** Only those that are resolved, instead of those that are open. */
  resolved?: boolean;
};
export type ListSiteCheckRunsApiResponse =
  /** status 200 The newest first; 100 are kept. */ SiteCheckRunList;
export type ListSiteCheckRunsApiArg = {
  page?: number;
  limit?: number;
};
export type StartSiteCheckApiResponse = unknown;
export type StartSiteCheckApiArg = void;
export type ListStructuredDataApiResponse =
  /** status 200 The pages that you may edit. */ StructuredDataPages;
export type ListStructuredDataApiArg = {
  page?: number;
  limit?: number;
  /** Text in the title or the address. */
  search?: string;
};
export type GetSystemStatusApiResponse = /** status 200  */ SystemStatus;
export type GetSystemStatusApiArg = void;
export type ListEditedTermsApiResponse = /** status 200  */ EditedTermList;
export type ListEditedTermsApiArg = {
  page?: number;
  limit?: number;
  kind: TermKind;
  /** Words of its name or slug. */
  search?: string;
};
export type EditTermApiResponse = /** status 200  */ EditedTerm;
export type EditTermApiArg = {
  id: string;
  editTermRequest: EditTermRequest;
};
export type RemoveTermApiResponse = unknown;
export type RemoveTermApiArg = {
  id: string;
};
export type MergeTermApiResponse = /** status 200  */ EditedTerm;
export type MergeTermApiArg = {
  id: string;
  mergeTermRequest: MergeTermRequest;
};
export type GetVisitsApiResponse = /** status 200  */ VisitsAnswer;
export type GetVisitsApiArg = {
  /** How many days, with today as the last one (UTC). */
  days?: 7 | 28;
  /** Only this page. Default: the whole site. */
  page?: string;
};
export type BackupAttempt = {
  at: string;
  /** Whether a backup was made. */
  isMade: boolean;
  /** Why it failed, or was not restored as a test. */
  problem: string | null;
};
export type BackupState = {
  /** The last attempt. */
  last: BackupAttempt | null;
  /** When the last backup was made. */
  madeAt: string | null;
  /** When the last backup was restored as a test, and equal. */
  verifiedAt: string | null;
  /** Whether no backup was made for 48 hours. */
  isOverdue: boolean;
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
export type BlockedHost = {
  host: string;
  /** Of the policy, such as img-src. */
  directives: string[];
  /** How many reports browsers sent. */
  reports: number;
  /** Path of a page that it is about. */
  page: string;
  /** When it was reported last. */
  lastDay: string;
};
export type ExportFormat = "markdown" | "html";
export type ImportState =
  "checked" | "running" | "done" | "failed" | "canceled";
export type BlogImportSummary = {
  id: string;
  fileName: string;
  state: ImportState;
  /** Why it failed as a whole. */
  failure: string | null;
  createdBy: string;
  createdAt: string;
  finishedAt: string | null;
};
export type BlogImportList = {
  /** The ten newest. */
  data: BlogImportSummary[];
};
export type ImportAction =
  "create" | "update" | "unchanged" | "keep" | "refuse";
export type BlogImportItem = {
  position: number;
  title: string;
  action: ImportAction;
  /** Why it is kept as it is or refused. */
  reason: string | null;
  warnings: string[];
  /** Its address here. */
  path: string | null;
  /** The old paths that lead to it once it is live. */
  redirectsFrom: string[];
  /** It was live where it comes from. */
  wasPublished: boolean;
  /** Nothing is known to block its publication; the warnings say what does. */
  isPublishable: boolean;
  /** The import has been through with it. */
  isDone: boolean;
  /** The import published it. */
  isPublished: boolean;
  documentId: string | null;
};
export type BlogImport = {
  id: string;
  fileName: string;
  state: ImportState;
  /** Why it failed as a whole. */
  failure: string | null;
  createdBy: string;
  createdAt: string;
  finishedAt: string | null;
  /** What the file as a whole has to say. */
  problems: string[];
  items: BlogImportItem[];
};
export type RunImportRequest = {
  /** Whether posts that were live go live; all others become drafts. Needs the right to publish. */
  publish: boolean;
  /** Whether old addresses lead to the posts once they are live. */
  redirects: boolean;
  /** Whether images on other sites are copied into the media library. Those of an archive always are. */
  fetchImages: boolean;
};
export type CheckCount = {
  id: string;
  /** Problems that block its publication. */
  errors: number;
  /** Other problems. */
  warnings: number;
};
export type CheckCounts = {
  /** Of the documents that exist and that you may edit. */
  data: CheckCount[];
};
export type CheckLevel = "off" | "warn" | "block";
export type RuleLevel = {
  /** The content type, such as page. */
  type: string;
  level: CheckLevel;
  /** The level until an owner changes it. */
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
  /** Send it with every write; a stale version is refused with 412. */
  version: number;
  rules: RuleLevels[];
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
export type ConsentSummary = {
  /** All answers. */
  answers: number;
  /** Answers that accept nothing. */
  declined: number;
  /** Answers that accept functional scripts. */
  functional: number;
  /** Answers that accept statistics. */
  statistics: number;
  /** Answers that accept marketing. */
  marketing: number;
};
export type ContactTopic = "demo" | "question" | "support";
export type SpamReason = "honeypot" | "no-start" | "too-fast" | "links";
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
  /** Why it is marked as spam. */
  spamReason: SpamReason | null;
};
export type ContactMessageList = {
  data: ContactMessageSummary[];
  total: number;
  page: number;
  limit: number;
  /** Unread messages in the inbox. */
  unread: number;
  /** Messages whose notification failed for good. */
  undelivered: number;
  /** Messages in spam. */
  spam: number;
  /** Unread messages in spam. */
  unreadSpam: number;
};
export type ContactFolder = "inbox" | "spam";
export type ContactMessageIds = {
  ids: string[];
};
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
export type DeliveryStatus = "queued" | "sent" | "failed" | "skipped";
export type DeliveryOutcome = "sent" | "failed" | "skipped";
export type DeliveryAttempt = {
  at: string;
  outcome: DeliveryOutcome;
  recipients: string[];
  /** The mail server’s answer, or why nothing was sent. */
  detail: string;
};
export type ContactDelivery = {
  /** skipped: there were no recipients or no mail server when the message arrived. */
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
  /** Why it is marked as spam. */
  spamReason: SpamReason | null;
  phone: string | null;
  role: string | null;
  nurseCount: string | null;
  country: string | null;
  region: string | null;
  message: string | null;
  consentVersion: string | null;
  /** The consent text shown with the form. */
  consentText: string | null;
  /** Whether the consent box was checked; null when there was none. */
  consentTicked: boolean | null;
  sourcePage: string | null;
  /** Path of the first page of the visit. */
  landingPage: string | null;
  /** The host that the visitor came from. */
  referrer: string | null;
  utm: ContactUtm;
  /** Null for a message without notification. */
  delivery: ContactDelivery | null;
  /** What the form calls its fields now. */
  labels: {
    topic: string;
    name: string;
    email: string;
    agency: string;
    nurseCount: string;
    phone: string;
    role: string;
    country: string;
    region: string;
    message: string;
  };
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
  /** Send it with every write; a stale version is refused with 412. */
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
  /** Recipients that the mail server refused. */
  refused: string[];
  /** Message-ID, to find the mail in logs. */
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
export type Facet = {
  /** Name of the field. */
  field: string;
  value: string;
  /** As people read it: the title of a document that was picked. */
  label: string;
};
export type DocumentSummary = {
  id: string;
  type: string;
  slug: string;
  path: string;
  /** The path after the draft is published; null when it does not change. */
  nextPath: string | null;
  /** The title of the draft. */
  title: string;
  status: ContentStatus;
  version: number;
  /** When the draft was last saved. */
  updatedAt: string;
  updatedBy: string | null;
  /** When the live revision was published. */
  publishedAt: string | null;
  publishAt: string | null;
  unpublishAt: string | null;
  /** Part of the site: cannot be removed or moved. */
  fixed: boolean;
  /** Visitors see starter content while nothing is published. */
  alwaysShown: boolean;
  deletedAt: string | null;
  /** The picture of the draft. */
  cover: string | null;
  /** The day has come on which someone should check it again. */
  isDue: boolean;
  /** The name of the draft’s icon. */
  icon: string | null;
  /** Whether the menu lists it, by the live revision if there is one; null for types that menus do not list. */
  inMenu: boolean | null;
  /** What the draft says in the fields that lists filter by. */
  facets: Facet[];
};
export type DocumentList = {
  data: DocumentSummary[];
  total: number;
  page: number;
  limit: number;
  /** There are more than `total`; they are not counted. */
  isMore: boolean;
};
export type DocumentOrder = "position" | "updated" | "published" | "title";
export type RevisionReason = "created" | "saved" | "autosaved" | "restored";
export type RevisionInfo = {
  /** Increases within the document; numbers are never reused. */
  number: number;
  reason: RevisionReason;
  createdAt: string;
  /** Username; null for starter content. */
  author: string | null;
  /** The revision’s name; named revisions are kept. */
  name: string | null;
  /** The revision that was restored. */
  restoredFrom: number | null;
};
export type LiveRevision = {
  /** Increases within the document; numbers are never reused. */
  number: number;
  reason: RevisionReason;
  createdAt: string;
  /** Username; null for starter content. */
  author: string | null;
  /** The revision’s name; named revisions are kept. */
  name: string | null;
  /** The revision that was restored. */
  restoredFrom: number | null;
  /** When it went live. */
  publishedAt: string;
  /** Who published it; null for starter content. */
  publishedBy: string | null;
};
export type DocumentSchedule = {
  publishAt: string | null;
  /** The revision that goes live; later edits are not included. */
  publishRevision: number | null;
  unpublishAt: string | null;
  /** The IANA time zone of the times. */
  zone: string;
  /** Who scheduled it; it runs with that person’s permissions at that time. */
  by: string;
};
export type AuthorLink = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 40 characters when published. */
  label?: string | null;
  /** Address. An address, or doc:<uuid>#<anchor>. */
  href?: string | null;
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
export type AuthorContent = {
  /** At most 80 characters when published. */
  name?: string | null;
  /** Such as Clinical staffing lead, RN. At most 100 characters when published. */
  role?: string | null;
  /** Shown on the author’s page. At most 400 characters when published. */
  bio?: string | null;
  photo?: string | null;
  /** Photo alternative text. What the image shows, for people who cannot see it. Leave empty if decorative. At most 150 characters when published. */
  photoAlt?: string | null;
  links?: AuthorLink[] | null;
  seo?: PageSeo | null;
};
export type BrandContent = {
  /** Shown in browser titles and feeds. Default: 20X. At most 60 characters when published. */
  siteName?: string | null;
  /** In header, footer and login. Default: /images/logos/20x-logo.svg. */
  logo?: string | null;
  /** Logo on dark. For the dark theme. Leave empty to show the same logo. */
  logoDark?: string | null;
  /** Browser icon (favicon). Phones show it, too. Leave empty to show the logo there. Square, SVG or PNG of 512 × 512 pixels. Default: /favicon.ico. */
  favicon?: string | null;
  /** Shown where someone shares the home page. Other pages show their own image, or one drawn with their title. 1200 × 630 pixels. Default: /og-image.jpg. */
  socialImage?: string | null;
  /** Starts the browser titles of this admin area. Default: 20X Admin. At most 60 characters when published. */
  adminName?: string | null;
};
export type FeatureGroup = "fill" | "clear" | "close" | "improve";
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
export type FeatureContent = {
  /** At most 60 characters when published. */
  title?: string | null;
  /** Name in menus. Leave empty to use the title. At most 28 characters when published. */
  menuLabel?: string | null;
  group?: FeatureGroup | null;
  /** Name of an icon. At most 40 characters when published. */
  icon?: string | null;
  /** At most 160 characters when published. */
  summary?: string | null;
  /** Listed in menus. Default: true. */
  inMenu?: boolean | null;
  /** Related features. Each doc:<uuid>, or the last part of its address; visitors’ answers hold that. */
  related?: string[] | null;
  /** Sections. */
  blocks?: Block[] | null;
  seo?: PageSeo | null;
};
export type FooterSectionLink = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Label. At most 60 characters when published. */
  title?: string | null;
  /** Link. An address, or doc:<uuid>#<anchor>. */
  url?: string | null;
};
export type FooterSectionRow = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 60 characters when published. */
  title?: string | null;
  links?: FooterSectionLink[] | null;
};
export type FooterSocialLink = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** twitter, github, linkedin, facebook, instagram, youtube, wordpress, shopify, squarespace; any other shows the icon of twitter. At most 40 characters when published. */
  platform?: string | null;
  /** Link. An address, or doc:<uuid>#<anchor>. */
  url?: string | null;
};
export type FooterLegalLink = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Label. At most 60 characters when published. */
  title?: string | null;
  /** Link. An address, or doc:<uuid>#<anchor>. */
  url?: string | null;
};
export type FooterBadgeRow = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Image. */
  imageUrl?: string | null;
  /** What the badge says, for people who can’t see it. At most 120 characters when published. */
  label?: string | null;
  /** Link. Optional. An address, or doc:<uuid>#<anchor>. */
  href?: string | null;
};
export type FooterContent = {
  /** Default: The #1 nurse scheduling software for healthcare staffing agencies. At most 320 characters when published. */
  description?: string | null;
  /** Copyright line. Default: © 2025 20X. All rights reserved. At most 160 characters when published. */
  copyright?: string | null;
  /** The site shows the first 3 that are not hidden. */
  sections?: FooterSectionRow[] | null;
  socialLinks?: FooterSocialLink[] | null;
  legalLinks?: FooterLegalLink[] | null;
  badges?: FooterBadgeRow[] | null;
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
export type HomeContent = {
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
};
export type LegalContent = {
  /** Shown in lists and in the browser tab. At most 120 characters when published. */
  title?: string | null;
  /** Shown at the top of the page and in the archive. Year-month-day when published. */
  effectiveDate?: string | null;
  /** What changes with this version. Tell readers in plain English. Shown in the archive of versions. At most 400 characters when published. */
  changeSummary?: string | null;
  /** Sections. */
  blocks?: Block[] | null;
  seo?: PageSeo | null;
};
export type NavigationItem = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** At most 60 characters when published. */
  label?: string | null;
  /** Link. An address, or doc:<uuid>#<anchor>. */
  href?: string | null;
};
export type NavigationContent = {
  /** Without a list, the site shows its three default items. */
  items?: NavigationItem[] | null;
  /** What an earlier release stored as the menu, if it is not a list of {href, label, order}. */
  unreadableItems?: string | null;
  /** Title of the features menu. Default: Sectors. At most 40 characters when published. */
  dropdownTitle?: string | null;
  /** Button label. Default: Get Started Free. At most 40 characters when published. */
  ctaText?: string | null;
  /** Button link. Default: /contact. An address, or doc:<uuid>#<anchor>. */
  ctaLink?: string | null;
};
export type PageContent = {
  /** Shown in lists and in the browser tab. At most 120 characters when published. */
  title?: string | null;
  /** Sections. */
  blocks?: Block[] | null;
  seo?: PageSeo | null;
};
export type PostContent = {
  /** At most 150 characters when published. */
  title?: string | null;
  /** Shown in post lists and search results. Leave empty to use the first paragraph. Aim for 200 characters. At most 320 characters when published. */
  excerpt?: string | null;
  /** At most 60 characters when published. */
  category?: string | null;
  tags?: string[] | null;
  /** Leave empty to use the site’s default image. */
  cover?: string | null;
  /** Cover alternative text. What the image shows, for people who cannot see it. Leave empty if decorative. At most 150 characters when published. */
  coverAlt?: string | null;
  /** Leave empty for the editorial team. Each doc:<uuid>, or the last part of its address; visitors’ answers hold that. */
  authors?: string[] | null;
  /** Leave empty for the day you publish. Year-month-day when published. */
  publishedOn?: string | null;
  /** Year-month-day when published. */
  lastReviewedOn?: string | null;
  /** doc:<uuid>, or the last part of its address; visitors’ answers hold that. */
  reviewedBy?: string | null;
  /** When someone should check the post again. Visitors don’t see it. For editors: visitors’ answers leave it out. Year-month-day when published. */
  reviewBy?: string | null;
  /** The newest featured post leads the blog. Default: false. */
  featured?: boolean | null;
  /** Related posts. Shown first. Posts with the same tags follow. Each doc:<uuid>, or the last part of its address; visitors’ answers hold that. */
  related?: string[] | null;
  /** What people type to find this post. Checks look for it in the title, description and text. For editors: visitors’ answers leave it out. At most 60 characters when published. */
  focusPhrase?: string | null;
  /** Sections. */
  blocks?: Block[] | null;
  seo?: PageSeo | null;
};
export type ScriptCategory = "functional" | "statistics" | "marketing";
export type GoogleAnalyticsScript = {
  /** Google Analytics ID. At most 40 characters when published. */
  account?: string | null;
  /** Visitors accept or decline each category. */
  category?: ScriptCategory | null;
  /** Shown in the cookie banner and on the privacy page. Default: Counts visits and shows how the site is used. At most 200 characters when published. */
  purpose?: string | null;
  /** Pages. Paths such as /pricing, or /blog/* for everything below. Leave empty for every page. Pages with a form never run it. */
  paths?: string[] | null;
};
export type GoogleTagManagerScript = {
  /** Google Tag Manager ID. At most 40 characters when published. */
  account?: string | null;
  /** Visitors accept or decline each category. */
  category?: ScriptCategory | null;
  /** Shown in the cookie banner and on the privacy page. Default: Loads the measurement tools that are set up there. At most 200 characters when published. */
  purpose?: string | null;
  /** Pages. Paths such as /pricing, or /blog/* for everything below. Leave empty for every page. Pages with a form never run it. */
  paths?: string[] | null;
  /** Hosts of the tools in the container, such as *.doubleclick.net. Browsers block all others. */
  hosts?: string[] | null;
};
export type MetaPixelScript = {
  /** Meta pixel ID. At most 40 characters when published. */
  account?: string | null;
  /** Visitors accept or decline each category. */
  category?: ScriptCategory | null;
  /** Shown in the cookie banner and on the privacy page. Default: Measures advertising on Facebook and Instagram. At most 200 characters when published. */
  purpose?: string | null;
  /** Pages. Paths such as /pricing, or /blog/* for everything below. Leave empty for every page. Pages with a form never run it. */
  paths?: string[] | null;
};
export type LinkedinInsightScript = {
  /** LinkedIn partner ID. At most 40 characters when published. */
  account?: string | null;
  /** Visitors accept or decline each category. */
  category?: ScriptCategory | null;
  /** Shown in the cookie banner and on the privacy page. Default: Measures advertising on LinkedIn. At most 200 characters when published. */
  purpose?: string | null;
  /** Pages. Paths such as /pricing, or /blog/* for everything below. Leave empty for every page. Pages with a form never run it. */
  paths?: string[] | null;
};
export type OwnScript = {
  /** Unique within the list. The server adds one to a row without an id. Visitors get only the ids of sections. */
  id?: string;
  /** Hidden only when false. */
  published?: boolean | null;
  /** Who provides it, such as “Acme Chat”. At most 60 characters when published. */
  name?: string | null;
  /** Visitors accept or decline each category. */
  category?: ScriptCategory | null;
  /** Shown in the cookie banner and on the privacy page. At most 200 characters when published. */
  purpose?: string | null;
  /** HTML for the end of the body. */
  html?: string | null;
  /** Pages. Paths such as /pricing, or /blog/* for everything below. Leave empty for every page. Pages with a form never run it. */
  paths?: string[] | null;
  /** What the code loads from beside the hosts that it names. Browsers block all others. */
  hosts?: string[] | null;
};
export type SiteScriptsContent = {
  googleAnalytics?: GoogleAnalyticsScript | null;
  googleTagManager?: GoogleTagManagerScript | null;
  /** Meta pixel. */
  facebookPixel?: MetaPixelScript | null;
  linkedinInsight?: LinkedinInsightScript | null;
  /** Other scripts. */
  others?: OwnScript[] | null;
};
export type SnippetContent = {
  /** Name. For editors. Pages don’t show it. At most 120 characters when published. */
  title?: string | null;
  /** Sections. */
  blocks?: Block[] | null;
};
export type DocumentContent =
  | AuthorContent
  | BrandContent
  | FeatureContent
  | FooterContent
  | HomeContent
  | LegalContent
  | NavigationContent
  | PageContent
  | PostContent
  | SiteScriptsContent
  | SnippetContent;
export type EditedDocument = {
  id: string;
  /** The content type, such as page. */
  type: string;
  slug: string;
  /** Public path when it is live. */
  path: string;
  /** The address that goes live with the draft; null when it does not change. */
  nextSlug: string | null;
  nextPath: string | null;
  /** Part of the site: cannot be removed or moved. */
  fixed: boolean;
  /** Visitors see starter content while nothing is published. */
  alwaysShown: boolean;
  /** It is a part of every page, such as the menu, and has no page of its own. */
  onEveryPage: boolean;
  /** Other pages show it within themselves, such as a snippet. */
  isPart: boolean;
  /** Send it with every write; a stale version is refused with 412. */
  version: number;
  status: ContentStatus;
  /** The revision being edited. */
  draft: RevisionInfo;
  /** The live revision; null when nothing is published. */
  published: LiveRevision | null;
  firstPublishedAt: string | null;
  /** When it was moved to the trash. */
  deletedAt: string | null;
  schedule: DocumentSchedule | null;
  /** What prevents the publication, by field. The draft is saved anyway. */
  errors: ProblemFieldError[];
  content: DocumentContent;
};
export type CreateContentRequest = {
  id: string;
  /** The slug in the public address. Default: made from the title, which it follows until the publication. */
  slug?: string | null;
  /** The whole content. Fields that are left out are emptied. */
  content: DocumentContent;
};
export type AddressCheck = {
  /** Why the address cannot be had; null: it is free. */
  problem: string | null;
};
export type ContentBody = {
  /** The whole content. Fields that are left out are emptied. */
  content: DocumentContent;
};
export type FacetCount = {
  /** Name of the field. */
  field: string;
  value: string;
  /** As people read it: the title of a document that was picked. */
  label: string;
  documents: number;
};
export type FacetCounts = {
  data: FacetCount[];
};
export type SaveContentRequest = {
  version: number;
  /** The whole content. Fields that are left out are emptied. */
  content: DocumentContent;
  /** An autosave; autosaves within ten minutes share one revision. */
  autosave?: boolean;
};
export type DocumentState = {
  id: string;
  /** The content type, such as page. */
  type: string;
  slug: string;
  /** Public path when it is live. */
  path: string;
  /** The address that goes live with the draft; null when it does not change. */
  nextSlug: string | null;
  nextPath: string | null;
  /** Part of the site: cannot be removed or moved. */
  fixed: boolean;
  /** Visitors see starter content while nothing is published. */
  alwaysShown: boolean;
  /** It is a part of every page, such as the menu, and has no page of its own. */
  onEveryPage: boolean;
  /** Other pages show it within themselves, such as a snippet. */
  isPart: boolean;
  /** Send it with every write; a stale version is refused with 412. */
  version: number;
  status: ContentStatus;
  /** The revision being edited. */
  draft: RevisionInfo;
  /** The live revision; null when nothing is published. */
  published: LiveRevision | null;
  firstPublishedAt: string | null;
  /** When it was moved to the trash. */
  deletedAt: string | null;
  schedule: DocumentSchedule | null;
};
export type SeenVersion = {
  version: number;
};
export type FindingLevel = "pass" | "warn" | "block";
export type CheckFinding = {
  /** The name of the rule, such as alternative-text; fields for what a field needs. */
  rule: string;
  level: FindingLevel;
  /** The problem and how to fix it, or what is right. */
  message: string;
  /** The field to fix, such as blocks.2.title. */
  field: string | null;
};
export type DocumentChecks = {
  /** The document version that was checked. */
  version: number;
  /** The most severe first; rules that are off are left out. */
  findings: CheckFinding[];
};
export type DuplicateRequest = {
  /** The id of the copy, created by the client. */
  id: string;
  /** Default: `…-copy`. */
  slug?: string | null;
};
export type PlaceRequest = {
  /** The document that comes right before it; null: it becomes the first. */
  after: string | null;
  /** The document that comes right after it; null: it becomes the last. */
  before: string | null;
};
export type PresentEditor = {
  username: string;
  since: string;
  /** When they took over the document; null when they did not. */
  tookOverAt: string | null;
};
export type Presence = {
  /** The document’s current version. */
  version: number;
  others: PresentEditor[];
  /** You have it open in another window, too. */
  isInOtherWindow: boolean;
};
export type NewPreviewLink = {
  id: string;
  createdAt: string;
  expiresAt: string;
  by: string;
  /** The revision that it shows; null for the draft. */
  revision: number | null;
  /** Sent only once; the server stores a hash of the token. */
  url: string;
};
export type PreviewLinkRequest = {
  /** The revision to show, such as the scheduled one; later saves do not change it. Default: the draft. */
  revision?: number | null;
  /** Minutes until the link expires. */
  minutes: number;
  /** For a frame of the editor: expires within 15 minutes, is not listed and does not count against the limit of links. */
  frame?: boolean;
};
export type PreviewLink = {
  id: string;
  createdAt: string;
  expiresAt: string;
  by: string;
  /** The revision that it shows; null for the draft. */
  revision: number | null;
};
export type TransitionRequest = {
  version: number;
  /** Stored in the history. */
  note?: string | null;
};
export type RecoverRequest = {
  version: number;
  /** Default: the one that it had. */
  slug?: string | null;
};
export type RestoreRequest = {
  version: number;
  /** The revision to restore from. */
  number: number;
  /** Parts to restore, such as `heroTitle`, or by the id of a row `blocks.intro.title`. Default: all. */
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
  /** The revision that was written or that the step refers to. */
  number: number;
  /** Of a revision. */
  reason: RevisionReason | null;
  /** The revision’s name. */
  name: string | null;
  /** The revision that was restored. */
  restoredFrom: number | null;
  /** The new address that goes live with this revision. */
  slug: string | null;
  at: string;
  /** Username; null for starter content. */
  by: string | null;
  /** The note about the step, or why it failed. */
  note: string | null;
  /** The times of a schedule. */
  when: PlannedTimes | null;
  /** This revision is live. */
  live: boolean;
  /** This revision is the draft. */
  draft: boolean;
};
export type HistoryList = {
  data: HistoryEntry[];
  total: number;
  page: number;
  limit: number;
};
export type Revision = {
  /** Increases within the document; numbers are never reused. */
  number: number;
  reason: RevisionReason;
  createdAt: string;
  /** Username; null for starter content. */
  author: string | null;
  /** The revision’s name; named revisions are kept. */
  name: string | null;
  /** The revision that was restored. */
  restoredFrom: number | null;
  content: {
    [key: string]: unknown;
  };
};
export type NameRevisionRequest = {
  /** null removes the name. */
  name: string | null;
};
export type DstChoice = "earlier" | "later";
export type ScheduleRequest = {
  version: number;
  /** Local time in `zone`. */
  publishAt?: string | null;
  /** Local time in `zone`. */
  unpublishAt?: string | null;
  /** IANA time zone of the times. */
  zone: string;
  /** Which of the two, when `publishAt` occurs twice because clocks are set back. */
  publishAmbiguous?: DstChoice;
  /** Which of the two, when `unpublishAt` occurs twice because clocks are set back. */
  unpublishAmbiguous?: DstChoice;
  /** Stored in the history. */
  note?: string | null;
};
export type ChangeSlugRequest = {
  version: number;
  slug: string;
};
export type AutomaticStructuredData = {
  type: string;
  path: string;
  /** The title of the draft. */
  title: string;
  /** The document version that was rendered. */
  version: number;
  /** JSON-LD, without what the draft adds. */
  jsonLd: string;
  /** The title and the text of the page. */
  text: string;
  /** Search engines are asked not to list the page. */
  isUnlisted: boolean;
};
export type DataIssueLevel = "error" | "warning" | "note";
export type StructuredDataIssue = {
  level: DataIssueLevel;
  /** Which thing and property, such as BlogPosting › author; empty: all of it. */
  where: string;
  /** What is wrong and what to do about it. */
  message: string;
  /** What says so. */
  source?: string;
};
export type LiveStructuredData = {
  path: string;
  /** JSON-LD; null: visitors get no page, or one without structured data. */
  jsonLd: string | null;
  /** By the dated rules, the gravest first. */
  issues: StructuredDataIssue[];
};
export type TrashRequest = {
  version: number;
  /** Where its visitors go instead: a path, an address, or `doc:` and an id. Default: “not found”. */
  redirectTo?: string | null;
  /** Visitors and search engines learn that it is gone for good (410). */
  gone?: boolean;
};
export type LinkingPlace = {
  id: string;
  /** The content type, such as page or navigation. */
  type: string;
  /** Public path of the document, live or not; null for a part of every page. */
  path: string | null;
  title: string;
  /** Whether it is live. */
  live: boolean;
  /** The live revision has the link. */
  inLive: boolean;
  /** The draft has the link. */
  inDraft: boolean;
  /** The fields with the link. */
  fields: string[];
  /** The places that its links lead to, without #. */
  anchors: string[];
};
export type ImageInUse = {
  /** Its address: a path of this site or an https address. */
  address: string;
  /** Its alternative text where it was used last; empty when it has none. */
  alt: string;
};
export type IndexNowOutcome =
  "waiting" | "accepted" | "refused" | "unreachable";
export type IndexNowEntry = {
  path: string;
  /** When it was sent; while it waits, when it changed. */
  at: string;
  outcome: IndexNowOutcome;
  /** The HTTP status of the answer; null: there is none. */
  status: number | null;
};
export type IndexNowState = {
  /** Where search engines check that the addresses come from this site. */
  keyAddress: string;
  /** The newest 20. */
  addresses: IndexNowEntry[];
};
export type InvalidStructuredData = {
  id: string;
  /** The content type, such as page. */
  type: string;
  /** Where visitors find it. */
  path: string;
  title: string;
  /** The first problem and how to fix it. */
  message: string;
};
export type UnfinishedDocument = {
  id: string;
  /** The content type, such as page. */
  type: string;
  /** Where visitors find it. */
  path: string;
  title: string;
  /** Such as [postal address]. */
  placeholders: string[];
};
export type LinkedDocument = {
  id: string;
  /** The content type, such as page. */
  type: string;
  /** Public path, live or not. */
  path: string;
  title: string;
  /** Whether the page is live. */
  live: boolean;
};
export type LinkSuggestion = {
  document: LinkedDocument;
  /** The words of the text that name it; null: they are about it without naming it. */
  phrase: string | null;
};
export type LinkSuggestionsRequest = {
  /** What is written, without markup. */
  text: string;
  /** The links that the text has already; these targets are left out. */
  linked: string[];
  /** The document that is written. */
  documentId: string | null;
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
  /** The link to store: by the id of its document if there is one. */
  href: string;
  /** The path where a visitor arrives, live or not; null when there is none. */
  address: string | null;
  document: LinkedDocument | null;
};
export type MediaKind = "image" | "svg" | "pdf";
export type MediaType =
  "jpeg" | "png" | "webp" | "avif" | "gif" | "svg" | "pdf";
export type MediaState = "pending" | "ready" | "failed";
export type Crop = {
  left: number;
  top: number;
  width: number;
  height: number;
};
export type MediaItemAnswer = {
  id: string;
  /** Send it with every write; a stale version is refused with 412. */
  version: number;
  name: string;
  kind: MediaKind;
  /** The type of the stored file. */
  type: MediaType;
  /** SHA-256 of the uploaded file: files with the same one differ only in their crop. */
  original: string;
  /** Store this address in content. It stays when the file is renamed or replaced. */
  address: string;
  /** The address of this version at its usual size; it changes with the file. */
  file: string;
  /** The address of a small WebP or of the SVG, there at once; null for a PDF. */
  thumbnail: string | null;
  /** pending: more widths are being written. */
  state: MediaState;
  /** Of the stored file. */
  bytes: number;
  /** In pixels, upright and cropped. */
  width: number | null;
  /** In pixels, upright and cropped. */
  height: number | null;
  crop: Crop | null;
  /** The dominant color, such as 8fa3b0; null for an image with transparent parts. */
  color: string | null;
  /** A data URL of a few pixels. */
  placeholder: string | null;
  /** The number of the version of the file that is shown. */
  number: number;
  alt: string;
  isDecorative: boolean;
  caption: string;
  credit: string;
  license: string;
  source: string;
  /** Folder names joined by slashes; an empty value is no folder. */
  folder: string;
  tags: string[];
  focalX: number;
  focalY: number;
  createdAt: string;
  /** Username. */
  createdBy: string | null;
  updatedAt: string;
  /** Username. */
  updatedBy: string | null;
  /** When it was moved to the trash. */
  deletedAt: string | null;
};
export type MediaList = {
  data: MediaItemAnswer[];
  total: number;
  page: number;
  limit: number;
};
export type MediaOrder = "newest" | "name" | "largest";
export type UploadedMedia = {
  id: string;
  /** Send it with every write; a stale version is refused with 412. */
  version: number;
  name: string;
  kind: MediaKind;
  /** The type of the stored file. */
  type: MediaType;
  /** SHA-256 of the uploaded file: files with the same one differ only in their crop. */
  original: string;
  /** Store this address in content. It stays when the file is renamed or replaced. */
  address: string;
  /** The address of this version at its usual size; it changes with the file. */
  file: string;
  /** The address of a small WebP or of the SVG, there at once; null for a PDF. */
  thumbnail: string | null;
  /** pending: more widths are being written. */
  state: MediaState;
  /** Of the stored file. */
  bytes: number;
  /** In pixels, upright and cropped. */
  width: number | null;
  /** In pixels, upright and cropped. */
  height: number | null;
  crop: Crop | null;
  /** The dominant color, such as 8fa3b0; null for an image with transparent parts. */
  color: string | null;
  /** A data URL of a few pixels. */
  placeholder: string | null;
  /** The number of the version of the file that is shown. */
  number: number;
  alt: string;
  isDecorative: boolean;
  caption: string;
  credit: string;
  license: string;
  source: string;
  /** Folder names joined by slashes; an empty value is no folder. */
  folder: string;
  tags: string[];
  focalX: number;
  focalY: number;
  createdAt: string;
  /** Username. */
  createdBy: string | null;
  updatedAt: string;
  /** Username. */
  updatedBy: string | null;
  /** When it was moved to the trash. */
  deletedAt: string | null;
  /** The library already had this file; the answer is that item. */
  isKnown: boolean;
};
export type CopyImageRequest = {
  /** The web address of an image on another site. */
  address: string;
  /** The folder of the new item. Default: none. */
  folder?: string;
};
export type MediaCount = {
  name: string;
  count: number;
};
export type MediaFacets = {
  /** Every folder with the number of items right in it. */
  folders: MediaCount[];
  /** The tags, the most used first, at most 200. */
  tags: MediaCount[];
};
export type ChangeMediaRequest = {
  version: number;
  name?: string;
  /** What the image shows, for people who cannot see it. */
  alt?: string;
  /** The image needs no alternative text. */
  isDecorative?: boolean;
  caption?: string;
  /** Who made it. */
  credit?: string;
  /** The terms of its use, such as CC BY 4.0. */
  license?: string;
  /** Where it comes from. */
  source?: string;
  /** Folder names joined by slashes; an empty value is no folder. */
  folder?: string;
  tags?: string[];
  /** The point that stays visible, in percent from the left. */
  focalX?: number;
  /** The point that stays visible, in percent from the top. */
  focalY?: number;
};
export type CropRequest = {
  version: number;
  /** null shows the whole image again. */
  crop: Crop | null;
};
export type RestoreMediaVersionRequest = {
  version: number;
  /** The number of an earlier version of the file. */
  number: number;
};
export type MediaUse = {
  id: string;
  /** The content type, such as page or brand. */
  type: string;
  /** Public path of the document, live or not. */
  path: string | null;
  title: string;
  /** The live revision uses it, or an earlier version of a legal text, which stays public. */
  inLive: boolean;
  /** The draft or the scheduled revision uses it. */
  inDraft: boolean;
};
export type MediaVersionAnswer = {
  number: number;
  /** SHA-256 of the uploaded file. */
  original: string;
  type: MediaType;
  file: string;
  thumbnail: string | null;
  bytes: number;
  width: number | null;
  height: number | null;
  crop: Crop | null;
  createdAt: string;
  /** Username. */
  createdBy: string | null;
};
export type MissedSchedule = {
  id: string;
  /** The content type, such as page. */
  type: string;
  /** Public path of the document, live or not. */
  path: string;
  title: string;
  planned: PlannedTimes;
  /** Who scheduled it. */
  by: string;
  /** Why it failed; null when nothing ran at its time. */
  reason: string | null;
};
export type RedirectOrigin = "rule" | "document";
export type RedirectAnswer = {
  id: string;
  from: string;
  /** The address of its document now, or what was entered; null when the page is gone. */
  to: string | null;
  status: 301 | 302 | 307 | 308 | 410;
  /** Who made it: a person, or a document that moved or was removed. */
  origin: RedirectOrigin;
  /** Visitors are led on, or learn that the page is gone. false: nothing is found at the target. */
  works: boolean;
  /** The site itself has a page or a file at the source, and visitors get that instead. */
  isCovered: boolean;
  /** How often visitors came. */
  hits: number;
  lastHitAt: string | null;
  createdAt: string;
};
export type RedirectList = {
  data: RedirectAnswer[];
  total: number;
  page: number;
  limit: number;
};
export type RedirectOrder = "newest" | "hits" | "from";
export type RedirectRequest = {
  /** A path of this site without query, such as /old-page. /old-blog/* takes every address below /old-blog. */
  from: string;
  /** A path of this site or an address of another one. After a source with /*, /blog/* keeps the rest of the address. null with 410. */
  to: string | null;
  /** 301 and 308: for good. 302 and 307: for now. 410: the page is gone. */
  status: 301 | 302 | 307 | 308 | 410;
};
export type ImportedRedirects = {
  added: number;
  /** Redirects that were there with another target or status. */
  changed: number;
  unchanged: number;
  /** Redirects of the file with a target at which visitors find nothing. */
  dead: number;
  /** The first 20 of these, in words. */
  warnings: string[];
};
export type ImportRedirectsRequest = {
  /** CSV with a header line: from, to, status. status is optional (301); source, target and code are other names of the columns. */
  csv: string;
};
export type MissingAddress = {
  path: string;
  hits: number;
  firstAt: string;
  lastAt: string;
  /** The page of this site that linked to it last, if one did. */
  linkedFrom: string | null;
};
export type MissingAddressList = {
  data: MissingAddress[];
  total: number;
  page: number;
  limit: number;
};
export type IgnoreMissingRequest = {
  path: string;
  /** false lists it again. */
  ignored: boolean;
};
export type MissingSpike = {
  /** UTC */
  day: string;
  /** Visits of missing addresses on this day. */
  hits: number;
  /** The same on a usual day of the week before. */
  usual: number;
};
export type MissingSpikeAnswer = {
  /** Of today or yesterday; null: nothing unusual. */
  spike: MissingSpike | null;
};
export type RedirectSuggestion = {
  /** The live page with the most similar address; null when none is similar. */
  to: string | null;
};
export type RedirectOutcome =
  "page" | "file" | "redirect" | "gone" | "missing" | "error";
export type RedirectTest = {
  outcome: RedirectOutcome;
  /** The HTTP status of the address itself. */
  status: number;
  /** Where they are led in the end. */
  to: string | null;
  /** The HTTP status where they are led; null: on another site. 508: they are led in a circle. */
  finalStatus: number | null;
  /** The source of the redirect that takes the address; null: the site redirects without one. */
  from: string | null;
};
export type IndexNowSwitch = "on";
export type VisitCounting = "off";
export type SettingsValues = {
  /** For pages without their own SEO title. {title} is the page’s title, {siteName} the site’s name. Default: {title} | {siteName}. At most 120 characters when published. */
  titleTemplate?: string | null;
  /** Which addresses crawlers may read. A line with the sitemap is added where it is missing. Default: User-agent: *
    Disallow: /admin$
    Disallow: /admin/
    Disallow: /login
    Disallow: /website/admin$
    Disallow: /website/admin/
    Disallow: /website/login
    Disallow: /api/admin/
    Disallow: /api/auth/. */
  robotsTxt?: string | null;
  /** What the site tells language models about itself, in Markdown. Leave empty to list the pages of the site. */
  llmsTxt?: string | null;
  /** Google verification code. From Search Console, method “HTML tag”. The home page shows it to Google. At most 120 characters when published. */
  googleVerification?: string | null;
  /** Bing verification code. From Bing Webmaster Tools, method “HTML Meta Tag”. The home page shows it to Bing. At most 120 characters when published. */
  bingVerification?: string | null;
  /** Tells Bing, Yandex and other search engines within a few minutes which pages changed. Google does not take part. */
  indexNow?: IndexNowSwitch | null;
  /** The company behind the site. Legal pages show it for {legal_name}. At most 120 characters when published. */
  legalName?: string | null;
  /** Where people can ask about their data, such as privacy@example.com. Legal pages show it for {privacy_email}. */
  privacyEmail?: string | null;
  /** Count visits. Counts views and visitors without cookies, and stores nothing about a person. Browsers that ask for privacy are never counted. */
  visitCounting?: VisitCounting | null;
};
export type SettingsDocument = {
  /** Send it with every write; a stale version is refused with 412. */
  version: number;
  values: SettingsValues;
};
export type SaveSettingsRequest = {
  version: number;
  /** Only the settings to change; null or "" restores the default. */
  values: SettingsValues;
};
export type SettingValue = {
  /** null: the default. */
  value: string | null;
  at: string;
  /** Username; null for what was there first. */
  by: string | null;
};
export type SiteRule =
  | "page-error"
  | "broken-link"
  | "broken-anchor"
  | "redirecting-link"
  | "external-link"
  | "missing-title"
  | "duplicate-title"
  | "missing-description"
  | "duplicate-description"
  | "missing-alt"
  | "missing-image"
  | "large-image"
  | "foreign-image"
  | "orphan-page"
  | "structured-data"
  | "risky-claim"
  | "placeholder";
export type SiteRuleCount = {
  rule: SiteRule;
  open: number;
};
export type SiteCheckRun = {
  id: string;
  /** false: only the pages that a change concerns. */
  full: boolean;
  startedAt: string;
  /** null: it is running. */
  finishedAt: string | null;
  /** How many pages it looked at. */
  pages: number;
  /** How many more pages it knew of and left out, because there are too many. */
  unchecked: number;
  /** How many findings were open afterwards. */
  open: number;
  /** The same by rule, without those that found nothing. */
  rules: SiteRuleCount[];
};
export type SiteRuleState = {
  rule: SiteRule;
  title: string;
  /** Why it matters. */
  why: string;
  /** Findings that are not resolved. */
  open: number;
};
export type SiteChecksState = {
  /** The newest that is finished. */
  lastRun: SiteCheckRun | null;
  /** The newest of all pages that is finished. */
  lastFullRun: SiteCheckRun | null;
  /** All pages are being checked. */
  isRunning: boolean;
  /** Links to other sites are checked, too. */
  externalLinks: boolean;
  rules: SiteRuleState[];
};
export type ExternalLinksRequest = {
  /** Whether links to other sites are checked, too. */
  checked: boolean;
};
export type SiteFindingAnswer = {
  id: string;
  rule: SiteRule;
  /** The page; null: the menu or the footer, which every page shows. */
  path: string | null;
  /** The problem and how to fix it. */
  message: string;
  firstSeenAt: string;
  lastSeenAt: string;
  /** null: it is open. */
  resolvedAt: string | null;
  /** What to edit; null: nothing that you may edit. */
  document: LinkedDocument | null;
};
export type SiteFindingList = {
  data: SiteFindingAnswer[];
  total: number;
  page: number;
  limit: number;
};
export type SiteCheckRunList = {
  data: SiteCheckRun[];
  total: number;
  page: number;
  limit: number;
};
export type StructuredDataPage = {
  id: string;
  type: string;
  path: string;
  /** The title of the draft. */
  title: string;
  status: ContentStatus;
  /** The draft has structured data of its own. */
  isOwn: boolean;
  errors: number;
  warnings: number;
};
export type StructuredDataPages = {
  data: StructuredDataPage[];
  total: number;
  page: number;
  limit: number;
  /** There are more than `total`; they are not counted. */
  isMore: boolean;
};
export type SystemFindingState = "ok" | "warning" | "error";
export type SystemFinding = {
  name: string;
  state: SystemFindingState;
  text: string;
  /** What to do about it. */
  advice: string | null;
};
export type QueueState = {
  queue: string;
  ready: number;
  active: number;
  failed: number;
};
export type SystemStatus = {
  findings: SystemFinding[];
  queues: QueueState[];
  /** Since when each back end is connected. */
  backEnds: string[];
  /** The size of the database in bytes. */
  databaseBytes: number;
};
export type TermKind = "category" | "tag";
export type EditedTerm = {
  kind: TermKind;
  /** The last part of its address, such as `/blog/tag/united-states`. */
  slug: string;
  name: string;
  description: string | null;
  /** Published posts. */
  posts: number;
  id: string;
  /** Other slugs that lead to it. */
  aliases: string[];
};
export type EditedTermList = {
  data: EditedTerm[];
  total: number;
  page: number;
  limit: number;
};
export type EditTermRequest = {
  name: string;
  /** The one that it had leads to the new one. */
  slug: string;
  description: string | null;
};
export type MergeTermRequest = {
  /** The term of the same kind that takes over its posts and addresses. */
  into: string;
};
export type VisitNumbers = {
  views: number;
  /** Different visitors on each day, added up. */
  visitors: number;
  /** Messages through the contact form from visitors who came to the site by this page or source. */
  conversions: number;
};
export type VisitDay = {
  views: number;
  /** Different visitors on each day, added up. */
  visitors: number;
  /** Messages through the contact form from visitors who came to the site by this page or source. */
  conversions: number;
  /** UTC */
  day: string;
};
export type VisitedPage = {
  views: number;
  /** Different visitors on each day, added up. */
  visitors: number;
  /** Messages through the contact form from visitors who came to the site by this page or source. */
  conversions: number;
  path: string;
};
export type VisitSource = {
  views: number;
  /** Different visitors on each day, added up. */
  visitors: number;
  /** Messages through the contact form from visitors who came to the site by this page or source. */
  conversions: number;
  /** A host, the source of a campaign, `direct` or `other`. */
  source: string;
  campaign: string | null;
};
export type VisitsAnswer = {
  /** false: counting is switched off in the settings. */
  isCounting: boolean;
  total: VisitNumbers;
  before: VisitNumbers;
  /** Every day of the period, oldest first. */
  days: VisitDay[];
  /** The ten most viewed pages. */
  pages: VisitedPage[];
  /** The ten sources that brought most visitors. */
  sources: VisitSource[];
};
export const {
  useGetBackupStateQuery,
  useListBlockedHostsQuery,
  useExportBlogQuery,
  useListBlogImportsQuery,
  useCheckBlogImportMutation,
  useGetBlogImportQuery,
  useCancelBlogImportMutation,
  useRunBlogImportMutation,
  useListCheckCountsQuery,
  useGetCheckLevelsQuery,
  useSaveCheckLevelsMutation,
  useGetConsentsQuery,
  useExportConsentsQuery,
  useListContactMessagesQuery,
  useTakeContactMessagesOutOfSpamMutation,
  useGetContactMessageQuery,
  useMarkContactMessageMutation,
  useNotifyOfContactMessageMutation,
  useGetContactRecipientsQuery,
  useSaveContactRecipientsMutation,
  useSendContactTestMutation,
  useListContentQuery,
  useCreateContentMutation,
  useCheckAddressQuery,
  useCheckContentMutation,
  useListFacetsQuery,
  useGetContentQuery,
  useSaveContentDraftMutation,
  useGetDocumentQuery,
  useListAnchorsQuery,
  useCancelScheduleMutation,
  useGetDocumentChecksQuery,
  useDuplicateDocumentMutation,
  usePlaceDocumentMutation,
  useAnnouncePresenceMutation,
  useEndPresenceMutation,
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
  useGetAutomaticStructuredDataQuery,
  useGetLiveStructuredDataQuery,
  useTrashDocumentMutation,
  useUnpublishDocumentMutation,
  useListLinkingPlacesQuery,
  useListImagesInUseQuery,
  useGetIndexNowQuery,
  useListInvalidStructuredDataQuery,
  useListUnfinishedDocumentsQuery,
  useSuggestLinksMutation,
  useListLinkTargetsQuery,
  useLookUpLinkQuery,
  useNameLinkTargetsQuery,
  useListMediaQuery,
  useUploadMediaMutation,
  useCopyImageMutation,
  useGetMediaFacetsQuery,
  useGetMediaQuery,
  useChangeMediaMutation,
  useDeleteMediaMutation,
  useCropMediaMutation,
  useReplaceMediaMutation,
  useRecoverMediaMutation,
  useRestoreMediaVersionMutation,
  useListMediaUsesQuery,
  useListMediaVersionsQuery,
  useListMissedSchedulesQuery,
  useListRedirectsQuery,
  useAddRedirectMutation,
  useExportRedirectsQuery,
  useImportRedirectsMutation,
  useListMissingAddressesQuery,
  useClearMissingAddressesMutation,
  useIgnoreMissingAddressMutation,
  useGetMissingSpikeQuery,
  useSuggestRedirectQuery,
  useTestRedirectQuery,
  useChangeRedirectMutation,
  useRemoveRedirectMutation,
  useGetSettingsDocumentQuery,
  useSaveSettingsMutation,
  useListSettingHistoryQuery,
  useGetSiteChecksQuery,
  useChooseExternalLinkCheckMutation,
  useListSiteFindingsQuery,
  useListSiteCheckRunsQuery,
  useStartSiteCheckMutation,
  useListStructuredDataQuery,
  useGetSystemStatusQuery,
  useListEditedTermsQuery,
  useEditTermMutation,
  useRemoveTermMutation,
  useMergeTermMutation,
  useGetVisitsQuery,
} = injectedRtkApi;
