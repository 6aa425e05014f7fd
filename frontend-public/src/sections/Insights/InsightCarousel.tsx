import type { InsightCard } from '@20x/kit';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../../ui/Icon';
import { Slide } from '../../ui/Slide';
import { SlideDots } from '../../ui/SlideDots';
import { useMedia } from '../../ui/useMedia';
import { Insight } from './Insight';
import classes from './Insights.module.css';

interface InsightCarouselProps {
  readonly insights: readonly InsightCard[];
  /** Where there is room for them. */
  readonly cardsPerSlide: number;
}

/** Slides that wrap at both ends. Without JavaScript all of them show, one below the other. */
export function InsightCarousel({ insights, cardsPerSlide }: InsightCarouselProps) {
  const isPhone = useMedia('(max-width: 47.99em)');
  const isTablet = useMedia('(max-width: 61.99em)');
  const slides = slidesOf(insights, isPhone ? 1 : isTablet ? 2 : cardsPerSlide);
  const [chosen, setChosen] = useState(0);
  const current = chosen % slides.length;
  const step = (by: number) => setChosen((current + by + slides.length) % slides.length);
  return (
    <div role="group" aria-roledescription="carousel" aria-labelledby="insights-title">
      <div className={classes.slides} aria-live="polite">
        {slides.map((slide, position) => (
          <Slide key={position} className={classes.slide} position={position} current={current} count={slides.length}>
            <ul className={classes.cards}>
              {slide.map((insight, index) => (
                <Insight key={index} insight={insight} />
              ))}
            </ul>
          </Slide>
        ))}
      </div>
      <div className={classes.controls}>
        <button type="button" className={classes.arrow} aria-label="Previous insights" onClick={() => step(-1)}>
          <Icon icon={ArrowLeft} />
        </button>
        <button type="button" className={classes.arrow} aria-label="Next insights" onClick={() => step(1)}>
          <Icon icon={ArrowRight} />
        </button>
        <SlideDots
          count={slides.length}
          current={current}
          label={(number) => `Go to slide ${number}`}
          onChoose={setChosen}
        />
      </div>
    </div>
  );
}

const slidesOf = (insights: readonly InsightCard[], size: number): InsightCard[][] =>
  Array.from({ length: Math.ceil(insights.length / size) }, (_, slide) =>
    insights.slice(slide * size, (slide + 1) * size),
  );
