import type { Block } from '@20x/kit';
import { useMemo } from 'react';
import { deferred } from '../ui/deferred';
import { groupsOf, type BlockGroup } from './block-groups';
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
  return <Band block={block} lead={isLead} />;
}
