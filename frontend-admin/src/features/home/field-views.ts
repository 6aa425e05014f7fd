/** What declarations of the home page's fields name: of this feature alone, so that no other editor loads it. */
export { AnchorField } from './AnchorField';
export { ColorNote } from './ColorNote';
export { HeroImages } from './HeroImages';
export { PickPosts } from './PickPosts';
export { badgeIcons, introIcons, outcomeIcons } from '@20x/kit/home/home-icons';

/** Of a field that is edited elsewhere: images with their texts, sections at their own heading. */
export const NoView = () => null;
