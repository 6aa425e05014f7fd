import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '../../../frontend-shell/src/styles/fonts.css';
import '../../../frontend-shell/src/styles/extended-fonts.css';
import '../../../frontend-shell/src/styles/tokens.css';
import '../../../frontend-shell/src/styles/base.css';
import { Board } from './Board';
import { CheckedList } from './CheckedList';
import { ClientView } from './ClientView';
import { CredentialFile } from './CredentialFile';
import { ExpiryList } from './ExpiryList';
import { FillReport } from './FillReport';
import { MarginReport } from './MarginReport';
import { OfferPanel } from './OfferPanel';
import { OfferWaves } from './OfferWaves';
import { PayAndInvoice } from './PayAndInvoice';
import { PhoneAvailability } from './PhoneAvailability';
import { PhoneClock } from './PhoneClock';
import { PhoneOffer } from './PhoneOffer';
import { PhonePair } from './PhonePair';
import { RunLog } from './RunLog';
import { ShiftRecord } from './ShiftRecord';
import { ShiftRequest } from './ShiftRequest';
import { Timesheet } from './Timesheet';
import { WavePlan } from './WavePlan';
import classes from './stage.module.css';

const scenes: Readonly<Record<string, ReactNode>> = {
  board: (
    <>
      <Board />
      <OfferPanel />
    </>
  ),
  offers: <OfferWaves />,
  credentials: <CredentialFile />,
  timesheet: <Timesheet />,
  client: <ClientView />,
  run: <RunLog />,
  difference: <PayAndInvoice />,
  margin: <MarginReport />,
  waves: <WavePlan />,
  phones: <PhonePair />,
  week: <Board />,
  notes: <Board noted={['Open shifts', 'A. Okafor', 'M. Tremblay', 'K. Osei', 'J. Reyes']} />,
  checks: <CheckedList />,
  expiry: <ExpiryList />,
  record: <ShiftRecord />,
  request: <ShiftRequest />,
  report: <FillReport />,
  phone: <PhoneOffer />,
  availability: <PhoneAvailability />,
  clock: <PhoneClock />,
};

interface Stage {
  readonly scene: string;
  readonly theme: 'light' | 'dark';
  /** Of the picture, with what hangs over the frame's edge. */
  readonly width: number;
  readonly height: number;
  /** How far the card hangs over the frame at the right and below. */
  readonly overhang?: { readonly right: number; readonly bottom: number };
}

const root = createRoot(document.getElementById('stage')!);

/** Draws one scene alone on a transparent ground. Answers by how many pixels its content is too high. */
function draw({ scene, theme, width, height, overhang = { right: 0, bottom: 0 } }: Stage): number {
  document.documentElement.className = theme;
  flushSync(() =>
    root.render(
      <div className={classes.picture} style={{ width, height }}>
        <div
          className={classes.frame}
          data-scene={scene}
          style={{ width: width - overhang.right, height: height - overhang.bottom }}
        >
          {/* Twice: the card's shadow falls on the frame alone, the card itself hangs over. */}
          <div className={classes.inside}>{scenes[scene]}</div>
          <div className={classes.over}>{scenes[scene]}</div>
        </div>
      </div>,
    ),
  );
  const inside = document.querySelector(`.${CSS.escape(classes.inside ?? '')}`)!;
  const lowest = Math.max(...[...inside.children].map((child) => child.getBoundingClientRect().bottom));
  return Math.ceil(lowest - height);
}

Object.assign(window, { draw });
