export const longestUsername = 100;

/** One line without control characters, which break logs and which PostgreSQL cannot store. */
export const usernamePattern = /^\P{Cc}+$/u;
