import { boolean, char, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, yn } from './column-types.ts';
import type { MallStyle } from './mall-styles.ts';

/** The sales types of the specification, section 1. */
export type MallSalesType = 'GENERAL' | 'BUSINESS' | 'CONSIGNMENT' | 'UPLOAD' | 'COMMON' | 'ERROR';

/** One shop of the family. `mallUrl` is the segment of its addresses. */
export const malls = pgTable(
  'malls',
  {
    mallId: text('mall_id').primaryKey(),
    mallNm: text('mall_nm').notNull(),
    mallTitle: text('mall_title').notNull(),
    mallUrl: text('mall_url').notNull(),
    mallSalesType: text('mall_sales_type').$type<MallSalesType>().notNull(),
    mobileYn: yn('mobile_yn').notNull(),
    loginYn: yn('login_yn').notNull(),
    marketingMallYn: yn('marketing_mall_yn').notNull(),
    mallStyle: char('mall_style', { length: 1 }).$type<MallStyle>().notNull(),
    ciImg: text('ci_img'),
    footerCiImg: text('footer_ci_img'),
    footerCiUrl: text('footer_ci_url'),
    mobileFooterCertiImg: text('mobile_footer_certi_img'),
    mobileFooterCertiUrl: text('mobile_footer_certi_url'),
    custTel: text('cust_tel'),
    /** HHmm */
    centerStartTime: char('center_start_time', { length: 4 }),
    /** HHmm */
    centerEndTime: char('center_end_time', { length: 4 }),
    mallEmail: text('mall_email'),
    address: text('address'),
    registrationNumber: text('registration_number'),
    company: text('company'),
    representativeName: text('representative_name'),
    businessNum: text('business_num'),
    salesPermitNumber: text('sales_permit_number'),
    /** Who answers for the protection of personal data. */
    prvcMngrNm: text('prvc_mngr_nm'),
    /** Who hosts the shop. */
    hostNm: text('host_nm'),
    /** Exactly one mall answers to an empty `mallUrl`. */
    isDefault: boolean('is_default').notNull().default(false),
    prir: integer('prir').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('malls_mall_url').on(table.mallUrl)],
);
