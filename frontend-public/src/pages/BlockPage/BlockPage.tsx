import { useGetPageQuery, type Page } from '@20x/kit';
import { useParams } from 'react-router-dom';
import { leadOf } from '../../blocks/block-groups';
import { Blocks } from '../../blocks/Blocks';
import { PageBlocks } from '../../blocks/parts/page-blocks';
import { PageFrame } from '../../ui/PageFrame';
import { BlockPageMeta } from '../BlockPageMeta';
import { PageHeading } from '../PageHeading';
import { PendingPage } from '../PendingPage';

/** Any page that is a list of blocks: the product page, the guide, pricing, about, contact and what editors add. */
export function BlockPage() {
  const { slug = '' } = useParams();
  const { currentData, error } = useGetPageQuery({ slug });
  if (!currentData) return <PendingPage error={error} />;
  return <PageOfBlocks page={currentData} />;
}

function PageOfBlocks({ page }: { readonly page: Page }) {
  const { title, blocks } = page;
  const lead = leadOf(blocks);
  return (
    <PageFrame>
      {!lead && <PageHeading title={title} />}
      <PageBlocks value={blocks}>
        <Blocks blocks={blocks} lead={lead} />
      </PageBlocks>
      <BlockPageMeta page={page} />
    </PageFrame>
  );
}
