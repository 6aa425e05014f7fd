import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';

type Schemas = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>;
type Class = abstract new () => object;

const unions: Schemas = {};
const members = new Set<Class>();

/**
 * Names a union of classes that one property tells apart, so that the client's type narrows by it. Answers the
 * reference to put where the union stands.
 */
export function schemaUnion(name: string, propertyName: string, classes: Readonly<Record<string, Class>>) {
  const paths = Object.entries(classes).map(([value, type]) => [value, getSchemaPath(type)] as const);
  unions[name] = {
    oneOf: paths.map(([, $ref]) => ({ $ref })),
    discriminator: { propertyName, mapping: Object.fromEntries(paths) },
  };
  for (const type of Object.values(classes)) members.add(type);
  return { $ref: `#/components/schemas/${name}` };
}

/** The classes that only unions name. */
export const unionMembers = () => [...members];

export const withUnions = (document: OpenAPIObject): OpenAPIObject => ({
  ...document,
  components: { ...document.components, schemas: { ...document.components?.schemas, ...unions } },
});
