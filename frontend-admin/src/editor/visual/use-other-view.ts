import { useNavigate } from 'react-router-dom';
import { leaveBy } from '../../ui/leaving/use-leave-guard';

/** The way to the other view, at a field; what is not saved yet is saved on leaving. `state`: what the history keeps. */
export function useOtherView(to: string, state: () => object | null = () => null): (path: string | null) => void {
  const navigate = useNavigate();
  return (path) => leaveBy(() => void navigate(path === null ? to : `${to}#${path}`, { state: state() }));
}

/** The field that an address names after its #. */
export function fieldIn(hash: string): string | null {
  const path = hash.slice(1);
  return /^[a-z]\w*(\.\w+)*$/i.test(path) ? path : null;
}
