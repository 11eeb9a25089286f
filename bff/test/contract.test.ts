import { expectTypeOf, test } from 'vitest';
import type { WirePost, WirePostEntry } from '../src/features/boards/boards.wire.ts';
import type { WireCertification, WireCodeSent } from '../src/features/certification/certification.wire.ts';
import type { WirePhoneCertified, WirePhoneStart } from '../src/features/certification/phone-certification.wire.ts';
import type { WireCorner } from '../src/features/corners/corners.wire.ts';
import type { WireKeyword } from '../src/features/keywords/keywords.wire.ts';
import type { WireFoundIds } from '../src/features/lost-credentials/lost-credentials.wire.ts';
import type { WireMall, WireMallLayout } from '../src/features/mall/mall.wire.ts';
import type { WireUserInfo } from '../src/features/member/member.wire.ts';
import type {
  WirePasswordCheck,
  WireProfile,
  WireWithdrawalCheck,
} from '../src/features/member-information/member-information.wire.ts';
import type { WireCategory } from '../src/features/menu/menu.wire.ts';
import type { WirePopup } from '../src/features/popups/popups.wire.ts';
import type { WireGoods, WireGoodsColor, WireGoodsDetail } from '../src/features/products/goods.wire.ts';
import type { WireFacet, WireProductPage } from '../src/features/products/product-page.wire.ts';
import type { WirePhone, WirePhoneColor, WirePhoneDetail, WirePlan } from '../src/features/products/wireless.wire.ts';
import type { WirePromotion } from '../src/features/promotions/promotions.wire.ts';
import type { WireCheckedId, WireNewMember, WireProvenMail } from '../src/features/sign-up/sign-up.wire.ts';
import type { WireTermsVersion } from '../src/features/terms/terms.wire.ts';
import type { WireTokens } from '../src/session/session.wire.ts';
import type { components } from '../src/upstream/__generated__/mall-api.ts';

type Contract = components['schemas'];

// Checked by the type checker: a field that the contract does not know, or that it renames, does not compile here.
test('the gateway reads only fields that the contract has', () => {
  expectTypeOf<keyof WireMall>().toExtend<keyof Contract['AdMall']>();
  expectTypeOf<keyof WireMallLayout>().toExtend<keyof Contract['LoginLayout']>();
  expectTypeOf<keyof WireCategory>().toExtend<keyof Contract['MenuCategory']>();
  expectTypeOf<keyof WireCorner>().toExtend<keyof Contract['Corner']>();
  expectTypeOf<keyof WirePromotion>().toExtend<keyof Contract['Promotion']>();
  expectTypeOf<keyof WirePopup>().toExtend<keyof Contract['Popup']>();
  expectTypeOf<keyof WireTermsVersion>().toExtend<keyof Contract['TermsVersion']>();
  expectTypeOf<keyof WireKeyword>().toExtend<keyof Contract['SmartKeyword']>();
  expectTypeOf<keyof WireGoods>().toExtend<keyof Contract['Goods']>();
  expectTypeOf<keyof WireGoodsColor>().toExtend<keyof Contract['GoodsColor']>();
  expectTypeOf<keyof WireGoodsDetail>().toExtend<keyof Contract['GoodsDetail']>();
  expectTypeOf<keyof WirePhone>().toExtend<keyof Contract['Wireless']>();
  expectTypeOf<keyof WirePhoneColor>().toExtend<keyof Contract['WirelessColor']>();
  expectTypeOf<keyof WirePhoneDetail>().toExtend<keyof Contract['WirelessDetail']>();
  expectTypeOf<keyof WirePlan>().toExtend<keyof Contract['WirelessPlan']>();
  expectTypeOf<keyof WireFacet>().toExtend<keyof Contract['Facet']>();
  expectTypeOf<keyof WireProductPage>().toExtend<keyof Contract['SearchResult']>();
  expectTypeOf<keyof WirePostEntry>().toExtend<keyof Contract['BoardEntry']>();
  expectTypeOf<keyof WirePost>().toExtend<keyof Contract['BoardDetail']>();
  expectTypeOf<keyof WireUserInfo>().toExtend<keyof Contract['UserInfo']>();
  expectTypeOf<keyof WireTokens>().toExtend<keyof Contract['TokenPair']>();
  expectTypeOf<keyof WireCodeSent>().toExtend<keyof Contract['CertSent']>();
  expectTypeOf<keyof WireCertification>().toExtend<keyof Contract['CertNo']>();
  expectTypeOf<keyof WirePhoneStart>().toExtend<keyof Contract['PhoneCertStart']>();
  expectTypeOf<keyof WirePhoneCertified>().toExtend<keyof Contract['PhoneCert']>();
  expectTypeOf<keyof WireFoundIds>().toExtend<keyof Contract['FoundIds']>();
  expectTypeOf<keyof WireCheckedId>().toExtend<keyof Contract['Usable']>();
  expectTypeOf<keyof WireNewMember>().toExtend<keyof Contract['MemNo']>();
  expectTypeOf<keyof WireProvenMail>().toExtend<keyof Contract['ProvenEmail']>();
  expectTypeOf<keyof WirePasswordCheck>().toExtend<keyof Contract['CheckToken']>();
  expectTypeOf<keyof WireProfile>().toExtend<keyof Contract['Profile']>();
  expectTypeOf<keyof WireWithdrawalCheck>().toExtend<keyof Contract['WithdrawalCheck']>();
});

test('what the contract promises is never of another type than the gateway reads', () => {
  expectTypeOf<Contract['Goods']['slPrc']>().toExtend<NonNullable<WireGoods['slPrc']>>();
  expectTypeOf<Contract['Goods']['dispGdsNm']>().toExtend<WireGoods['dispGdsNm']>();
  expectTypeOf<NonNullable<Contract['Wireless']['newNum']>>().toExtend<NonNullable<WirePhone['newNum']>>();
  expectTypeOf<Contract['ProductPage']['totalCnt']>().toExtend<WireProductPage['totalCnt']>();
  expectTypeOf<Contract['UserInfo']['tmpPwdYn']>().toExtend<NonNullable<WireUserInfo['tmpPwdYn']>>();
});
