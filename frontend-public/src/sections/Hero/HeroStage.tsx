import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import { isSample } from '@20x/kit/home/product-pictures';
import { Slide } from '../../ui/Slide';
import { SlideDots } from '../../ui/SlideDots';
import { useRotation } from '../../ui/useRotation';
import classes from './HeroStage.module.css';

export interface HeroImage {
  readonly src: string;
  readonly alt: string;
  readonly field: string | undefined;
}

const rotationMs = 4000;
const sizes = '(min-width: 68.75em) min(54vw, 48rem), (min-width: 36.01em) 93vw, min(100vw - 2.5rem, 26rem)';

/** The product, live: images that take turns. */
export function HeroStage({ images }: { readonly images: readonly HeroImage[] }) {
  const { index, rotating, root, show, togglePause } = useRotation(images.length, rotationMs);
  const wanted = useWanted(index);
  return (
    <section ref={root} className={classes.root} aria-roledescription="carousel" aria-label="Product tour">
      <div className={classes.slides}>
        <span className={classes.live}>Live Demo</span>
        {images.map(({ src, alt, field }, position) => (
          <Slide key={position} className={classes.slide} position={position} current={index} count={images.length}>
            {wanted(position) && <Picture src={src} alt={alt} sizes={sizes} priority={position === 0} field={field} />}
          </Slide>
        ))}
      </div>
      <div className={classes.strip}>
        {images.length > 1 && (
          <div className={classes.controls}>
            <button
              type="button"
              className={classes.pause}
              aria-label={rotating ? 'Pause the product tour' : 'Play the product tour'}
              onClick={togglePause}
            >
              {rotating ? <Icon icon={Pause} size={16} /> : <Icon icon={Play} size={16} />}
            </button>
            <SlideDots
              count={images.length}
              current={index}
              label={(number) => `Show view ${number}`}
              onChoose={show}
            />
          </div>
        )}
        <span className={classes.updates}>Real-time updates</span>
        {images.some(({ src }) => isSample(src)) && <span className={classes.sample}>Sample data</span>}
      </div>
    </section>
  );
}

/** A hidden image is fetched half-way before its turn, so that none takes the line from the one that is seen first. */
function useWanted(index: number): (position: number) => boolean {
  const [seen, setSeen] = useState<readonly number[]>([0]);
  useEffect(() => {
    const timer = setTimeout(() => setSeen((before) => [...new Set([...before, index, index + 1])]), rotationMs / 2);
    return () => clearTimeout(timer);
  }, [index]);
  return (position) => position === index || seen.includes(position);
}
