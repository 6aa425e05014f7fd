import { useState } from 'react';
import { Button, Menu } from '@mantine/core';
import { useListPostsQuery, type InsightCard, type PostSummary } from '@20x/kit';
import { ChevronDown } from 'lucide-react';
import { adminApi } from '../../api/generated';
import { useFieldForm } from '../../editor/fields/field-form';
import { referenceTo } from '../../editor/fields/links/link-address';
import { pickedHref, posts } from '../../editor/fields/picks/pick-targets';
import classes from './HomeForm.module.css';

const most = 100;

/** Adds published posts to the cards, and says what the cards show. */
export function PickPosts({ path }: { readonly path: string }) {
  const form = useFieldForm();
  const value = form.useValue(path);
  const [isOpen, setOpen] = useState(false);
  const published = usePublished(!isOpen);
  const cards: readonly Partial<InsightCard>[] = Array.isArray(value) ? value : [];
  const picked = new Set(cards.map(({ slug }) => pickedHref(slug ?? '', posts)));
  const open = published?.filter(({ kept, post }) => !picked.has(kept) && !picked.has(posts.under + post.slug));
  return (
    <>
      <ShownCards count={cards.length} />
      <Menu opened={isOpen} onChange={setOpen} position="bottom-start">
        <Menu.Target>
          <Button variant="default" className={classes.pick} rightSection={<ChevronDown size={14} aria-hidden />}>
            Pick a published post
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes.menu}>
          {open?.map(({ kept, post }) => (
            <Menu.Item
              key={kept}
              onClick={() => {
                form.write(path, [...cards, cardOf(kept, post)]);
              }}
            >
              {post.title}
            </Menu.Item>
          ))}
          {open?.length === 0 ? <Menu.Label>Every published post is picked.</Menu.Label> : null}
          {open ? null : <Menu.Label>Loading...</Menu.Label>}
        </Menu.Dropdown>
      </Menu>
    </>
  );
}

const cardOf = (
  slug: string,
  { title, publishedOn: date, excerpt, tags, cover }: PostSummary,
): Partial<InsightCard> => ({ slug, title, date, excerpt, tags, ...(cover ? { featuredImage: cover } : {}) });

/**
 * The newest that visitors can read, each as it is kept; undefined while that is not known. The two lists end at different
 * posts: one whose id is not among those in view is kept by its name, which leads there, too.
 */
function usePublished(skip: boolean) {
  const { data: list } = useListPostsQuery({ limit: most }, { skip });
  const { data: documents } = adminApi.useListLinkTargetsQuery({ type: posts.type, limit: most }, { skip });
  if (!list || !documents) return undefined;
  const ids = new Map(documents.data.map(({ path, id }) => [path, id]));
  return list.data.map((post) => {
    const id = ids.get(posts.under + post.slug);
    return { kept: id === undefined ? post.slug : referenceTo(id), post };
  });
}

function ShownCards({ count: picked }: { readonly count: number }) {
  const { useValue } = useFieldForm();
  const source = useValue('insightsSource');
  const tag = useValue('insightsTag');
  const count = useValue('insightsCount');
  const isPicked = !source || source === 'picked';
  if (isPicked && picked > 0) return null;
  const many = !isPicked && typeof count === 'number' ? count : 6;
  const ofTag = source === 'tag' && typeof tag === 'string' && tag.trim() ? ` tagged “${tag.trim()}”` : '';
  return (
    <p className={classes.note}>
      Visitors currently see: the newest {many} posts{ofTag}
      {!isPicked && picked > 0 ? ', not those below that were picked' : ''}.
    </p>
  );
}
