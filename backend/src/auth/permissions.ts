import type { Role } from '../users/role.ts';

/**
 * What a user may be allowed to do; `html` is to change the raw HTML of a page's head and body. A new permission is added here and to the roles that
 * hold it.
 */
export type Permission =
  `${ContentArea}:${'edit' | 'publish' | 'html'}` | 'settings:edit' | 'contact:read' | 'contact:notify';

/** The content types whose documents are edited by their ids. */
const contentAreas = ['home-content', 'page', 'legal', 'post', 'feature'] as const;
type ContentArea = (typeof contentAreas)[number];

/** What a route may ask for: a permission, or only that somebody is signed in. */
export type Requirement = Permission | 'signed-in';

const permissionsByRole: Record<Role, readonly Permission[]> = {
  administrator: [
    ...contentAreas.flatMap((area) => [`${area}:edit`, `${area}:publish`, `${area}:html`] as const),
    'settings:edit',
    'contact:read',
    'contact:notify',
  ],
};

export const permissionsOf = (role: Role): readonly Permission[] => permissionsByRole[role];
