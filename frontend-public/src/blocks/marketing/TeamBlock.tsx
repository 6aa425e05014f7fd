import { fieldOf } from '../../ui/field-of';
import { Portrait } from '../../ui/Portrait';
import { SiteLink } from '../../ui/SiteLink';
import type { BlockProps } from '../parts/block-props';
import { filled, rowsWith } from '../parts/block-text';
import { BlockHead, BlockSection } from '../parts/BlockSection';
import classes from './TeamBlock.module.css';

/** The people behind the site. Nothing shows until the owner enters one. */
export function TeamBlock({ block, lead }: BlockProps<'team'>) {
  const people = rowsWith(block.items, 'name');
  if (people.length === 0) return null;
  return (
    <BlockSection block={block}>
      <BlockHead block={block} lead={lead} />
      <ul className={classes.people}>
        {people.map((person, index) => (
          <li key={index} data-field={fieldOf(person)}>
            <div className={classes.head}>
              <Portrait name={person.name ?? ''} url={filled(person.image)} field={fieldOf(person, 'image')} />
              <div>
                <h3>{filled(person.href) ? <SiteLink to={person.href ?? ''}>{person.name}</SiteLink> : person.name}</h3>
                {filled(person.role) && <p className={classes.role}>{person.role}</p>}
              </div>
            </div>
            {filled(person.text) && <p>{person.text}</p>}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
