import { UnstyledButton } from '@mantine/core';
import { useListImagesInUseQuery } from '../../../api/generated';
import type { PickedImage } from '../../../media/picker/MediaPicker';
import classes from './ImageField.module.css';
import { siteImages, type SiteImage } from './site-images';
import { Thumbnail } from './Thumbnail';

interface SiteImagesProps {
  readonly current: string;
  readonly onChoose: (image: PickedImage) => void;
}

/** The images that the site uses and those that come with it, to pick one. */
export function SiteImages({ current, onChoose }: SiteImagesProps) {
  const { data = [] } = useListImagesInUseQuery(undefined, { refetchOnMountOrArgChange: true });
  const isOwn = (address: string) => siteImages.some((image) => image.address === address);
  const used = data
    .filter(({ address }) => !isOwn(address))
    .map(({ address, alt }) => ({ address, alt, name: alt || fileName(address) }));
  return (
    <div className={classes.images}>
      {used.length > 0 ? (
        <ImageGrid title="Used on your site" images={used} current={current} onChoose={onChoose} />
      ) : null}
      <ImageGrid title="Comes with the site" images={siteImages} current={current} onChoose={onChoose} />
    </div>
  );
}

const fileName = (address: string) => address.split(/[?#]/)[0]?.split('/').at(-1) || address;

interface ImageGridProps extends SiteImagesProps {
  readonly title: string;
  readonly images: readonly SiteImage[];
}

function ImageGrid({ title, images, current, onChoose }: ImageGridProps) {
  return (
    <section aria-label={title}>
      <h3 className={classes.source}>{title}</h3>
      <div className={classes.grid}>
        {images.map(({ address, name, alt = '' }) => (
          <UnstyledButton
            key={address}
            className={classes.choice}
            aria-pressed={address === current}
            title={address}
            onClick={() => onChoose({ address, alt })}
          >
            <Thumbnail address={address} />
            <span>{name}</span>
          </UnstyledButton>
        ))}
      </div>
    </section>
  );
}
