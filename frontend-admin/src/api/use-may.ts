import { selectSession, useAppSelector } from '@20x/kit';

/** Whether the signed-in person has a permission such as `post:publish`. */
export const useMay = (permission: string): boolean =>
  useAppSelector(selectSession).user?.permissions.includes(permission) ?? false;
