/** Most characters of a note for the history. */
export const noteLimit = 500;

/** Most characters of the name of a revision. */
export const revisionNameLimit = 80;
