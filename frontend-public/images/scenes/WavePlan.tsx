import { openShift } from './sample-roster';
import { SceneBar } from './SceneBar';
import { SceneCard, SceneRow } from './SceneCard';
import classes from './WavePlan.module.css';

const waves = [
  { name: 'Wave 1', who: '2 nurses, cleared and nearby', from: 0, sent: true },
  { name: 'Wave 2', who: '4 nurses, cleared, farther', from: 1, sent: false },
  { name: 'Wave 3', who: '5 nurses, would be overtime', from: 2, sent: false },
] as const;
const times = ['05:14', '05:29', '05:44'] as const;

/** The plan of the waves on a line of time: an early answer stops the later ones. */
export function WavePlan() {
  return (
    <>
      <SceneBar title="Waves" subtitle={openShift.title} />
      <div className={classes.plan}>
        <div className={classes.times}>
          {times.map((time) => (
            <time key={time}>{time}</time>
          ))}
        </div>
        {waves.map(({ name, who, from, sent }) => (
          <div key={name} className={classes.wave}>
            <b>{name}</b>
            <span>{who}</span>
            <div className={classes.track}>
              <i data-sent={sent || undefined} style={{ gridColumn: from + 1 }}>
                {sent ? 'Yes at 05:19' : 'Not sent'}
              </i>
            </div>
          </div>
        ))}
        <p>Filled after 5 minutes. 9 nurses were not disturbed.</p>
      </div>
      <SceneCard kicker="Plan" title="Call-off" detail="Starts within 24 hours" action="Save plan">
        <SceneRow name="Time to answer" note="Before the next wave" verdict="15 min" />
        <SceneRow name="Quiet hours" note="Except for nurses who asked" verdict="21–05" />
        <SceneRow name="Offers a day" note="For one nurse" verdict="3" />
      </SceneCard>
    </>
  );
}
