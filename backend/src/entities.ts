import { VisitCountRow, VisitDayRow, VisitHashRow } from './analytics/visit.entity.ts';
import { AuditEntry } from './audit/audit-entry.entity.ts';
import { UserSession } from './auth/user-session.entity.ts';
import { BackupRun } from './backup/backup-run.entity.ts';
import { PostListing } from './blog/post-listing.entity.ts';
import { BlogImportItemRow, BlogImportRow } from './blog-import/blog-import.entity.ts';
import { PostImport } from './blog-import/post-import.entity.ts';
import { AuthorListing } from './blog/authors/author-listing.entity.ts';
import { BlogTerm } from './blog/terms/blog-term.entity.ts';
import { BlockedHostRow } from './client-reports/blocked-host.entity.ts';
import { ContactMessageRow } from './contact/messages/contact-message.entity.ts';
import { ContactDeliveryRow } from './contact/notifications/contact-delivery.entity.ts';
import { ContactRecipientsRow } from './contact/notifications/contact-recipients.entity.ts';
import { CheckLevelsVersion, StoredCheckLevel } from './content/checks/check-level.entity.ts';
import { ContentDocument } from './content/documents/content-document.entity.ts';
import { ContentPresence } from './content/previews/content-presence.entity.ts';
import { ContentPreviewLink } from './content/previews/content-preview-link.entity.ts';
import { ContentRevision } from './content/documents/content-revision.entity.ts';
import { ContentTransition } from './content/history/content-transition.entity.ts';
import type { Entities } from './core/database/data-source.ts';
import { FeatureListing } from './features/feature-listing.entity.ts';
import { MissingAddressRow, MissingDayRow } from './redirects/missing-address.entity.ts';
import { Redirect } from './redirects/redirect.entity.ts';
import { MediaItem } from './media/library/media-item.entity.ts';
import { MediaUseRow } from './media/library/media-use.entity.ts';
import { MediaVersion } from './media/library/media-version.entity.ts';
import { LegalVersionRow } from './legal/legal-version.entity.ts';
import { SettingChange, SettingsVersion, StoredSetting } from './settings/setting.entity.ts';
import { IndexNowAddress } from './index-now/index-now-address.entity.ts';
import { ConsentQuestionRow, ConsentRow } from './consents/consent.entities.ts';
import {
  SiteChangeRow,
  SiteCheckChoice,
  SiteCheckRunRow,
  SiteFindingRow,
  SitePageRow,
} from './site-checks/site-check.entities.ts';
import { User } from './users/user.entity.ts';

/** Every class that is mapped to a table. A feature adds its entities here and its tables in a migration. */
export const entities: Entities = [
  ContentDocument,
  ContentRevision,
  ContentTransition,
  ContentPresence,
  ContentPreviewLink,
  StoredCheckLevel,
  CheckLevelsVersion,
  ConsentQuestionRow,
  ConsentRow,
  BlockedHostRow,
  IndexNowAddress,
  StoredSetting,
  SettingChange,
  SettingsVersion,
  FeatureListing,
  PostListing,
  BlogTerm,
  AuthorListing,
  BlogImportRow,
  BlogImportItemRow,
  PostImport,
  LegalVersionRow,
  ContactMessageRow,
  ContactDeliveryRow,
  ContactRecipientsRow,
  Redirect,
  MissingAddressRow,
  MissingDayRow,
  VisitCountRow,
  VisitDayRow,
  VisitHashRow,
  MediaItem,
  MediaVersion,
  MediaUseRow,
  SiteCheckRunRow,
  SiteFindingRow,
  SitePageRow,
  SiteChangeRow,
  SiteCheckChoice,
  User,
  UserSession,
  AuditEntry,
  BackupRun,
];
