import { createContext, useContext } from 'react';
import {
  sampleDays,
  sampleFacility,
  sampleNurses,
  sampleOpenShifts,
  sampleToday,
  shiftHours,
  shiftsOf,
  type SampleNurse,
} from './sample-roster';
import { SceneBar } from './SceneBar';
import classes from './Board.module.css';

interface BoardProps {
  /** The rows with a numbered note, by name and in the order of their numbers. Default: none. */
  readonly noted?: readonly string[];
}

const Noted = createContext<readonly string[]>([]);

/** A week of the agency's roster. Decorative: each use adds a text alternative. */
export function Board({ noted = [] }: BoardProps) {
  return (
    <Noted value={noted}>
      <SceneBar title="This week" subtitle={`${sampleFacility} · all units`} />
      <div className={classes.grid}>
        <span className={classes.cell} />
        {sampleDays.map((day, index) => (
          <span key={day} className={classes.cell} data-day={index} data-today={index === sampleToday || undefined}>
            <span className={classes.weekday}>{day}</span>
          </span>
        ))}
        <Name name="Open shifts" detail="To fill" />
        {sampleOpenShifts.map((shift, index) => (
          <span key={index} className={classes.cell} data-day={index}>
            {shift && (
              <span className={classes.shift} data-kind="open">
                {shift}
              </span>
            )}
          </span>
        ))}
        {sampleNurses.map((nurse) => (
          <Nurse key={nurse.name} nurse={nurse} />
        ))}
      </div>
    </Noted>
  );
}

function Nurse({ nurse }: { readonly nurse: SampleNurse }) {
  const { name, role, hold } = nurse;
  const days = shiftsOf(nurse).slice(0, hold?.from);
  return (
    <>
      <Name name={name} detail={role} />
      {days.map((kind, index) => (
        <span key={index} className={classes.cell} data-day={index}>
          {kind && (
            <span className={classes.shift} data-kind={kind}>
              {shiftHours[kind]}
            </span>
          )}
        </span>
      ))}
      {hold && (
        <span className={classes.cell} data-hold>
          <span className={classes.shift} data-kind="hold">
            On hold: {hold.reason}
          </span>
        </span>
      )}
    </>
  );
}

function Name({ name, detail }: { readonly name: string; readonly detail: string }) {
  const note = useContext(Noted).indexOf(name) + 1;
  return (
    <span className={classes.name}>
      <b>{name}</b>
      <span>{detail}</span>
      {note > 0 && <i className={classes.note}>{note}</i>}
    </span>
  );
}
