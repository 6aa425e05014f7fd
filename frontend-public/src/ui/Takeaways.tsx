import classes from './Takeaways.module.css';

interface TakeawaysProps {
  readonly title: string;
  readonly items: readonly string[];
  /** Level of the title. */
  readonly level: 2 | 3;
}

/** The few sentences that a hurried reader takes away, in a box. */
export function Takeaways({ title, items, level }: TakeawaysProps) {
  if (items.length === 0) return null;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={classes.root}>
      <Heading>{title}</Heading>
      <ul>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
