import type { Testimonial } from '@20x/kit';
import { filled } from '../../ui/field-text';
import { Portrait } from './Portrait';
import classes from './Trust.module.css';

/** Quotes of customers. Nothing shows until the owner enters one. */
export function Testimonials({ testimonials }: { readonly testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null;
  return (
    <div className={classes.testimonials}>
      {testimonials.map((testimonial, index) => (
        <figure key={index}>
          <blockquote>{testimonial.quote}</blockquote>
          <figcaption>
            <Portrait name={testimonial.name ?? ''} url={filled(testimonial.avatarUrl)} />
            <span>
              <b>{testimonial.name}</b>
              {filled(testimonial.role) && <span>{testimonial.role}</span>}
            </span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
