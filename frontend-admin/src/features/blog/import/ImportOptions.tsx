import { useState } from 'react';
import { Button, Checkbox } from '@mantine/core';
import { messageOf } from '@20x/kit';
import { Link } from 'react-router-dom';
import { adminApi, type BlogImport, type BlogImportItem } from '../../../api/generated';
import { useMay } from '../../../api/use-may';
import { counted } from '../../../resource/BulkNotice';
import { Banner } from '../../../ui/Banner';
import { paths } from '../../../ui/paths';
import { useLostFocus } from '../../../ui/use-lost-focus';
import classes from './Import.module.css';

/** What the person chooses before the import starts. */
export function ImportOptions({ report: { id, items } }: { readonly report: BlogImport }) {
  const [run, { isLoading, error }] = adminApi.useRunBlogImportMutation();
  const [publish, setPublish] = useState(false);
  const [redirects, setRedirects] = useState(true);
  const mayStore = useMay('media:edit');
  const [fetchImages, setFetchImages] = useState(mayStore);
  const mayPublish = useMay('post:publish');
  const written = items.filter(({ action }) => action === 'create' || action === 'update');
  const refusal = useLostFocus<HTMLDivElement>(error);
  const moved = written.reduce((sum, { redirectsFrom }) => sum + redirectsFrom.length, 0);
  return (
    <form
      className={classes.options}
      aria-label="Options"
      onSubmit={(event) => {
        event.preventDefault();
        void run({ id, runImportRequest: { publish, redirects, fetchImages } });
      }}
    >
      {mayPublish ? <Publishing written={written} checked={publish} onChange={setPublish} /> : null}
      {moved > 0 ? (
        <Checkbox
          checked={redirects}
          onChange={(event) => setRedirects(event.currentTarget.checked)}
          label={moved === 1 ? 'Redirect the old address' : `Redirect ${moved.toLocaleString('en-US')} old addresses`}
          description="An old address leads to its post once the post is published."
        />
      ) : null}
      {mayStore ? (
        <Checkbox
          checked={fetchImages}
          onChange={(event) => setFetchImages(event.currentTarget.checked)}
          label="Download images from other sites"
          description="Otherwise posts with such images stay drafts. Images in a .zip are always added to the media library."
        />
      ) : null}
      {error ? (
        <Banner ref={refusal} tone="danger" title="The import did not start">
          <p>{messageOf(error)}</p>
        </Banner>
      ) : null}
      <div className={classes.buttons}>
        <Button type="submit" loading={isLoading} disabled={written.length === 0}>
          Import {counted(written.length, 'post')}
        </Button>
        <Button component={Link} to={paths.importPosts} variant="default">
          Choose another file
        </Button>
      </div>
    </form>
  );
}

interface PublishingProps {
  readonly written: readonly BlogImportItem[];
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Offers to publish what was live and can be published. */
function Publishing({ written, checked, onChange }: PublishingProps) {
  const wereLive = written.filter(({ wasPublished }) => wasPublished);
  const live = wereLive.filter(({ isPublishable }) => isPublishable).length;
  const unready = wereLive.length - live;
  return (
    <>
      {live > 0 ? (
        <Checkbox
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
          label={`Publish the ${counted(live, 'post')} that ${live === 1 ? 'was' : 'were'} published before`}
          description="Otherwise every post becomes a draft."
        />
      ) : null}
      {unready > 0 ? (
        <p className={classes.hint}>
          {unready === 1
            ? 'One post that was published before has errors, so it becomes a draft.'
            : `${unready.toLocaleString('en-US')} posts that were published before have errors, so they become drafts.`}{' '}
          Their notes say why.
        </p>
      ) : null}
    </>
  );
}
