import type { GatewayContext } from '../../request/context.ts';
import type { MallModel } from '../mall/mall.model.ts';
import type { UnsharedCall } from '../../upstream/call.ts';
import type { Area, FormRefused } from '../../graphql/__generated__/schema-types.ts';
import type { MallRefusal } from '../../errors/mall-error.ts';
import { orRefused } from '../../errors/or-refused.ts';
import { notAllowed, toFormRefused } from './form-refused.ts';
import { shopperError } from '../../errors/shopper-error.ts';
import { mallLoaders } from '../mall/mall.loaders.ts';

type Result<R, M> = R | M | (FormRefused & { __typename: 'FormRefused' });

interface Form<M> {
  mallUrl: string;
  /** Required area of the mall; left out: none. */
  area?: Area;
  /** Maps a refusal to another member of the result's union; null: FormRefused, or an error. */
  toMember?: (refusal: MallRefusal) => M | null;
}

/** A form that needs no sign-in. */
interface VisitorForm<W, M> extends Form<M> {
  /** Target that the form tries or sends to, such as an account, address or token. Null if it is only the mall. */
  target: (mallNumber: string) => string | null;
  call: (mallNumber: string) => UnsharedCall<W>;
  /** Whether a member of that mall sends it with the bearer; everyone else sends it without identity. */
  isMembersToo?: boolean;
}

/** Sends a form that needs no bearer; each counts as a try at its target. */
export async function sendVisitorForm<W, R, M = never>(
  context: GatewayContext,
  { mallUrl, area, target, call, isMembersToo, toMember }: VisitorForm<W, M>,
  map: (wire: W) => R,
): Promise<Result<R, M>> {
  const mall = await mallLoaders(context).named(mallUrl);
  if (isClosed(mall, area)) return notAllowed();
  const { mallApi, tryLimit, address } = context;
  await tryLimit.count(target(mall.number), address);
  const isMember = isMembersToo === true && mallApi.isMemberOf(mall.number);
  const sending = isMember ? mallApi.asMember(call(mall.number)) : mallApi.asVisitor(call(mall.number));
  return orRefused(sending.then(map), (refusal) => toMember?.(refusal) ?? toFormRefused(refusal));
}

/**
 * Sends a form as the member; each counts as a try by that token. Not by the account in the token, which is not
 * verified: a forged one would lock out its member. The mall knows the member, and counts by it.
 */
export async function sendMemberForm<W, R, M = never>(
  context: GatewayContext,
  form: Form<M> & { call: UnsharedCall<W> },
  map: (wire: W, mall: MallModel) => R,
): Promise<Result<R, M>> {
  const mall = await mallLoaders(context).named(form.mallUrl);
  if (isClosed(mall, form.area)) return notAllowed();
  requireMember(context, mall);
  await context.tryLimit.count(`member by ${context.visitor.bearer}`, context.address);
  return sendTo(context, mall, form, map);
}

/** Sends a member's purchase or a change of their data. There is nothing to guess, so there is no try limit. */
export async function sendMemberAction<W, R, M = never>(
  context: GatewayContext,
  form: Form<M> & { call: UnsharedCall<W> | ((mall: MallModel) => UnsharedCall<W>) },
  map: (wire: W, mall: MallModel) => R | Promise<R>,
): Promise<Result<R, M>> {
  const mall = await mallLoaders(context).named(form.mallUrl);
  if (isClosed(mall, form.area)) return notAllowed();
  requireMember(context, mall);
  const call = typeof form.call === 'function' ? form.call(mall) : form.call;
  return sendTo(context, mall, { ...form, call }, map);
}

function isClosed({ openAreas }: MallModel, area: Area | undefined): boolean {
  return area !== undefined && !openAreas.includes(area);
}

function requireMember({ mallApi }: GatewayContext, { number }: MallModel): void {
  if (!mallApi.isMemberOf(number)) throw shopperError('UNAUTHENTICATED');
}

function sendTo<W, R, M>(
  { mallApi }: GatewayContext,
  mall: MallModel,
  { call, toMember }: Form<M> & { call: UnsharedCall<W> },
  map: (wire: W, mall: MallModel) => R | Promise<R>,
): Promise<Result<R, M>> {
  const sending = mallApi.asMember(call);
  return orRefused(
    sending.then((wire) => map(wire, mall)),
    (refusal) => toMember?.(refusal) ?? toFormRefused(refusal),
  );
}
