import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import type { Class } from './field-spec.ts';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Union = { readonly propertyName: string | null; readonly classes: () => Readonly<Record<string, Class>> };

const unions = new Map<string, Union>();

/**
 * Names a union of classes; `propertyName` distinguishes them, so that the client's type narrows by it. Returns the reference
 * to the union. The classes are asked for when the document is built, because a member may hold the union itself.
 */
export function schemaUnion(name: string, propertyName: Union['propertyName'], classes: Union['classes']) {
  unions.set(name, { propertyName, classes });
  return { $ref: `#/components/schemas/${name}` };
}

/** The classes that only unions name. */
export const unionMembers = () => [...unions.values()].flatMap(({ classes }) => Object.values(classes()));

/** Members are sorted by name, whatever the order in which modules were loaded. */
function schemaOf({ propertyName, classes }: Union) {
  const paths = Object.entries(classes())
    .map(([value, type]) => [value, getSchemaPath(type)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const oneOf = paths.map(([, $ref]) => ({ $ref }));
  return propertyName === null
    ? { oneOf }
    : { oneOf, discriminator: { propertyName, mapping: Object.fromEntries(paths) } };
}

export function withUnions(document: OpenAPIObject): OpenAPIObject {
  const schemas: Schemas = { ...document.components?.schemas };
  for (const [name, union] of unions) schemas[name] = schemaOf(union);
  return { ...document, components: { ...document.components, schemas } };
}
