import { Blocks } from '../content/blocks/blocks.ts';
import type { Block } from '../content/blocks/block-types.ts';
import { Day, Text } from '../core/fields/fields.ts';
import { PageTitle, Seo, type PageSeo } from '../content/documents/page-seo.dto.ts';

/** A legal text. Its blocks may name `{legal_name}`, `{privacy_email}`, `{effective_date}` and `{cookie_table}`. */
export class LegalContent {
  @PageTitle() title?: string | null;

  @Day({
    required: true,
    part: 'publishing',
    label: 'Effective date',
    help: 'Shown at the top of the page and in the archive.',
  })
  effectiveDate?: string | null;
  @Text({
    max: 400,
    required: true,
    part: 'publishing',
    input: 'paragraph',
    label: 'What changes with this version',
    help: 'Tell readers in plain English. Shown in the archive of versions.',
  })
  changeSummary?: string | null;
  @Blocks() blocks?: Block[] | null;
  @Seo() seo?: PageSeo | null;
}
