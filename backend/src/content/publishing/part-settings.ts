/** The settings that come from a part of every page. */
export interface PartSettings {
  /** Those that are empty have their default. */
  readonly values: Readonly<Record<string, string | null | undefined>>;
  /** The revision that they come from. */
  readonly revision: string;
}
