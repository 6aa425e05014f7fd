/** The client address of requests that the application makes to itself; no client can have it. */
export const inProcessAddress = 'in-process';
