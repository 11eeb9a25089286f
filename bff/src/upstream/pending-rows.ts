import type { components } from './__generated__/mall-api.ts';

type OrNull<T> = { [Name in keyof T]?: T[Name] | null };

type Documented = components['schemas'];
type Head = Documented['OrderSummary'];
type PaymentForm = Documented['PgRequest'];
type Delivery = Documented['Delivery'];
type Agreement = Documented['Agreement'];

interface Product extends OrNull<{ ctgNo: string; imgPath: string; trialYn: string; gdsStat: string }> {
  subsNo: string;
  subsNm: string;
  mnthPrc: number;
  dscntPrc: number;
}

interface ScheduledCharge {
  payDt: string;
  prc: number;
}

interface PriceChangeRequest extends OrNull<{ agreeYn: string; askYn: string }> {
  newPrc: number;
  fromDt: string;
  agreeDueDt: string;
}

interface ChargeRecord
  extends ScheduledCharge, OrNull<{ payDts: string; failMsg: string; rfndPrc: number; sentYn: string }> {
  payStat: string;
}

interface ApplicationSummary extends Head, OrNull<{ nextPayDt: string; nextPayPrc: number }> {
  applNo: string;
  subsNo: string;
  subsNm: string;
  stat: string;
  cyclCd: string;
  qty: number;
}

interface Application
  extends
    ApplicationSummary,
    OrNull<{
      bgnDt: string;
      dlv: Delivery;
      cardNm: string;
      maskNo: string;
      trialEndDt: string;
      pauseToDt: string;
      payHist: ChargeRecord[];
      schdList: ScheduledCharge[];
      chgReq: PriceChangeRequest;
      brkPrc: number;
      endDt: string;
    }> {}

/** Rows of the contract that the mall's document does not describe yet: once it does, its own stand in their place. */
export interface PendingRows {
  SubscriptionProduct: Product;
  SubscriptionProductPage: { list: Product[] | null; totalCnt: number };
  SubscriptionCycle: { cyclCd: string; prc: number };
  SubscriptionProductDetail: Product & { cyclList: { cyclCd: string; prc: number }[] } & OrNull<{
      cntrctMnth: number;
      trialDays: number;
      brkFeeCntn: string;
      imgPaths: string[];
      detailHtml: string;
      notice: Documented['ProductNotice'][];
      agreeList: Agreement[];
    }>;
  ScheduledCharge: ScheduledCharge;
  SubscriptionEstimate: { payPrc: number; schdList: ScheduledCharge[]; trialEndDt?: string | null };
  ApplicationSummary: ApplicationSummary;
  ApplicationPage: { list: ApplicationSummary[] | null; totalCnt: number };
  ChargeRecord: ChargeRecord;
  PriceChangeRequest: PriceChangeRequest;
  Application: Application;
  SubscriptionApplied: { applNo: string; pgReq: PaymentForm | null } & OrNull<{
    payPrc: number;
    payDueDts: string;
    appl: Application;
  }>;
  ApplicationCard: { pgReq: PaymentForm | null } & OrNull<{ payDueDts: string; appl: Application }>;
}
