import type { MigrationInterface } from 'typeorm';
import { Extensions1763690000000 } from './1763690000000-extensions.ts';
import { Content1763690100000 } from './1763690100000-content.ts';
import { Settings1763690200000 } from './1763690200000-settings.ts';
import { Footer1763690300000 } from './1763690300000-footer.ts';
import { Features1763690400000 } from './1763690400000-features.ts';
import { SeedLog1763690500000 } from './1763690500000-seed-log.ts';
import { SiteGeneration1763690600000 } from './1763690600000-site-generation.ts';
import { Users1763691000000 } from './1763691000000-users.ts';
import { Sessions1763691100000 } from './1763691100000-sessions.ts';
import { Audit1763691200000 } from './1763691200000-audit.ts';
import { FeaturePages1763691300000 } from './1763691300000-feature-pages.ts';
import { Posts1763691400000 } from './1763691400000-posts.ts';
import { Contact1763691500000 } from './1763691500000-contact.ts';
import { Publishing1763692000000 } from './1763692000000-publishing.ts';
import { ContactConsent1763692100000 } from './1763692100000-contact-consent.ts';
import { Legal1763693200000 } from './1763693200000-legal.ts';
import { ContactNotifications1763693300000 } from './1763693300000-contact-notifications.ts';
import { CheckLevels1763693400000 } from './1763693400000-check-levels.ts';
import { Redirects1763693500000 } from './1763693500000-redirects.ts';
import { RestoredFrom1763693600000 } from './1763693600000-restored-from.ts';
import { WholeRevisions1763693699000 } from './1763693699000-whole-revisions.ts';
import { PreviewRevision1763693710000 } from './1763693710000-preview-revision.ts';
import { TakeOver1763693730000 } from './1763693730000-take-over.ts';
import { PicksById1763693750000 } from './1763693750000-picks-by-id.ts';
import { VersionsAsSeen1763693751000 } from './1763693751000-versions-as-seen.ts';
import { PreviewFrames1763693752000 } from './1763693752000-preview-frames.ts';
import { RowIds1763693790000 } from './1763693790000-row-ids.ts';
import { PresenceWindows1763693800000 } from './1763693800000-presence-windows.ts';
import { DraftListing1763693810000 } from './1763693810000-draft-listing.ts';
import { BlogTerms1763693820000 } from './1763693820000-blog-terms.ts';
import { Authors1763693830000 } from './1763693830000-authors.ts';
import { FeaturedPosts1763693840000 } from './1763693840000-featured-posts.ts';
import { Search1763693870000 } from './1763693870000-search.ts';
import { Media1763693900000 } from './1763693900000-media.ts';
import { BlogImports1763693910000 } from './1763693910000-blog-imports.ts';
import { SearchOrder1763693915000 } from './1763693915000-search-order.ts';
import { ImportRuns1763693920000 } from './1763693920000-import-runs.ts';
import { MediaChangedBy1763693930000 } from './1763693930000-media-changed-by.ts';
import { Navigation1763693940000 } from './1763693940000-navigation.ts';
import { ImportCancel1763693950000 } from './1763693950000-import-cancel.ts';
import { DocumentOrder1763693960000 } from './1763693960000-document-order.ts';
import { FooterDocument1763693970000 } from './1763693970000-footer-document.ts';
import { Brand1763693990000 } from './1763693990000-brand.ts';
import { PublishableImports1763694030000 } from './1763694030000-publishable-imports.ts';
import { RemovedPages1763694060000 } from './1763694060000-removed-pages.ts';
import { ReviewDays1763694080000 } from './1763694080000-review-days.ts';
import { SearchParts1763694040000 } from './1763694040000-search-parts.ts';
import { AutomaticSlugs1763694070000 } from './1763694070000-automatic-slugs.ts';
import { PreviewLinkMakers1763693780000 } from './1763693780000-preview-link-makers.ts';
import { SettingHistory1763694090000 } from './1763694090000-setting-history.ts';
import { StarterImages1763694100000 } from './1763694100000-starter-images.ts';
import { Placeholders1763694110000 } from './1763694110000-placeholders.ts';
import { LegalMediaUses1763694120000 } from './1763694120000-legal-media-uses.ts';
import { SnippetMetadata1763694130000 } from './1763694130000-snippet-metadata.ts';
import { LiveHeads1763694140000 } from './1763694140000-live-heads.ts';
import { RedirectRules1763694150000 } from './1763694150000-redirect-rules.ts';
import { MissingAddresses1763694160000 } from './1763694160000-missing-addresses.ts';
import { MissingSources1763694220000 } from './1763694220000-missing-sources.ts';
import { SiteChecks1763694231000 } from './1763694231000-site-checks.ts';
import { Visits1763694241000 } from './1763694241000-visits.ts';
import { Consents1763694251000 } from './1763694251000-consents.ts';
import { LiveImages1763694261000 } from './1763694261000-live-images.ts';
import { BackupRuns1763694271000 } from './1763694271000-backup-runs.ts';
import { IndexNow1763694281000 } from './1763694281000-index-now.ts';
import { ContactOrigin1763694291000 } from './1763694291000-contact-origin.ts';
import { BlockedHosts1763694301000 } from './1763694301000-blocked-hosts.ts';
import { UncheckedPages1763694305000 } from './1763694305000-unchecked-pages.ts';

/**
 * Every migration, oldest first. To add one: a file `<unix ms>-<what>.ts` in this folder whose class is named
 * `<What><unix ms>` (TypeORM orders by that number), hand-written SQL with named constraints, no imports from features,
 * no constructor parameters with modifiers (the test set-up runs these files without a build). Never edit one that landed.
 */
export const migrations: readonly (new () => MigrationInterface)[] = [
  Extensions1763690000000,
  Content1763690100000,
  Settings1763690200000,
  Footer1763690300000,
  Features1763690400000,
  SeedLog1763690500000,
  SiteGeneration1763690600000,
  Users1763691000000,
  Sessions1763691100000,
  Audit1763691200000,
  FeaturePages1763691300000,
  Posts1763691400000,
  Contact1763691500000,
  Publishing1763692000000,
  ContactConsent1763692100000,
  Legal1763693200000,
  ContactNotifications1763693300000,
  CheckLevels1763693400000,
  Redirects1763693500000,
  RestoredFrom1763693600000,
  WholeRevisions1763693699000,
  PreviewRevision1763693710000,
  TakeOver1763693730000,
  PicksById1763693750000,
  VersionsAsSeen1763693751000,
  PreviewFrames1763693752000,
  PreviewLinkMakers1763693780000,
  RowIds1763693790000,
  PresenceWindows1763693800000,
  DraftListing1763693810000,
  BlogTerms1763693820000,
  Authors1763693830000,
  FeaturedPosts1763693840000,
  Search1763693870000,
  Media1763693900000,
  BlogImports1763693910000,
  SearchOrder1763693915000,
  ImportRuns1763693920000,
  MediaChangedBy1763693930000,
  Navigation1763693940000,
  ImportCancel1763693950000,
  DocumentOrder1763693960000,
  FooterDocument1763693970000,
  Brand1763693990000,
  PublishableImports1763694030000,
  SearchParts1763694040000,
  RemovedPages1763694060000,
  AutomaticSlugs1763694070000,
  ReviewDays1763694080000,
  SettingHistory1763694090000,
  StarterImages1763694100000,
  Placeholders1763694110000,
  LegalMediaUses1763694120000,
  SnippetMetadata1763694130000,
  LiveHeads1763694140000,
  RedirectRules1763694150000,
  MissingAddresses1763694160000,
  MissingSources1763694220000,
  SiteChecks1763694231000,
  Visits1763694241000,
  Consents1763694251000,
  LiveImages1763694261000,
  BackupRuns1763694271000,
  IndexNow1763694281000,
  ContactOrigin1763694291000,
  BlockedHosts1763694301000,
  UncheckedPages1763694305000,
];
