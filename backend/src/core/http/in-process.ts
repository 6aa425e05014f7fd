/** Stands where a client's address stands for requests that the application makes to itself; no client can have it. */
export const inProcessAddress = 'in-process';
