/** What a user may be allowed to do with the documents of a content type; `html` is to change the raw HTML of a page. */
export const contentRights = ['edit', 'publish', 'html'] as const;
export type ContentRight = (typeof contentRights)[number];

export const generalPermissions = ['settings:edit', 'media:edit', 'contact:read', 'contact:notify'] as const;
type GeneralPermission = (typeof generalPermissions)[number];

/** What a user may be allowed to do. */
export type Permission = `${string}:${ContentRight}` | GeneralPermission;

/** What a route may ask for: a permission, or only a signed-in user, whose rights then depend on the document. */
export type Requirement = Permission | 'signed-in';
