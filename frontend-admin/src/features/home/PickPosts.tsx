import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { api, useAppDispatch, type InsightCard } from '@20x/kit';
import { referenceTo } from '@20x/shared/link-address';
import type { LinkedDocument } from '../../api/generated';
import { useFieldForm } from '../../editor/model/field-form';
import { newRow } from '../../editor/model/rows';
import { PickDialog } from '../../editor/fields/picks/PickDialog';
import { pickedHref } from '../../editor/model/picked-href';
import classes from './HomeForm.module.css';

const target = 'post';

type Card = Partial<InsightCard>;
const asCards = (value: unknown): readonly Card[] => (Array.isArray(value) ? (value as readonly Card[]) : []);

/** Adds posts to the cards. */
export function PickPosts({ path }: { readonly path: string }) {
  const form = useFieldForm();
  const cards = asCards(form.useValue(path));
  const cardOf = useCardOf();
  const [isPicking, { open, close }] = useDisclosure();

  async function add(post: LinkedDocument): Promise<void> {
    close();
    const card = await cardOf(post);
    form.write(path, [...asCards(form.read(path)), newRow(card)]);
  }

  return (
    <>
      <Button variant="default" className={classes.pick} onClick={open}>
        Pick a post…
      </Button>
      {isPicking ? (
        <PickDialog
          title="Pick a post"
          type={target}
          without={cards.map(({ slug }) => pickedHref(slug ?? '', target))}
          onChoose={(post) => void add(post)}
          onClose={close}
        />
      ) : null}
    </>
  );
}

/** A card that says what visitors read of the post; of one that they cannot read, its title. */
function useCardOf() {
  const dispatch = useAppDispatch();
  return async ({ id, path, title, live }: LinkedDocument): Promise<Card> => {
    const picked = { slug: referenceTo(id), title };
    if (!live) return picked;
    const slug = path.slice(path.lastIndexOf('/') + 1);
    const { data } = await dispatch(api.endpoints.getPost.initiate({ slug }, { subscribe: false }));
    if (!data) return picked;
    const { publishedOn: date, excerpt, tags, cover } = data;
    return { ...picked, title: data.title, date, excerpt, tags, ...(cover && { featuredImage: cover }) };
  };
}
