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

/** The cost of each field of an executable schema. Throws for a resolver without a charge. */
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
  // Also without a context argument: a function of the model may make the call.
  throw new Error(`Say with charged() what ${type.name}.${field.name} costs in calls to the mall`);
}

/** A field of an interface costs as much as on its object types. */
function chargeOfAny(schema: GraphQLSchema, type: GraphQLInterfaceType, name: string): Charge | undefined {
  return schema
    .getPossibleTypes(type)
    .map((each) => each.getFields()[name])
    .find((field) => field?.extensions.charge)?.extensions.charge;
}
