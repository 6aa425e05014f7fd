import { SceneBar } from './SceneBar';
import classes from './FillReport.module.css';

const units = [
  { name: 'ICU', confirmed: 18, requested: 19 },
  { name: 'ED', confirmed: 22, requested: 24 },
  { name: 'Med-Surg', confirmed: 31, requested: 32 },
  { name: 'Step-down', confirmed: 12, requested: 12 },
] as const;

const percent = (confirmed: number, requested: number) => Math.round((confirmed / requested) * 100);

const sumOf = (key: 'confirmed' | 'requested') => units.reduce((sum, unit) => sum + unit[key], 0);

/** Fill rate by unit: confirmed ÷ requested. Decorative: each use adds a text alternative. */
export function FillReport() {
  return (
    <div className={classes.root}>
      <SceneBar title="Fill rate" subtitle="Confirmed ÷ requested" />
      <div className={classes.rows}>
        {units.map(({ name, confirmed, requested }) => (
          <div key={name} className={classes.row}>
            <b>{name}</b>
            <span className={classes.track}>
              <span style={{ width: `${percent(confirmed, requested)}%` }} />
            </span>
            <code>
              {confirmed}/{requested}
            </code>
            <code>{percent(confirmed, requested)}%</code>
          </div>
        ))}
      </div>
      <div className={classes.foot}>
        <span>Sample data</span>
        <span>
          All units <b>{percent(sumOf('confirmed'), sumOf('requested'))}%</b>
        </span>
      </div>
    </div>
  );
}
