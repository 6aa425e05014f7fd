import { Choice, Text, Whole } from '../core/http/fields.ts';

/** What a shift goes through, and under which heading a feature stands. */
const featureGroups = ['fill', 'clear', 'close', 'improve'] as const;
export type FeatureGroup = (typeof featureGroups)[number];

/** What the page of a feature says. */
export class FeatureContent {
  @Text({ max: 60, required: true }) title?: string | null;
  @Choice(featureGroups, { enumName: 'FeatureGroup', required: true }) group?: FeatureGroup | null;
  @Text({ max: 160, required: true }) summary?: string | null;
  @Whole({ description: 'Place in lists, ascending.' }) order?: number | null;
}
