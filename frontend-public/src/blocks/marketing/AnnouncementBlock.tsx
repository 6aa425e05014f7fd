import { SiteLink } from '../../ui/SiteLink';
import type { BlockProps } from '../parts/block-props';
import { filled } from '../parts/block-text';
import { BlockSection } from '../parts/BlockSection';
import classes from './AnnouncementBlock.module.css';

/** One line of news. */
export function AnnouncementBlock({ block }: BlockProps<'announcement'>) {
  const text = filled(block.text);
  if (!text) return null;
  const label = filled(block.action?.label);
  return (
    <div className={classes.root}>
      <BlockSection block={{ ...block, background: block.background ?? 'sunken' }} className={classes.line}>
        <p>
          {text}
          {label && (
            <>
              {' '}
              <SiteLink to={filled(block.action?.href) ?? '/contact'}>{label}</SiteLink>
            </>
          )}
        </p>
      </BlockSection>
    </div>
  );
}
