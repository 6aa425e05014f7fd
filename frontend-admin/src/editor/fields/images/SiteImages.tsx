import { UnstyledButton } from '@mantine/core';
import classes from './ImageField.module.css';
import { siteImages } from './site-images';

interface SiteImagesProps {
  readonly current: string;
  readonly onChoose: (address: string) => void;
}

/** The images that come with the site, to pick one. */
export function SiteImages({ current, onChoose }: SiteImagesProps) {
  return (
    <div className={classes.grid}>
      {siteImages.map(({ address, name }) => (
        <UnstyledButton
          key={address}
          className={classes.choice}
          aria-pressed={address === current}
          onClick={() => {
            onChoose(address);
          }}
        >
          <img src={address} alt="" loading="lazy" />
          <span>{name}</span>
        </UnstyledButton>
      ))}
    </div>
  );
}
