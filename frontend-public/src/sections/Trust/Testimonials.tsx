import type { Testimonial } from '@20x/kit';
import { filled } from '../../ui/field-text';
import { useMissingImage } from '../../ui/useMissingImage';
import { avatarGradient, avatarInitials } from './avatar';
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
            <Avatar name={testimonial.name ?? ''} url={filled(testimonial.avatarUrl)} />
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

/** The portrait; initials when there is none. */
function Avatar({ name, url = '' }: { readonly name: string; readonly url: string | undefined }) {
  const { isMissing, watch } = useMissingImage(url);
  if (url && !isMissing)
    return <img {...watch} className={classes.avatar} src={url} alt="" width={44} height={44} loading="lazy" />;
  return (
    <span className={classes.avatar} style={{ backgroundImage: avatarGradient(name) }} aria-hidden>
      {avatarInitials(name)}
    </span>
  );
}
