import { useGetSnippetQuery, type Block } from '@20x/kit';
import { useMemo } from 'react';
import { deferred } from '../ui/deferred';
import { groupsOf, type BlockGroup } from './block-groups';
import { fieldOf } from '../ui/field-of';
import { anchorId } from './parts/block-text';
import type { BlockOf } from './parts/block-props';
import { inSnippet, snippetArgs } from './parts/block-data';
import { workingBlocks } from './working-blocks';

const staticBlocks = () => import(/* webpackChunkName: "blocks" */ './BlockView');
const Band = deferred(async () => (await staticBlocks()).BlockView);
const FlowBand = deferred(async () => (await staticBlocks()).FlowBand);

interface BlocksProps {
  readonly blocks: readonly Block[];
  /** Id of the block whose title is the page's h1. Default: none. */
  readonly lead?: string | undefined;
}

/** A page as a list of blocks. */
export function Blocks({ blocks, lead }: BlocksProps) {
  const groups = useMemo(() => groupsOf(blocks), [blocks]);
  return groups.map((group) => {
    const { id } = group.kind === 'band' ? group.block : group.blocks[0];
    return <Group key={id} group={group} lead={lead} />;
  });
}

function Group({ group, lead }: { readonly group: BlockGroup; readonly lead: string | undefined }) {
  if (group.kind === 'flow') return <FlowBand blocks={group.blocks} />;
  const { block } = group;
  const isLead = block.id === lead;
  if (block.type === 'demoForm') return <workingBlocks.demoForm block={block} lead={isLead} />;
  if (block.type === 'roiCalculator') return <workingBlocks.roiCalculator block={block} lead={isLead} />;
  if (block.type === 'snippet') return <Snippet block={block} />;
  return <Band block={block} lead={isLead} />;
}

/** The sections that several pages share. Nothing shows while they are not published. */
function Snippet({ block }: { readonly block: BlockOf<'snippet'> }) {
  const { currentData } = useGetSnippetQuery(snippetArgs(block));
  if (!currentData) return null;
  return (
    <div id={anchorId(block.anchor)} data-field={fieldOf(block)}>
      <Blocks blocks={inSnippet(currentData.blocks)} />
    </div>
  );
}
