import type { TrustCompany } from '@20x/kit';
import { textOn } from '@20x/kit/home/text-on';
import { fieldOf } from '../../ui/field-of';
import classes from './Trust.module.css';

interface CompaniesProps {
  readonly subtitle: string | undefined;
  readonly companies: readonly TrustCompany[];
}

/** The agencies that use 20X. Nothing shows until the owner names one. */
export function Companies({ subtitle, companies }: CompaniesProps) {
  if (companies.length === 0) return null;
  return (
    <div className={classes.companies}>
      {subtitle && <p>{subtitle}</p>}
      <ul>
        {companies.map((company, index) => {
          const { name, bg } = company;
          const color = textOn(bg);
          return (
            <li
              key={index}
              data-field={fieldOf(company)}
              style={color ? { backgroundColor: bg?.trim(), color } : undefined}
            >
              {name}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
