import { useLocation, useNavigate } from 'react-router-dom';

/** The open tab as `?tab=`; the first goes without saying. Back leads to the tab before. */
export function useTabInAddress(names: readonly string[]) {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const [first = ''] = names;
  const tab = names.find((name) => name === query.get('tab')) ?? first;
  const open = (name: string) => {
    if (name === tab) return;
    if (name === first) query.delete('tab');
    else query.set('tab', name);
    void navigate({ search: query.toString(), hash }, { preventScrollReset: true });
  };
  return [tab, open] as const;
}
