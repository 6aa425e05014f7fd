import { nextTask } from './next-task';
import './styles/fonts.css';
import './styles/extended-fonts.css';
import './styles/tokens.css';
import './styles/base.css';

/** The modules of the page, each needing only those before it. */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './share/react-router-dom'),
  () => import(/* webpackMode: "eager" */ '@20x/kit'),
];

/** The code comes in one file but runs in short tasks, so that a slow phone can scroll in between. */
async function start() {
  for (const part of parts) {
    await part();
    await nextTask();
  }
  await import(/* webpackMode: "eager" */ './boot');
}

void start();
