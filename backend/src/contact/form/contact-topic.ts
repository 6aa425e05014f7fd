export const contactTopics = ['demo', 'question', 'support'] as const;
export type ContactTopic = (typeof contactTopics)[number];
