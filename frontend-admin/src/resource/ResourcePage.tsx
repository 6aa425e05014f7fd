import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { RefreshCw } from 'lucide-react';
import { IconButton } from '../ui/IconButton';
import { ShortcutsDialog } from '../ui/ShortcutsDialog';
import { BulkBar, useSelection } from './BulkBar';
import type { BulkActions, FilterValues, ListAnswer, Resource, ResourceRow, RowOrder } from './declarations';
import { FilterTabs } from './FilterTabs';
import { EmptyList, ListSkeleton } from './ListBody';
import { isNarrowed, ListFilters, wantedWords } from './ListFilters';
import { LoadFailure } from '../ui/LoadFailure';
import { Pager } from './Pager';
import { ResourceDetail } from './ResourceDetail';
import { ResourceGrid } from './ResourceGrid';
import { ResourceList } from './ResourceList';
import classes from './ResourcePage.module.css';
import { SearchField } from './SearchField';
import { listShortcuts, useListKeys } from './use-list-keys';
import type { ListPlaceControl } from './use-list-place';

interface ResourcePageProps<Row extends ResourceRow, Tab extends string> {
  readonly resource: Resource<Row, Tab>;
  readonly place: ListPlaceControl<Tab>;
  readonly answer: ListAnswer<Row>;
  /** Rows behind a tab, where that is known. */
  readonly counts?: Partial<Record<Tab, number>>;
  /** The open row beside the list. Default: rows lead to pages of their own. */
  readonly detail?: { readonly label: string; readonly of: (id: string) => ReactNode };
  /** What can be done with a row. */
  readonly menu?: (row: Row) => ReactNode;
  /** What the filters of the resource offer. */
  readonly values?: FilterValues;
  /** What can be done with several rows. */
  readonly bulk?: BulkActions<Row> | undefined;
  /** Default: people put the rows in no order. */
  readonly order?: RowOrder | undefined;
  /** What happened to several rows, above the list. */
  readonly notice?: ReactNode;
  /** Beside the title. */
  readonly actions?: ReactNode;
}

/** The list screen: filters, rows, pages, and the open row. */
export function ResourcePage<Row extends ResourceRow, Tab extends string>(props: ResourcePageProps<Row, Tab>) {
  const { resource, place, answer, counts = {}, detail, menu, values, bulk, order, notice, actions } = props;
  const { open, close } = place;
  const list = useRef<HTMLElement>(null);
  const isGrid = isShownAsGrid(resource, place);
  const [isHelpOpen, help] = useDisclosure();
  useListKeys(list, {
    onClose: open === null ? null : close,
    onPeek: detail && place.peek,
    isGrid,
    isFollowing: open !== null && resource.hrefOf !== undefined,
    onHelp: help.open,
  });
  const heading = useOpenRow(list, open, answer.page);
  return (
    <div className={classes.root} data-split={open !== null || undefined}>
      <div className={classes.main}>
        <header className={classes.head}>
          <Title ref={heading} order={1} tabIndex={-1}>
            {resource.title}
          </Title>
          <IconButton label={`Refresh ${resource.what}`} icon={RefreshCw} onClick={() => void answer.refetch()} />
          {actions ? <div className={classes.actions}>{actions}</div> : null}
        </header>
        <div className={classes.filters}>
          <FilterTabs tabs={resource.tabs} place={place} counts={counts} />
          {resource.searchFor ? <SearchField label={resource.searchFor} place={place} /> : null}
        </div>
        {values ? <ListFilters resource={resource} place={place} values={values} /> : null}
        {notice}
        {answer.error && !answer.isFetching ? (
          <div className={classes.failure}>
            <LoadFailure
              title={`The ${resource.what} could not be loaded`}
              error={answer.error}
              onRetry={answer.refetch}
            />
          </div>
        ) : null}
        <Rows {...{ resource, place, answer, values, list, menu, bulk, order }} />
      </div>
      {open === null || !detail ? null : (
        <ResourceDetail label={detail.label} onClose={close}>
          {detail.of(open)}
        </ResourceDetail>
      )}
      {isHelpOpen ? (
        <ShortcutsDialog
          shortcuts={listShortcuts({
            peek: detail !== undefined,
            select: bulk !== undefined,
            grid: isGrid,
            move: order?.onMove != null,
          })}
          onClose={help.close}
        />
      ) : null}
    </div>
  );
}

/** A list whose rows can be cards shows them so, unless the address says otherwise. */
const isShownAsGrid = <Row extends ResourceRow>(
  { card }: Pick<Resource<Row, string>, 'card'>,
  { view }: Pick<ListPlaceControl<string>, 'view'>,
) => card !== undefined && view === null;

interface RowsProps<Row extends ResourceRow, Tab extends string> extends Pick<
  ResourcePageProps<Row, Tab>,
  'resource' | 'place' | 'answer' | 'bulk' | 'order'
> {
  readonly list: RefObject<HTMLElement | null>;
  readonly menu: ((row: Row) => ReactNode) | undefined;
  readonly values: FilterValues | undefined;
}

function Rows<Row extends ResourceRow, Tab extends string>(props: RowsProps<Row, Tab>) {
  const { resource, place, answer, values, list, menu, bulk, order } = props;
  const { page, isFetching } = answer;
  const { chosen, selection, choose } = useSelection(page?.data ?? []);
  if (!page) return isFetching ? <ListSkeleton what={resource.what} /> : null;
  if (page.data.length === 0 && page.total > 0) {
    return (
      <EmptyList title="Nothing on this page" link={{ to: place.hrefTo({ page: 1 }), label: 'Go to the first page' }}>
        There are fewer {resource.what} than this page would need.
      </EmptyList>
    );
  }
  if (page.data.length === 0 && isNarrowed(place)) {
    return (
      <EmptyList
        title="Nothing found"
        link={{ to: place.hrefTo({ search: '', filters: {}, page: 1 }), label: 'Clear filters' }}
      >
        None of these {resource.what} has {wantedWords(resource, place, values)}.
      </EmptyList>
    );
  }
  if (page.data.length === 0) {
    const [first] = resource.tabs;
    const { empty } = resource.tabs.find(({ id }) => id === place.tab) ?? first;
    const all = { to: place.hrefTo({ tab: first.id, page: 1 }), label: `Show all ${resource.what}` };
    return (
      <EmptyList title={empty.title} link={place.tab === first.id ? empty.link : all}>
        {empty.text}
      </EmptyList>
    );
  }
  const View = isShownAsGrid(resource, place) ? ResourceGrid : ResourceList;
  return (
    <>
      {bulk ? (
        <BulkBar rows={page.data} chosen={chosen} onChoose={choose}>
          {bulk(chosen, () => choose([]))}
        </BulkBar>
      ) : null}
      <View
        ref={list}
        resource={resource}
        rows={page.data}
        openId={place.open}
        hrefTo={(id) => place.hrefTo({ open: id })}
        isBusy={isFetching}
        {...{ menu, order }}
        selection={bulk ? selection : undefined}
      />
      <Pager
        page={place.page}
        limit={page.limit}
        total={page.total}
        isMore={page.isMore}
        hrefTo={(number) => place.hrefTo({ page: number, open: null })}
      />
    </>
  );
}

/**
 * Keeps the open row in view. When it closes, the focus that was in it goes back once to the row, or to the heading that this
 * answers if the row has gone or goes.
 */
function useOpenRow(list: RefObject<HTMLElement | null>, open: string | null, rows: unknown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef<string | null>(null);
  const focused = useRef<HTMLElement | null>(null);
  useOpenRowInView(list, open);
  useEffect(() => {
    if (open !== null) {
      last.current = open;
      focused.current = null;
    } else if (last.current !== null && document.activeElement === document.body && !focused.current?.isConnected) {
      const links = list.current?.querySelectorAll<HTMLElement>('a[data-row]') ?? [];
      focused.current = [...links].find(({ dataset }) => dataset.row === last.current) ?? heading.current;
      focused.current?.focus();
    }
  }, [list, open, rows]);
  return heading;
}

/** Beside an open row, the list is narrower and its rows are higher: what was in view may not be any more. */
function useOpenRowInView(list: RefObject<HTMLElement | null>, open: string | null): void {
  useEffect(() => {
    if (open === null) return;
    const link = list.current?.querySelector('a[data-row][aria-current]');
    link?.closest('[role=row], li')?.scrollIntoView({ block: 'nearest' });
  }, [list, open]);
}
