import { Navigate, useLocation } from 'react-router-dom';
import { canonicalOf } from './aliases';

/** An old name of a page leads to the page. */
export function Alias() {
  const { pathname } = useLocation();
  return <Navigate to={canonicalOf(pathname)} replace />;
}
