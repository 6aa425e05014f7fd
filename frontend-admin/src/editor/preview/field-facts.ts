import type { PreviewFieldFact, PreviewFieldFacts } from '@20x/kit';
import { holds } from '@20x/shared/field-inputs';
import type { FieldDeclaration, FieldDeclarations } from '../model/field-declarations';

/** The fields around another: null for those that the page shows nothing of. */
type Around = { readonly fields: FieldDeclarations; readonly label: string } | null;

/** What a previewed page needs to know of the fields, by path with `*` for a position; see the protocol. */
export function fieldFacts(fields: FieldDeclarations): PreviewFieldFacts {
  const facts: Record<string, PreviewFieldFact> = {};

  const note = (path: string, declaration: FieldDeclaration, around: Around) => {
    facts[path] = { ...factOf(declaration), ...ghostOf(path, declaration, around) };
    if (declaration.kind === 'group') {
      const { fields: own, label, asIs } = declaration;
      noteAll(path, own, asIs === false ? null : { fields: own, label: `${label} ` });
    }
    if (declaration.kind === 'rows') noteAll(`${path}.*`, declaration.fields);
    if (declaration.kind !== 'blocks') return;
    for (const [type, { title, fields: own }] of Object.entries(declaration.kinds)) {
      facts[`${path}.*${type}`] = { label: title, kind: 'block', ghost: `Empty section: ${title}` };
      noteAll(`${path}.*${type}`, own);
    }
  };
  const noteAll = (path: string, own: FieldDeclarations, around: Around = { fields: own, label: '' }) => {
    for (const [name, declaration] of Object.entries(own))
      note(path === '' ? name : `${path}.${name}`, declaration, around);
  };

  noteAll('', fields);
  return facts;
}

function factOf(declaration: FieldDeclaration): PreviewFieldFact {
  const { label, kind = 'line', asIs, part } = declaration;
  const limit = 'limit' in declaration ? declaration.limit : undefined;
  const item = kind === 'blocks' ? 'section' : 'item' in declaration ? declaration.item : undefined;
  return {
    label,
    kind,
    ...(asIs === false && { asIs }),
    ...(part !== undefined && { part }),
    ...(limit !== undefined && { limit }),
    ...(item !== undefined && { item }),
    ...('hides' in declaration && declaration.hides && { hides: true }),
    ...('tools' in declaration && declaration.tools === 'few' && { tools: declaration.tools }),
  };
}

/** The words for texts and images that visitors would see if they were filled in. */
function ghostOf(path: string, declaration: FieldDeclaration, around: Around): Partial<PreviewFieldFact> {
  const { kind, label, rare, when } = declaration;
  if (declaration.kind === 'texts') return { ghost: `Add ${declaration.item}` };
  const name = path.slice(path.lastIndexOf('.') + 1);
  const isSaidElsewhere = Object.values(around?.fields ?? {}).some(({ alt }) => alt === name);
  const isNeverEmpty = 'fallback' in declaration && declaration.fallback !== undefined;
  const isShown = (holds(kind, 'text') || kind === 'image') && !rare && !isSaidElsewhere && !isNeverEmpty;
  if (around === null || !isShown) return {};
  return { ghost: `Add ${inSentence(around.label + inSentence(label))}`, ...(when && { when }) };
}

/** "Main button label" in the middle of a sentence: "main button label". */
const inSentence = (label: string) => label.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
