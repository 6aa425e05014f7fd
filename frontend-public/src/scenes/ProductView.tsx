import type { ProductScene } from '@20x/kit';
import type { ReactNode } from 'react';
import { Board } from './Board';
import { CredentialFile } from './CredentialFile';
import { FillReport } from './FillReport';
import { OfferPanel } from './OfferPanel';
import { OfferWaves } from './OfferWaves';
import { PhoneOffer } from './PhoneOffer';
import { Timesheet } from './Timesheet';
import classes from './ProductView.module.css';

interface View {
  readonly alternative: string;
  readonly content: ReactNode;
  /** The drawing says itself that its data is a sample. Default: false. */
  readonly isMarked?: boolean;
}

const views: Record<ProductScene, View> = {
  board: {
    alternative:
      'A week of shifts for seven nurses. An ICU night on Thursday is open: two nurses are cleared for it, one needs rest, one has an expired BLS card.',
    content: (
      <>
        <Board />
        <OfferPanel />
      </>
    ),
  },
  offers: {
    alternative:
      'Offers for the open ICU night: K. Osei accepted in the app at 05:19, the other nurses were told or held back.',
    content: <OfferWaves />,
  },
  credentials: {
    alternative:
      'The file of a nurse against the client’s list of seven items. The BLS card expired on Tuesday, so the booking is blocked.',
    content: <CredentialFile />,
  },
  timesheet: {
    alternative: 'An approved timesheet of three shifts and 36 hours. Pay and invoice come from the same record.',
    content: <Timesheet />,
  },
  phone: {
    alternative:
      'An offer on a nurse’s phone: ICU, Thursday 19:00 to 07:30, three days of rest before, no overtime. One button accepts it.',
    content: <PhoneOffer />,
  },
  report: {
    alternative: 'A report of the fill rate by unit, confirmed against requested shifts.',
    content: <FillReport />,
    isMarked: true,
  },
};

interface ProductViewProps {
  readonly scene: ProductScene;
  /** Default: Sample data, unless the drawing says so itself. */
  readonly caption?: string | undefined;
}

/** A drawn view of the product in its frame. Its data is a sample, and says so. */
export function ProductView({ scene, caption }: ProductViewProps) {
  const view: View | undefined = views[scene];
  if (!view) return null;
  return (
    <figure className={classes.root}>
      <div className={classes.frame} data-scene={scene} role="img" aria-label={view.alternative}>
        {view.content}
      </div>
      {(caption ?? !view.isMarked) && <figcaption>{caption ?? 'Sample data'}</figcaption>}
    </figure>
  );
}
