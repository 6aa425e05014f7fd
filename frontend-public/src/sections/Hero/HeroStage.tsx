import { Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon';
import { OwnerImage } from '../../ui/OwnerImage';
import { useRotation } from '../../ui/useRotation';
import { heroScenes } from './hero-scenes';
import classes from './HeroStage.module.css';

export interface HeroImage {
  readonly src: string;
  readonly alt: string;
}

const rotationMs = 4000;

/** The product, live: the owner's images, or the drawn scenes as long as there are none. */
export function HeroStage({ images }: { readonly images: readonly HeroImage[] }) {
  const hasImages = images.length > 0;
  const slides = hasImages ? images.map(imageSlide) : heroScenes;
  const { index, rotating, root, show, togglePause } = useRotation(slides.length, rotationMs);
  return (
    <section
      ref={root}
      className={classes.frame}
      data-images={hasImages || undefined}
      aria-roledescription="carousel"
      aria-label="Product tour"
    >
      <span className={classes.live}>Live Demo</span>
      <div className={classes.slides}>
        {slides.map(({ name, content }, position) => (
          <div
            key={position}
            className={classes.slide}
            role="group"
            aria-roledescription="slide"
            aria-label={`${position + 1} of ${slides.length}: ${name}`}
            inert={position !== index}
            data-shown={position === index || undefined}
          >
            {content}
          </div>
        ))}
      </div>
      <div className={classes.strip}>
        {slides.length > 1 && (
          <div className={classes.controls}>
            <button
              type="button"
              className={classes.pause}
              aria-label={rotating ? 'Pause the product tour' : 'Play the product tour'}
              onClick={togglePause}
            >
              {rotating ? <Icon icon={Pause} size={16} /> : <Icon icon={Play} size={16} />}
            </button>
            <span className={classes.dots}>
              {slides.map(({ name }, position) => (
                <button
                  key={position}
                  type="button"
                  aria-label={`Show view ${position + 1}: ${name}`}
                  aria-current={position === index || undefined}
                  onClick={() => show(position)}
                />
              ))}
            </span>
          </div>
        )}
        <span className={classes.updates}>Real-time updates</span>
        {!hasImages && <span className={classes.sample}>Sample data</span>}
      </div>
    </section>
  );
}

interface Slide {
  readonly name: string;
  readonly content: ReactNode;
}

function imageSlide({ src, alt }: HeroImage, index: number): Slide {
  return {
    name: alt,
    content: (
      <OwnerImage
        className={classes.image}
        src={src}
        alt={alt}
        width={1280}
        height={880}
        decoding="async"
        loading={index === 0 ? 'eager' : 'lazy'}
        fetchPriority={index === 0 ? 'high' : 'auto'}
      />
    ),
  };
}
