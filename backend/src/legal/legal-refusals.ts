import { legalVariables, type LegalVariableName } from '@20x/shared/legal-variables';
import { liesInHidden } from '../content/documents/shown-content.ts';
import type { FieldError } from '../core/http/problem.ts';
import type { LegalContent } from './legal-content.dto.ts';
import { tableVariable, textsIn, variablesIn, type LegalVariables } from './variables.ts';

/** What keeps a legal text from visitors although its fields are filled. */
export function legalRefusals(
  content: LegalContent,
  known: Pick<LegalVariables, 'legal_name' | 'privacy_email'>,
  last: LastVersion | null,
): FieldError[] {
  const { title, changeSummary, blocks, seo } = content;
  const shown = textsIn({ blocks }).filter(({ path }) => !liesInHidden(content, path));
  const inBlocks = shown.flatMap(({ path: field, text }) =>
    variablesIn(text).flatMap((name) => {
      const message = variableProblem(name, known);
      return message === null ? [] : [{ field, message }];
    }),
  );
  const plainTexts = { title, changeSummary, seo: { title: seo?.title, description: seo?.description } };
  const elsewhere = textsIn(plainTexts).flatMap(({ path: field, text }) =>
    variablesIn(text).map((name) => ({ field, message: `{${name}} works only in the sections of the page.` })),
  );
  return [...repeatedFacts(content, last), ...elsewhere, ...inBlocks];
}

/** What the last version said of itself. */
export type LastVersion = Pick<LegalContent, 'effectiveDate' | 'changeSummary'>;

/** Every version has an effective date and a summary of its own. */
function repeatedFacts({ effectiveDate, changeSummary }: LegalContent, last: LastVersion | null): FieldError[] {
  const repeats = [
    effectiveDate && effectiveDate === last?.effectiveDate
      ? { field: 'effectiveDate', message: 'The previous version has this date. Enter the date of this one.' }
      : null,
    changeSummary?.trim() && changeSummary.trim() === last?.changeSummary?.trim()
      ? {
          field: 'changeSummary',
          message: 'This is the summary of the previous version. Describe what this one changes.',
        }
      : null,
  ];
  return repeats.filter((repeat) => repeat !== null);
}

function variableProblem(name: string, known: Readonly<Record<string, string | null>>): string | null {
  if (name === tableVariable) return `Put {${tableVariable}} in its own paragraph.`;
  if (!Object.hasOwn(legalVariables, name)) return `There is no variable {${name}}. Remove it or choose another one.`;
  const { setting } = legalVariables[name as LegalVariableName];
  const isMissing = setting && known[name] === null;
  return isMissing ? `Set the ${setting.label} in the site settings first. {${name}} is still empty.` : null;
}
