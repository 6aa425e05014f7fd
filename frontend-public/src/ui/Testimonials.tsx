import type { Testimonial } from '@20x/kit';
import { fieldOf } from './field-of';
import { filled } from './field-text';
import { Portrait } from './Portrait';
import classes from './Testimonials.module.css';

/** Quotes of customers. Nothing shows until the owner enters one. */
export function Testimonials({ testimonials }: { readonly testimonials: readonly Testimonial[] }) {
  if (testimonials.length === 0) return null;
  return (
    <div className={classes.root}>
      {testimonials.map((testimonial, index) => (
        <figure key={index} data-field={fieldOf(testimonial)}>
          <blockquote>{testimonial.quote}</blockquote>
          <figcaption>
            <Portrait
              name={testimonial.name ?? ''}
              url={filled(testimonial.avatarUrl)}
              field={fieldOf(testimonial, 'avatarUrl')}
            />
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
