interface LegalVariable {
  /** The setting that holds its value. */
  readonly setting?: { readonly key: 'legalName' | 'privacyEmail'; readonly label: string };
  /** What editors read of a variable that is no setting. */
  readonly meaning?: string;
}

/** What legal texts may name in braces, such as `{legal_name}`. */
const variables = {
  legal_name: { setting: { key: 'legalName', label: 'legal name' } },
  privacy_email: { setting: { key: 'privacyEmail', label: 'privacy email' } },
  effective_date: { meaning: 'The date you enter when you publish.' },
  cookie_table: {
    meaning: 'A table of the cookies and scripts that the site uses. Put it in its own paragraph.',
  },
} as const satisfies Readonly<Record<string, LegalVariable>>;

export type LegalVariableName = keyof typeof variables;
export const legalVariables: Readonly<Record<LegalVariableName, LegalVariable>> = variables;
