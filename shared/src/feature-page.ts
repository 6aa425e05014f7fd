/** The feature page that the home page leads to: its highlights, the outcomes button and the second hero button. */
export const featurePath = '/features/nurse-scheduling-software';
