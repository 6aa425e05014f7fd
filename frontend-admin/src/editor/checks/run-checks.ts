import type { Content } from '../content-comparison';
import type { EffectiveSeo } from '../seo/effective-seo';
import { pass, type Finding } from './finding';
import { metadataFindings, searchFindings } from './seo-checks';
import { altFindings, headingFindings, linkTextFindings, placeholderFindings } from './text-checks';

/** What each check looks at, and what is good when it finds nothing. `seo`: needs the page's metadata. */
export function runChecks(content: Content, seo: EffectiveSeo | null): Finding[] {
  const checks: readonly (readonly [findings: Finding[], good: string])[] = [
    [placeholderFindings(content), 'No placeholder is left in the text.'],
    ...(seo
      ? ([
          [searchFindings(seo), 'Title and description fit search results.'],
          [metadataFindings(content), 'The metadata is complete and well formed.'],
        ] as const)
      : []),
    [altFindings(content), 'Every image is described.'],
    [headingFindings(content), 'Headings follow one another in order.'],
    [linkTextFindings(content), 'Links say where they lead.'],
  ];
  const order = { block: 0, warn: 1, pass: 2 } as const;
  return checks
    .flatMap(([findings, good]) => (findings.length > 0 ? findings : [pass(good)]))
    .toSorted((one, other) => order[one.level] - order[other.level]);
}
