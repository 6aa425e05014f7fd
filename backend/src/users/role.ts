/** What a user is; what that allows is said in auth/permissions.ts. */
export type Role = 'administrator';
