/** Raise it when an older release could not read the archive. */
export const archiveFormat = 1;

export const headerName = 'header.json';
export const manifestName = 'manifest.json';

/** What archives are made for, and the commands that read them. */
export const archiveKinds = {
  backup: { name: 'a backup of this site', command: 'restore' },
  export: { name: 'an export of a site', command: 'import' },
} as const;
export type ArchiveKind = keyof typeof archiveKinds;

/** The first entry: what a reader must know before the rows come. */
export interface ArchiveHeader {
  readonly format: number;
  /** Default: a backup. */
  readonly kind?: ArchiveKind;
  readonly createdAt: string;
  /** The migrations that made the tables. */
  readonly migrations: readonly string[];
  /** The version of the tables of jobs; null where there were none. */
  readonly jobs: number | null;
  /** In the order in which they are in the archive. */
  readonly tables: readonly TableShape[];
  readonly sequences: readonly SequenceState[];
}

export interface TableShape {
  readonly schema: string;
  readonly table: string;
  /** Without those that the database computes. */
  readonly columns: readonly string[];
}

export interface SequenceState {
  readonly name: string;
  readonly last: string;
  readonly isCalled: boolean;
}

/** The last entry: what the archive holds. An archive without it was cut off. */
export interface ArchiveManifest {
  /** Checksum of the header; archives of earlier releases have none. */
  readonly header?: string;
  readonly tables: readonly TableSum[];
  readonly files: readonly FileSum[];
}

/** `sha256`: of the rows, each of which is one line. */
export interface TableSum {
  readonly name: string;
  readonly rows: number;
  readonly sha256: string;
}

export interface FileSum {
  readonly key: string;
  readonly bytes: number;
  readonly sha256: string;
}

export const nameOf = ({ schema, table }: Pick<TableShape, 'schema' | 'table'>): string => `${schema}.${table}`;
