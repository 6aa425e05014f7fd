import { useState } from 'react';
import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useOpenDocument } from '../../editor/document/EditorContext';
import { fieldLabel } from '../../editor/model/field-labels';
import { builtInContent, claimsIn, withoutClaims, type Claim } from './built-in-claims';
import classes from './HomeDialogs.module.css';

interface BuiltInDialogProps {
  readonly onClose: () => void;
}

type Verdict = 'kept' | 'dropped';
const kinds = { figure: 'Figures', badge: 'Badges', testimonial: 'Testimonials', wording: 'Strong words' } as const;

/** Fills the draft with what visitors would see of an empty one, once somebody has stood for each of its claims. */
export function BuiltInDialog({ onClose }: BuiltInDialogProps) {
  const { editor, fields } = useOpenDocument();
  const [verdicts, setVerdicts] = useState<Readonly<Record<string, Verdict>>>({});
  const claims = claimsIn(builtInContent);
  const decided = claims.filter(({ path }) => verdicts[path]).length;

  function fill() {
    const dropped = new Set(claims.flatMap(({ path }) => (verdicts[path] === 'dropped' ? [path] : [])));
    editor.replace({
      ...editor.form.getValues(),
      hiddenSections: undefined,
      ...withoutClaims(builtInContent, dropped),
    });
    onClose();
  }

  return (
    <Modal opened onClose={onClose} size="lg" title="Start from built-in content">
      <Stack>
        <Text>
          The draft’s texts, figures and images are replaced by the built-in ones; metadata, companies, testimonials and
          picked posts stay. Undo takes it back. First say of each claim whether it is true for you: a figure or badge
          that you leave out is not filled in, a text is marked to be written anew.
        </Text>
        {Object.entries(kinds).map(([kind, title]) => {
          const own = claims.filter((claim) => claim.kind === kind);
          return own.length === 0 ? null : (
            <section key={kind} aria-label={title} className={classes.claims}>
              <h3>{title}</h3>
              {own.map((claim) => (
                <ClaimRow
                  key={claim.path}
                  claim={claim}
                  place={fieldLabel(fields, claim.path, builtInContent)}
                  verdict={verdicts[claim.path] ?? null}
                  onVerdict={(verdict) => {
                    setVerdicts((all) => ({ ...all, [claim.path]: verdict }));
                  }}
                />
              ))}
            </section>
          );
        })}
        <Group justify="space-between" className={classes.foot}>
          <Text role="status">
            {decided} of {claims.length} decided
          </Text>
          <Group>
            <Button
              variant="default"
              onClick={() => {
                setVerdicts(Object.fromEntries(claims.map(({ path }) => [path, verdicts[path] ?? 'dropped'])));
              }}
            >
              Leave the rest out
            </Button>
            <Button disabled={decided < claims.length} onClick={fill}>
              Fill the draft
            </Button>
          </Group>
        </Group>
      </Stack>
    </Modal>
  );
}

interface ClaimRowProps {
  readonly claim: Claim;
  readonly place: string;
  readonly verdict: Verdict | null;
  readonly onVerdict: (verdict: Verdict) => void;
}

function ClaimRow({ claim: { text }, place, verdict, onVerdict }: ClaimRowProps) {
  return (
    <Radio.Group
      className={classes.claim}
      label={text}
      description={place}
      value={verdict}
      onChange={(value) => {
        onVerdict(value);
      }}
    >
      <Group gap="md" mt={4}>
        <Radio value="kept" label="True for us" />
        <Radio value="dropped" label="Leave it out" />
      </Group>
    </Radio.Group>
  );
}
