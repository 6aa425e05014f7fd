import { useState, type ComponentType, type ReactNode } from 'react';
import { Disclosure } from '../../ui/Disclosure';
import { isEmpty } from '../model/content-comparison';
import type { FieldDeclaration, FieldDeclarations, FieldInputProps } from '../model/field-declarations';
import { useFieldForm } from '../model/field-form';
import classes from './FieldGrid.module.css';
import { useOpenOnDemand } from './lists/use-open-on-demand';

interface FieldGridProps {
  /** Of the object that the fields belong to. Default: the content itself. */
  readonly path?: string;
  readonly fields: FieldDeclarations;
  readonly Input: ComponentType<FieldInputProps>;
}

/** The fields of one object in their order; halves in pairs and thirds in threes where there is room, rare ones folded. */
export function FieldGrid({ path = '', fields, Input }: FieldGridProps) {
  const pathOf = (name: string) => (path === '' ? name : `${path}.${name}`);
  const all = Object.entries(fields).map(([name, declaration]) => ({ name, declaration, path: pathOf(name) }));
  const cells = (rare: boolean) =>
    all
      .filter(({ declaration }) => (declaration.rare ?? false) === rare)
      .map(({ name, declaration, path: own }) => (
        <div key={name} className={classes.field} data-width={declaration.width}>
          <Applicable path={declaration.when && pathOf(declaration.when.field)} values={declaration.when?.is}>
            <Input path={own} declaration={declaration} />
          </Applicable>
        </div>
      ));
  const rare = all.filter(({ declaration }) => declaration.rare);
  return (
    <div className={classes.root}>
      <div className={classes.grid}>{cells(false)}</div>
      {rare.length > 0 ? (
        <MoreFields label="More" path={path} fields={rare}>
          <div className={classes.grid}>{cells(true)}</div>
        </MoreFields>
      ) : null}
    </div>
  );
}

interface ApplicableProps {
  /** Of the field that decides. Default: nothing has to be decided. */
  readonly path: string | undefined;
  readonly values: readonly string[] | undefined;
  readonly children: ReactNode;
}

/** A field that means something only with some values of another; its own value is kept meanwhile. */
function Applicable({ path = '', values, children }: ApplicableProps) {
  const value = useFieldForm().useValue(path);
  return (values?.includes(typeof value === 'string' ? value : '') ?? true) ? children : null;
}

interface MoreFieldsProps {
  /** Of the button. */
  readonly label: string;
  readonly path: string;
  readonly fields: readonly { readonly name: string; readonly path: string; readonly declaration: FieldDeclaration }[];
  readonly children: ReactNode;
}

/** Rare fields behind a button, which start open where one of them says something. */
export function MoreFields({ label, path, fields, children }: MoreFieldsProps) {
  const form = useFieldForm();
  const [isOpen, setOpen] = useState(() => fields.some((field) => isUsed(form.read(field.path), field.declaration)));
  useOpenOnDemand(path, (field) => {
    if (fields.some(({ name }) => name === field.replace(/\..*/, ''))) setOpen(true);
  });
  return (
    <Disclosure label={label} isOpen={isOpen} onToggle={setOpen}>
      {children}
    </Disclosure>
  );
}

const isUsed = (value: unknown, declaration: FieldDeclaration) =>
  declaration.kind === 'flag' ? (value ?? false) !== (declaration.fallback === 'on') : !isEmpty(value);
