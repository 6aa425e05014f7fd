interface FramedField {
  readonly path: string;
  readonly label: string;
  readonly error: string | undefined;
}

/** What every input has in common: its label, its refusal, and the path by which it is found. */
export const fieldFrame = ({ path, ...frame }: FramedField) => ({ ...frame, 'data-field': path });

/** For addresses and names that no dictionary knows. */
export const verbatim = { spellCheck: false, autoCapitalize: 'none', autoComplete: 'off' } as const;
