const minutes = 60;
const hours = 60 * minutes;

/** How long an access token is valid. */
export const accessSeconds = 15 * minutes;
/** A session ends when it was not refreshed for this long. */
export const idleSeconds = 12 * hours;
/** No session lasts longer. */
export const absoluteSeconds = 7 * 24 * hours;
/** How long a replaced refresh token is accepted, for tabs that refresh at the same moment. */
export const graceSeconds = 30;

/** The condition for an active row of user_session, by the database's clock. */
export const isLive = `revoked_at is null
  and refreshed_at > now() - interval '${idleSeconds} seconds'
  and created_at > now() - interval '${absoluteSeconds} seconds'`;
