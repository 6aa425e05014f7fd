import { postType } from '../blog/post-type.ts';
import { fillRateExplained } from './posts/fill-rate-explained.ts';
import { fiveAmCallOffPlaybook } from './posts/five-am-call-off-playbook.ts';
import { jointCommissionStaffingCertification } from './posts/joint-commission-staffing-certification.ts';
import { nurseLicensureCompactForSchedulers } from './posts/nurse-licensure-compact-for-schedulers.ts';
import { overtimeForAgencyNurses } from './posts/overtime-for-agency-nurses.ts';
import { placingNursesInCanada } from './posts/placing-nurses-in-canada.ts';
import type { SeedStep } from './seed-step.ts';
import { publishStarter } from './publish-starter.ts';

export const starterPosts = [
  fillRateExplained,
  fiveAmCallOffPlaybook,
  nurseLicensureCompactForSchedulers,
  placingNursesInCanada,
  overtimeForAgencyNurses,
  jointCommissionStaffingCertification,
].map(({ slug, ...content }) => ({ slug, content }));

export const postSteps: readonly SeedStep[] = starterPosts.map((post) => ({
  name: `post:${post.slug}`,
  run: (tx, app) => publishStarter(tx, app, postType, post),
}));
