import { Pause, Play } from 'lucide-react';
import { Icon } from '../../ui/Icon';
import { Picture } from '../../ui/Picture';
import { isSample } from '../../ui/product-pictures';
import { SlideDots } from '../../ui/SlideDots';
import { useRotation } from '../../ui/useRotation';
import classes from './HeroStage.module.css';

export interface HeroImage {
  readonly src: string;
  readonly alt: string;
}

const rotationMs = 4000;
const sizes = '(min-width: 68.75em) min(54vw, 48rem), (min-width: 36.01em) 93vw, min(92vw, 26rem)';

/** The product, live: images that take turns. */
export function HeroStage({ images }: { readonly images: readonly HeroImage[] }) {
  const { index, rotating, root, show, togglePause } = useRotation(images.length, rotationMs);
  return (
    <section ref={root} className={classes.root} aria-roledescription="carousel" aria-label="Product tour">
      <div className={classes.slides}>
        <span className={classes.live}>Live Demo</span>
        {images.map(({ src, alt }, position) => (
          <div
            key={position}
            className={classes.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${images.length}`}
            inert={position !== index}
            data-shown={position === index || undefined}
          >
            <Picture src={src} alt={alt} sizes={sizes} priority={position === 0} />
          </div>
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
        {images.some(({ src }) => isSample(src)) && <span>Sample data</span>}
      </div>
    </section>
  );
}
