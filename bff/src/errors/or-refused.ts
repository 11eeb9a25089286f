import { MallRefusal } from './mall-error.ts';

/**
 * The result, or the member of its union that a refusal of the mall means. A refusal that `toMember` answers null for is thrown
 * on, as is every other error.
 */
export async function orRefused<Result, Member>(
  result: Promise<Result>,
  toMember: (refusal: MallRefusal) => Member | null,
): Promise<Result | Member> {
  try {
    return await result;
  } catch (error) {
    const member = error instanceof MallRefusal ? toMember(error) : null;
    if (member === null) throw error;
    return member;
  }
}
