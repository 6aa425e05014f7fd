import { Blocks } from '../content/blocks/blocks.ts';
import type { Block } from '../content/blocks/block-types.ts';
import { PageSeo } from '../content/page-seo.dto.ts';
import { Group, Text } from '../core/http/fields.ts';
import { Day } from '../core/http/time-fields.ts';

/** A legal text. Its blocks may name `{legal_name}`, `{privacy_email}`, `{effective_date}` and `{cookie_table}`. */
export class LegalContent {
  @Text({ max: 120, required: true }) title?: string | null;
  @Day({ required: true, description: 'The day from which this version is in force.' }) effectiveDate?: string | null;
  @Text({ max: 400, required: true, description: 'What this version changes; it stands in the archive.' })
  changeSummary?: string | null;
  @Blocks() blocks?: Block[] | null;
  @Group(() => PageSeo) seo?: PageSeo | null;
}
