import type { ReactNode } from 'react';
import { still } from '../../ui/still';
import classes from './HeroStage.module.css';

const Board = still(async () => {
  const scene = await import(/* webpackChunkName: "home-rest" */ '../../scenes/Board');
  return scene.Board;
});
const CredentialFile = still(async () => {
  const scene = await import(/* webpackChunkName: "home-rest" */ '../../scenes/CredentialFile');
  return scene.CredentialFile;
});
const OfferPanel = still(async () => {
  const scene = await import(/* webpackChunkName: "home-rest" */ '../../scenes/OfferPanel');
  return scene.OfferPanel;
});
const OfferWaves = still(async () => {
  const scene = await import(/* webpackChunkName: "home-rest" */ '../../scenes/OfferWaves');
  return scene.OfferWaves;
});
const Timesheet = still(async () => {
  const scene = await import(/* webpackChunkName: "home-rest" */ '../../scenes/Timesheet');
  return scene.Timesheet;
});

const scene = (name: string, alternative: string, content: ReactNode) => ({
  name,
  content: (
    <div className={classes.scene} role="img" aria-label={alternative}>
      {content}
    </div>
  ),
});

/** Shown until the owner gives images of their own. */
export const heroScenes = [
  scene(
    'Schedule',
    'A week of shifts for seven nurses. An ICU night on Thursday is open: two nurses are cleared for it, one needs rest, one has an expired BLS card.',
    <>
      <Board />
      <OfferPanel />
    </>,
  ),
  scene(
    'Offers',
    'Offers for the open ICU night: K. Osei accepted in the app at 05:19, the other nurses were told or held back.',
    <OfferWaves />,
  ),
  scene(
    'Credentials',
    'The file of a nurse against the client’s list of seven items. The BLS card expired on Tuesday, so the booking is blocked.',
    <CredentialFile />,
  ),
  scene(
    'Timesheet',
    'An approved timesheet of three shifts and 36 hours. Pay and invoice come from the same record.',
    <Timesheet />,
  ),
];
