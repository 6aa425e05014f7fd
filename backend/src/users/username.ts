export const longestUsername = 100;

/** One line: no control characters, which would break logs and which PostgreSQL cannot hold. */
export const usernamePattern = /^\P{Cc}+$/u;
