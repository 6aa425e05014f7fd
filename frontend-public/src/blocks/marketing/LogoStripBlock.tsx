import { SiteLink } from '../../ui/SiteLink';
import type { BlockProps } from '../block-props';
import { filled, rowsWith } from '../block-text';
import { BlockHead, BlockSection } from '../BlockSection';
import classes from './LogoStripBlock.module.css';

/** Names or logos of others. Nothing shows until the owner enters one. */
export function LogoStripBlock({ block, lead }: BlockProps<'logoStrip'>) {
  const items = rowsWith(block.items, 'name');
  if (items.length === 0) return null;
  return (
    <BlockSection block={block}>
      <BlockHead block={block} lead={lead} />
      <ul className={classes.items}>
        {items.map(({ name, image, href }, index) => {
          const address = filled(image);
          const content = address ? (
            <img src={address} alt={name ?? ''} width={160} height={48} loading="lazy" />
          ) : (
            name
          );
          return <li key={index}>{filled(href) ? <SiteLink to={href ?? ''}>{content}</SiteLink> : content}</li>;
        })}
      </ul>
    </BlockSection>
  );
}
