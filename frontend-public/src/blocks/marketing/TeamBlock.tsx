import { Portrait } from '../../sections/Trust/Portrait';
import { SiteLink } from '../../ui/SiteLink';
import type { BlockProps } from '../block-props';
import { filled, rowsWith } from '../block-text';
import { BlockHead, BlockSection } from '../BlockSection';
import classes from './TeamBlock.module.css';

/** The people behind the site. Nothing shows until the owner enters one. */
export function TeamBlock({ block, lead }: BlockProps<'team'>) {
  const people = rowsWith(block.items, 'name');
  if (people.length === 0) return null;
  return (
    <BlockSection block={block}>
      <BlockHead block={block} lead={lead} />
      <ul className={classes.people}>
        {people.map(({ name, role, text, image, href }, index) => (
          <li key={index}>
            <div className={classes.head}>
              <Portrait name={name ?? ''} url={filled(image)} />
              <div>
                <h3>{filled(href) ? <SiteLink to={href ?? ''}>{name}</SiteLink> : name}</h3>
                {filled(role) && <p className={classes.role}>{role}</p>}
              </div>
            </div>
            {filled(text) && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
