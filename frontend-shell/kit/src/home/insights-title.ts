/** Above the cards of posts while the owner has given no title. Apart from the other defaults: these are of the first view. */
export const defaultInsightsTitle = 'Latest Insights';
