import { VisitorsSee } from '../../editor/fields/VisitorsSee';
import { asList, type Content } from '../../editor/model/content-comparison';
import { useFieldForm } from '../../editor/model/field-form';
import { useLive } from '../../editor/model/live-content';

/** Which posts visitors see in the cards. */
export function ShownPosts() {
  const { useValue } = useFieldForm();
  const live = useLive();
  const draft = {
    insightsSource: useValue('insightsSource'),
    insightsTag: useValue('insightsTag'),
    insightsCount: useValue('insightsCount'),
    insights: useValue('insights'),
  };
  if (live === null) return null;
  const [now, then] = [shownPosts(live), shownPosts(draft)];
  return <VisitorsSee live={now} draft={then} />;
}

const usualCount = 6;

function shownPosts({ insightsSource: source, insightsTag: tag, insightsCount: count, insights }: Content): string {
  const picked = asList(insights).length;
  const isPicked = !source || source === 'picked';
  if (isPicked && picked > 0) return picked === 1 ? 'the post picked by hand' : `the ${picked} posts picked by hand`;
  const many = !isPicked && typeof count === 'number' ? count : usualCount;
  const ofTag = source === 'tag' && typeof tag === 'string' && tag.trim() ? ` tagged “${tag.trim()}”` : '';
  return `the newest ${many} posts${ofTag}`;
}
