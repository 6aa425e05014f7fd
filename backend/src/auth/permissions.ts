import type { Role } from '../users/role.ts';

/** What a user may be allowed to do. A new permission is added here and to the roles that hold it. */
export type Permission = 'home-content:edit' | 'home-content:publish' | 'settings:edit' | 'contact:read';

/** What a route may ask for: a permission, or only that somebody is signed in. */
export type Requirement = Permission | 'signed-in';

const permissionsByRole: Record<Role, readonly Permission[]> = {
  administrator: ['home-content:edit', 'home-content:publish', 'settings:edit', 'contact:read'],
};

export const permissionsOf = (role: Role): readonly Permission[] => permissionsByRole[role];
