import { useState } from 'react';
import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { useOpenDocument } from '../../editor/document/EditorContext';
import { fieldLabel } from '../../editor/model/field-labels';
import { Dialog } from '../../ui/Dialog';
import classes from './HomeDialogs.module.css';
import { claimsIn, starterContent, withoutClaims, type Claim } from './starter-claims';

interface StarterContentDialogProps {
  readonly onClose: () => void;
}

type Verdict = 'kept' | 'dropped';
type Verdicts = Readonly<Record<string, Verdict>>;

const kinds = { figure: 'Stats', badge: 'Badges', testimonial: 'Testimonials', wording: 'Strong words' } as const;

/** Fills the draft with the starter content, after the owner has decided about each of its claims. */
export function StarterContentDialog({ onClose }: StarterContentDialogProps) {
  const { editor, fields } = useOpenDocument();
  const [verdicts, setVerdicts] = useState<Verdicts>({});
  const claims = claimsIn(starterContent, fields);
  const decided = claims.filter(({ path }) => verdicts[path]).length;
  function fill() {
    const dropped = new Set(claims.flatMap(({ path }) => (verdicts[path] === 'dropped' ? [path] : [])));
    editor.replace({
      ...editor.form.getValues(),
      hiddenSections: undefined,
      ...withoutClaims(starterContent, dropped),
    });
    onClose();
  }
  function dropTheRest() {
    setVerdicts(Object.fromEntries(claims.map(({ path }) => [path, verdicts[path] ?? 'dropped'])));
  }
  return (
    <Dialog onClose={onClose} size="lg" title="Start from the starter content">
      <Stack>
        <Text>
          Starter content replaces the texts, stats and images in your draft. Metadata, companies, testimonials and
          picked posts are kept, and you can undo it. Choose for each claim whether it is true for you. Stats and badges
          that you leave out stay empty; texts are marked for you to rewrite.
        </Text>
        {Object.entries(kinds).map(([kind, title]) => (
          <ClaimGroup
            key={kind}
            title={title}
            claims={claims.filter((claim) => claim.kind === kind)}
            verdicts={verdicts}
            onVerdict={(path, verdict) => setVerdicts((all) => ({ ...all, [path]: verdict }))}
          />
        ))}
        <Group justify="space-between" className={classes.foot}>
          <Text role="status">
            {decided} of {claims.length} decided
          </Text>
          <Group>
            <Button variant="default" onClick={dropTheRest}>
              Leave the rest out
            </Button>
            <Button disabled={decided < claims.length} onClick={fill}>
              Fill the draft
            </Button>
          </Group>
        </Group>
      </Stack>
    </Dialog>
  );
}

interface ClaimGroupProps {
  readonly title: string;
  readonly claims: readonly Claim[];
  readonly verdicts: Verdicts;
  readonly onVerdict: (path: string, verdict: Verdict) => void;
}

function ClaimGroup({ title, claims, verdicts, onVerdict }: ClaimGroupProps) {
  const { fields } = useOpenDocument();
  if (claims.length === 0) return null;
  return (
    <section aria-label={title} className={classes.claims}>
      <h3>{title}</h3>
      {claims.map(({ path, text }) => (
        <Radio.Group
          key={path}
          className={classes.claim}
          label={text}
          inputWrapperOrder={['label', 'description', 'input']}
          description={fieldLabel(fields, path, starterContent)}
          value={verdicts[path] ?? null}
          onChange={(verdict) => onVerdict(path, verdict)}
        >
          <Group gap="md" mt={4}>
            <Radio value="kept" label="True for us" />
            <Radio value="dropped" label="Leave it out" />
          </Group>
        </Radio.Group>
      ))}
    </section>
  );
}
