import { useState } from 'react';
import { Button, Menu } from '@mantine/core';
import { useListPostsQuery, type InsightCard } from '@20x/kit';
import { ChevronDown } from 'lucide-react';
import { useFieldForm } from '../../editor/fields/field-form';
import classes from './HomeForm.module.css';

const most = 100;

/** Adds published posts to the cards, and says what the cards show. */
export function PickPosts({ path }: { readonly path: string }) {
  const form = useFieldForm();
  const value = form.useValue(path);
  const [isOpen, setOpen] = useState(false);
  const { data } = useListPostsQuery({ limit: most }, { skip: !isOpen });
  const cards: readonly Partial<InsightCard>[] = Array.isArray(value) ? value : [];
  const open = data?.data.filter(({ slug }) => !cards.some((card) => card.slug === slug)) ?? [];
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
          {open.map(({ slug, title, publishedOn, excerpt, tags, cover }) => (
            <Menu.Item
              key={slug}
              onClick={() => {
                const card = {
                  slug,
                  title,
                  date: publishedOn,
                  excerpt,
                  tags,
                  ...(cover ? { featuredImage: cover } : {}),
                };
                form.write(path, [...cards, card]);
              }}
            >
              {title}
            </Menu.Item>
          ))}
          {data && open.length === 0 ? <Menu.Label>Every published post is picked.</Menu.Label> : null}
          {data ? null : <Menu.Label>Loading...</Menu.Label>}
        </Menu.Dropdown>
      </Menu>
    </>
  );
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
