const minutes = 60;
const hours = 60 * minutes;

/** How long an access token is good for. */
export const accessSeconds = 15 * minutes;
/** A session that was not refreshed for this long has ended. */
export const idleSeconds = 12 * hours;
/** No session lives longer, however busy. */
export const absoluteSeconds = 7 * 24 * hours;
/** How long a replaced refresh token still answers: for tabs that refresh at the same moment. */
export const graceSeconds = 30;

/** The condition on a row of user_session, by the database's clock, under which it is alive. */
export const isLive = `revoked_at is null
  and refreshed_at > now() - interval '${idleSeconds} seconds'
  and created_at > now() - interval '${absoluteSeconds} seconds'`;
