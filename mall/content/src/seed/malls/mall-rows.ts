import { certificationPath, mallMarkPath } from '../../pictures/picture-path.ts';
import type { malls } from 'mall/db/schema/malls.ts';
import { daysBefore } from '../seed-dates.ts';
import { mallList, salesTypeOf, type MallSeed } from './mall-list.ts';

export function mallRows(): (typeof malls.$inferInsert)[] {
  return mallList.map((mall, index) => mallRow(mall, index + 1));
}

function mallRow(mall: MallSeed, turn: number): typeof malls.$inferInsert {
  const mark = (shape: 'ci' | 'footer') => mallMarkPath({ mark: mall.mallNm, theme: mall.mallStyle, shape });
  return {
    mallId: mall.mallId,
    mallUrl: mall.mallUrl,
    mallNm: mall.mallNm,
    mallTitle: mall.mallTitle,
    mallSalesType: salesTypeOf(mall),
    mallStyle: mall.mallStyle,
    mobileYn: mall.mobileYn ?? 'Y',
    loginYn: mall.loginYn ?? 'N',
    marketingMallYn: mall.marketingMallYn ?? 'N',
    isDefault: mall.isDefault ?? false,
    prir: turn,
    ciImg: mark('ci'),
    footerCiImg: mark('footer'),
    footerCiUrl: `https://www.example.com/${mall.mallUrl}`,
    mobileFooterCertiImg: certificationPath({ name: turn % 2 === 1 ? 'safe-trade' : 'e-commerce' }),
    mobileFooterCertiUrl: 'https://www.example.com/certification',
    custTel: mall.custTel,
    centerStartTime: mall.hours[0],
    centerEndTime: mall.hours[1],
    mallEmail: `help@${mall.mallUrl}.example`,
    address: mall.address,
    company: mall.company,
    representativeName: mall.representativeName,
    // Numbers that no authority has issued.
    registrationNumber: `000-${String(turn).padStart(2, '0')}-00000`,
    businessNum: `000-${String(turn).padStart(2, '0')}-00000`,
    salesPermitNumber: `제2026-가상-${String(turn).padStart(4, '0')}호`,
    prvcMngrNm: `${mall.representativeName} (help@${mall.mallUrl}.example)`,
    hostNm: '(주)가온호스팅',
    createdAt: daysBefore(500 - turn),
  };
}
