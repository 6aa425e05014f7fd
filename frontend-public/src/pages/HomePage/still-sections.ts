import { still } from '../../ui/still';
import type { RestSectionProps, restSections } from './rest-sections';

const section = (name: keyof typeof restSections) =>
  still<RestSectionProps>(async () => {
    const { restSections: sections } = await import(/* webpackChunkName: "home-rest" */ './rest-sections');
    return sections[name];
  });

/** The sections of the home page in which nothing moves, in a chunk that the first view does not wait for. */
export const Intro = section('Intro');
export const Highlights = section('Highlights');
export const Outcomes = section('Outcomes');
export const Trust = section('Trust');
export const Faq = section('Faq');
export const FinalCta = section('FinalCta');
