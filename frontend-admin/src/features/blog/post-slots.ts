import { PostForm } from './PostForm';
import type { DocumentSlots } from '../../documents/slots';

const details = [
  'excerpt',
  'cover',
  'coverAlt',
  'category',
  'tags',
  'authors',
  'publishedOn',
  'lastReviewedOn',
  'reviewedBy',
  'reviewBy',
  'featured',
  'related',
];

export const slots: DocumentSlots = { Form: PostForm, inRail: details };
