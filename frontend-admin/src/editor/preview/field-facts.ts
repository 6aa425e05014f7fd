import type { PreviewFieldFact, PreviewFieldFacts } from '@20x/kit';
import type { FieldDeclaration, FieldDeclarations } from '../model/field-declarations';

/** What a previewed page needs to know of the fields, by path with `*` for a position; see the protocol. */
export function fieldFacts(fields: FieldDeclarations): PreviewFieldFacts {
  const facts: Record<string, PreviewFieldFact> = {};

  const note = (path: string, declaration: FieldDeclaration) => {
    facts[path] = factOf(declaration);
    if (declaration.kind === 'group') noteAll(path, declaration.fields);
    if (declaration.kind === 'rows') noteAll(`${path}.*`, declaration.fields);
    if (declaration.kind !== 'blocks') return;
    for (const [type, { title, fields: own }] of Object.entries(declaration.kinds)) {
      facts[`${path}.*${type}`] = { label: title, kind: 'block' };
      noteAll(`${path}.*${type}`, own);
    }
  };
  const noteAll = (path: string, own: FieldDeclarations) => {
    for (const [name, declaration] of Object.entries(own)) note(path === '' ? name : `${path}.${name}`, declaration);
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
