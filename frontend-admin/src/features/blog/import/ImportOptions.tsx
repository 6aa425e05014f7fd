import { useState } from 'react';
import { Button, Checkbox } from '@mantine/core';
import { messageOf } from '@20x/kit';
import { Link } from 'react-router-dom';
import { adminApi, type BlogImport } from '../../../api/generated';
import { useMay } from '../../../api/use-may';
import { counted } from '../../../resource/BulkNotice';
import { Banner } from '../../../ui/Banner';
import { paths } from '../../../ui/paths';
import classes from './Import.module.css';

/** What the person chooses before the import starts. */
export function ImportOptions({ report: { id, items } }: { readonly report: BlogImport }) {
  const [run, { isLoading, error }] = adminApi.useRunBlogImportMutation();
  const [publish, setPublish] = useState(false);
  const [redirects, setRedirects] = useState(true);
  const [fetchImages, setFetchImages] = useState(false);
  const mayPublish = useMay('post:publish');
  const mayStore = useMay('media:edit');
  const written = items.filter(({ action }) => action === 'create' || action === 'update');
  const live = written.filter(({ wasPublished }) => wasPublished).length;
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
      {mayPublish && live > 0 ? (
        <Checkbox
          checked={publish}
          onChange={(event) => setPublish(event.currentTarget.checked)}
          label={`Publish the ${counted(live, 'post')} that ${live === 1 ? 'was' : 'were'} published before`}
          description="Otherwise every post becomes a draft. Posts with errors stay drafts."
        />
      ) : null}
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
          description="Otherwise they stay at their old addresses. Images in a .zip are always added to the media library."
        />
      ) : null}
      {error ? (
        <Banner tone="danger" title="The import did not start">
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
