import {
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  type GraphQLField,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { form, page, type Charge, type Charges } from '../rules/charge.ts';

type Fielded = GraphQLObjectType | GraphQLInterfaceType;
type Field = GraphQLField<unknown, unknown>;

/** What each field of an executable schema costs. Throws for one with a resolver that does not say. */
export function chargesOf(schema: GraphQLSchema): Charges {
  const types = Object.values(schema.getTypeMap()).filter(
    (type): type is Fielded => isObjectType(type) || isInterfaceType(type),
  );
  return Object.fromEntries(
    types
      .filter((type) => !isIntrospectionType(type))
      .flatMap((type) =>
        Object.values(type.getFields()).flatMap((field) => {
          const charge = isInterfaceType(type) ? chargeOfAny(schema, type, field.name) : chargeOf(schema, type, field);
          return charge ? [[`${type.name}.${field.name}`, charge] as const] : [];
        }),
      ),
  );
}

function chargeOf(schema: GraphQLSchema, type: GraphQLObjectType, field: Field): Charge | undefined {
  const { resolve, extensions, args } = field;
  if (extensions.charge) return extensions.charge;
  if (!resolve) return undefined;
  if (type === schema.getMutationType()) return form;
  if (args.some(({ name }) => name === 'after')) return page;
  // Also one that takes no context: its call may be hidden in a function of the model.
  throw new Error(`Say with charged() what ${type.name}.${field.name} costs in calls to the mall`);
}

/** Selected on an interface, a field costs what it costs on the types that have it. */
function chargeOfAny(schema: GraphQLSchema, type: GraphQLInterfaceType, name: string): Charge | undefined {
  return schema
    .getPossibleTypes(type)
    .map((each) => each.getFields()[name])
    .find((field) => field?.extensions.charge)?.extensions.charge;
}
