import type { CheckCount } from '../api/generated';

/** "1 error, 2 warnings" */
export function problemsText({ errors, warnings }: Omit<CheckCount, 'id'>): string {
  const parts = [
    ...(errors > 0 ? [`${errors} ${errors === 1 ? 'error' : 'errors'}`] : []),
    ...(warnings > 0 ? [`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`] : []),
  ];
  return parts.join(', ') || 'No problems found';
}
