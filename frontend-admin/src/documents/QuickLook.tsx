import { useState } from 'react';
import { ActionIcon, Button, Skeleton, Text, Title } from '@mantine/core';
import { ExternalLink, PenLine, Pencil, Share2, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { adminApi, type DocumentSummary } from '../api/generated';
import { ShareLinkDialog } from '../editor/preview/ShareLinkDialog';
import { DetailBar } from '../resource/ResourceDetail';
import { advancedOf, editorOf, nameOf, typeNamed } from './content-types';
import { QuickChecks } from './QuickChecks';
import { QuickFacts } from './QuickFacts';
import classes from './QuickLook.module.css';
import { SummaryStatus } from './SummaryStatus';

interface QuickLookProps {
  /** "post" */
  readonly item: string;
  /** Undefined: this page of the list does not have it. */
  readonly document: DocumentSummary | undefined;
  readonly isLoading: boolean;
  readonly onClose: () => void;
}

/** What a draft is about, beside its list. */
export function QuickLook({ item, document, isLoading, onClose }: QuickLookProps) {
  if (!document && isLoading) return <Skeleton h={96} className={classes.body} />;
  return (
    <article className={classes.root}>
      <DetailBar className={classes.head}>
        <Title order={2} className={classes.title}>
          <bdi>{document ? nameOf(document) : `This ${item} is not on this page of the list`}</bdi>
        </Title>
        <ActionIcon aria-label="Close the quick look" onClick={onClose}>
          <X />
        </ActionIcon>
      </DetailBar>
      {document ? (
        <div className={classes.body}>
          {document.cover ? <img src={document.cover} alt="" className={classes.cover} /> : null}
          <SummaryStatus {...document} />
          <Introduction document={document} />
          {document.deletedAt ? null : <Links document={document} />}
          <QuickFacts document={document} />
          {document.deletedAt ? null : <QuickChecks id={document.id} />}
        </div>
      ) : (
        <Text className={classes.body}>Its filters, its place or its status may have changed.</Text>
      )}
    </article>
  );
}

interface PartProps {
  readonly document: DocumentSummary;
}

/** The sentence that describes it. */
function Introduction({ document: { id, type } }: PartProps) {
  const field = typeNamed(type)?.introduction;
  const { currentData, isFetching } = adminApi.useGetContentQuery(
    { type, ref: id },
    { skip: field === undefined, refetchOnMountOrArgChange: true },
  );
  if (field === undefined) return null;
  if (isFetching && !currentData) return <Skeleton h={48} />;
  const text: unknown = currentData && Reflect.get(currentData.content, field);
  return typeof text === 'string' && text.trim() ? (
    <p className={classes.introduction} dir="auto">
      {text}
    </p>
  ) : null;
}

function Links({ document }: PartProps) {
  const [isSharing, setSharing] = useState(false);
  const [editor, advanced] = [editorOf(document), advancedOf(document)];
  return (
    <div className={classes.links}>
      {editor ? (
        <Button component={Link} to={editor} leftSection={<Pencil />}>
          {advanced ? 'Simple editor' : 'Edit'}
        </Button>
      ) : null}
      {advanced ? (
        <Button component={Link} to={advanced} variant="default" leftSection={<PenLine />}>
          Advanced editor
        </Button>
      ) : null}
      {document.publishedAt ? (
        <Button component="a" href={document.path} target="_blank" variant="default" leftSection={<ExternalLink />}>
          View
        </Button>
      ) : null}
      <Button variant="default" leftSection={<Share2 />} onClick={() => setSharing(true)}>
        Preview link
      </Button>
      {isSharing ? <ShareLinkDialog documentId={document.id} opened onClose={() => setSharing(false)} /> : null}
    </div>
  );
}
