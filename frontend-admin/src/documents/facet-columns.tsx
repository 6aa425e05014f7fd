import type { ReactNode } from 'react';
import { FileText } from 'lucide-react';
import type { DocumentSummary } from '../api/generated';
import type { FacetDeclaration, ListedType } from '../editor/model/content-type';
import type { ListColumn } from '../resource/declarations';
import { nameOf } from './content-types';
import classes from './DocumentList.module.css';
import { DocumentTime } from './DocumentTime';
import { SummaryStatus } from './SummaryStatus';

type Column = ListColumn<DocumentSummary>;

/** The values of a field. */
export const valuesOf = ({ facets }: DocumentSummary, name: string): readonly string[] =>
  facets.flatMap(({ field, label }) => (field === name ? [label] : []));

export const updatedColumn: Column = {
  title: 'Updated',
  width: '6rem',
  narrow: 'meta',
  cell: (document) => <Wrapping>{updateTime(document)}</Wrapping>,
};

/** The columns of a type whose documents people find by more than their address. */
export function facetColumns({ facets, hasCover }: ListedType, checks: Column): readonly Column[] {
  const below = facets.filter(({ as }) => as !== 'column');
  const beside = facets.filter(({ as }) => as === 'column');
  return [
    {
      title: 'Title',
      width: 'minmax(0, 7fr)',
      narrow: 'lead',
      cell: (document) => <Lead document={document} below={below} hasCover={hasCover} />,
    },
    ...beside.map(({ field, label }): Column => ({
      title: label,
      width: 'minmax(0, 2fr)',
      narrow: 'text',
      cell: (document) => <bdi className={classes.updated}>{valuesOf(document, field).join(', ')}</bdi>,
    })),
    { title: 'Status', width: '11.5rem', narrow: 'meta', cell: (document) => <SummaryStatus {...document} /> },
    checks,
    {
      title: 'Published',
      width: '6rem',
      narrow: 'none',
      cell: (document) => <Wrapping>{publicationTime(document)}</Wrapping>,
    },
    updatedColumn,
  ];
}

interface LeadProps {
  readonly document: DocumentSummary;
  readonly below: readonly FacetDeclaration[];
  readonly hasCover: boolean;
}

function Lead({ document, below, hasCover }: LeadProps) {
  const values = [
    ...(document.isDue ? ['Review due'] : []),
    ...below.map(({ field }) => valuesOf(document, field).join(', ')).filter(Boolean),
  ];
  return (
    <span className={classes.lead}>
      {hasCover ? <Cover src={document.cover} /> : null}
      <span className={classes.words}>
        <bdi className={classes.title}>{nameOf(document)}</bdi>
        {values.length > 0 ? <bdi className={classes.filed}>{values.join(' · ')}</bdi> : null}
      </span>
    </span>
  );
}

/** An image that cannot be loaded leaves the place empty. */
const Cover = ({ src }: { readonly src: string | null }) => (
  <span className={classes.cover}>
    {src ? (
      <img
        src={src}
        alt=""
        loading="lazy"
        onError={({ currentTarget }) => {
          currentTarget.hidden = true;
        }}
      />
    ) : (
      <FileText aria-hidden />
    )}
  </span>
);

/** Words about a time take two lines before they are cut. */
const Wrapping = ({ children }: { readonly children: ReactNode }) => (
  <span className={classes.wrapping}>{children}</span>
);

function publicationTime({ publishAt, publishedAt, unpublishAt }: DocumentSummary) {
  if (publishAt) return <DocumentTime at={publishAt} words="Goes live" />;
  if (unpublishAt) return <DocumentTime at={unpublishAt} words="Goes offline" />;
  return publishedAt ? <DocumentTime at={publishedAt} /> : null;
}

const updateTime = ({ deletedAt, updatedAt }: DocumentSummary) =>
  deletedAt ? <DocumentTime at={deletedAt} words="Removed" /> : <DocumentTime at={updatedAt} />;
