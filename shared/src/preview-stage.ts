/** States of a previewed page that its content alone does not bring about. */
export interface PreviewStageState {
  /** Number of the slide, from 0, at which every carousel stops; null lets them run. */
  readonly slide: number | null;
  readonly faqs: 'as they are' | 'open';
  readonly insights: 'as they are' | 'many';
  readonly request: 'answered' | 'loading' | 'failed';
  readonly mobileMenu: boolean;
  readonly motion: 'full' | 'reduced';
  readonly scheme: 'light' | 'dark';
}

/** How a page starts, in whatever color scheme it has. */
export const plainStage: Omit<PreviewStageState, 'scheme'> = {
  slide: null,
  faqs: 'as they are',
  insights: 'as they are',
  request: 'answered',
  mobileMenu: false,
  motion: 'full',
};
