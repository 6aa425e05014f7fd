/** Fallback title above the cards of posts. It is apart from the other defaults, because the first view needs it. */
export const defaultInsightsTitle = 'Latest Insights';
