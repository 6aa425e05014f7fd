import { createElement } from 'react';
import { iconNamed } from '@20x/kit/block-icons';
import { mostFeaturesInMenu } from '@20x/shared/menu';
import type { DocumentSummary } from '../api/generated';
import type { ListColumn, RowOrder } from '../resource/declarations';
import { nameOf } from './content-types';
import { updatedColumn } from './facet-columns';
import classes from './DocumentList.module.css';
import { SummaryStatus } from './SummaryStatus';

type Column = ListColumn<DocumentSummary>;

const isShown = ({ inMenu, publishedAt }: DocumentSummary) => inMenu === true && publishedAt !== null;

/** A line below the last document for which the menu has room, once it is full. */
export function menuLine(rows: readonly DocumentSummary[]): RowOrder['line'] {
  const last = rows.filter(isShown)[mostFeaturesInMenu - 1];
  return last ? { after: last.id, text: `The menu shows the first ${mostFeaturesInMenu}` } : null;
}

/** The columns of a type whose documents have an order. */
export const orderedColumns = (checks: Column): readonly Column[] => [
  { title: 'Title', width: 'minmax(0, 5fr)', narrow: 'lead', cell: (document) => <Lead document={document} /> },
  { title: 'Menus', width: '7rem', narrow: 'text', cell: (document) => <Menu document={document} /> },
  { title: 'Status', width: '11.5rem', narrow: 'meta', cell: (document) => <SummaryStatus {...document} /> },
  checks,
  updatedColumn,
];

const Menu = ({ document: { inMenu, publishedAt } }: { readonly document: DocumentSummary }) => (
  <span className={classes.wrapping}>{inMenu ? (publishedAt ? 'Listed' : 'Once published') : 'Not listed'}</span>
);

function Lead({ document }: { readonly document: DocumentSummary }) {
  const icon = iconNamed(document.icon);
  return (
    <span className={classes.lead}>
      <span className={classes.icon} aria-hidden>
        {icon ? createElement(icon) : null}
      </span>
      <span className={classes.words}>
        <bdi className={classes.title}>{nameOf(document)}</bdi>
        <span className={`${classes.filed} ${classes.path}`}>
          {document.path}
          {document.nextPath ? ` → ${document.nextPath}` : ''}
        </span>
      </span>
    </span>
  );
}
