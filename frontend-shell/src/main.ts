import { nextTask } from './next-task';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';

/** What the page stands on, in an order in which each needs only those before it. */
const parts = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './share/react-router-dom'),
  () => import(/* webpackMode: "eager" */ '@20x/kit'),
];

/** The code comes in one file, but runs in short tasks: a phone that is busy with all of it at once would not scroll. */
async function start() {
  for (const part of parts) {
    await part();
    await nextTask();
  }
  await import(/* webpackMode: "eager" */ './boot');
}

void start();
