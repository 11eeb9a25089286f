type Arguments = Readonly<Record<string, unknown>>;

/** What a field makes the gateway ask of the mall. */
export interface Charge {
  calls?: number | ((given: Arguments) => number);
  /** However many fields of one mall share it, the calls are made once. */
  once?: string;
  /** Products asked for by number: those of one mall go together, a hundred in one goods and one phone call. */
  products?: (given: Arguments) => number;
  /** A list whose items each ask for what is chosen of them: so many are reckoned with. */
  items?: number | ((given: Arguments) => number);
  /** The mall tells it of a single product only: all such fields of a product are one call, and none where `isSingle` asked for it. */
  isDetail?: true;
  /** A product with everything known of it. */
  isSingle?: true;
  /** The shop in whose name everything below is asked. */
  isMall?: true;
}

/** A stretch that begins at a cursor may lie on two of the mall's pages. */
const page = { calls: ({ after }: Arguments) => (after === undefined || after === null ? 1 : 2) };
const usualLength = 20;
const products = {
  ...page,
  items: ({ first }: Arguments) => (typeof first === 'number' ? Math.min(100, Math.max(1, first)) : usualLength),
};
const detail = { isDetail: true } as const;
const lengthOf = (value: unknown) => (Array.isArray(value) ? new Set(value).size : 1);
const menuItems = 10;
/** The mall that it names, and what it sends. */
const form = { calls: 2 };

/** By coordinate; whatever is not named here costs no call of its own. */
export const charges: Readonly<Record<string, Charge>> = {
  'Query.mall': { calls: 1, isMall: true },
  'Query.viewer': { calls: 2, isMall: true },
  'Query.isRecaptchaRequired': { calls: 1 },

  'Mall.menu': { calls: 1, once: 'menu', items: menuItems },
  'Mall.category': { calls: 1, once: 'whole menu' },
  'Mall.popups': { calls: 1, once: 'popups' },
  'Mall.promotions': { calls: 1, once: 'promotions' },
  'Mall.corners': { calls: ({ areas }) => lengthOf(areas) },
  'Mall.terms': { calls: 1 },
  'Mall.smartKeywords': { calls: 1, once: 'keywords' },
  'Mall.product': { calls: 1, isSingle: true },
  'Mall.products': { products: ({ numbers }) => lengthOf(numbers), items: ({ numbers }) => lengthOf(numbers) },
  'Mall.searchProducts': products,
  'Mall.posts': page,
  'Mall.post': { calls: 1 },
  'Mall.faq': { calls: 1 },
  'Category.subcategories': { items: menuItems },
  'Category.products': products,
  'ProductCorner.products': { calls: 2, once: 'corner products', items: usualLength },
  'Product.images': detail,
  'Product.description': detail,
  'Product.disclosures': detail,
  'Goods.images': detail,
  'Goods.description': detail,
  'Goods.disclosures': detail,
  'Goods.options': detail,
  'Goods.deliveryPrice': detail,
  'Goods.freeDeliveryFrom': detail,
  'Goods.remoteAreaFee': detail,
  'Goods.interestFreeInstallments': detail,
  'Goods.maker': detail,
  'Goods.origin': detail,
  'Goods.relatedProducts': { calls: 1, ...detail, items: usualLength },
  'WirelessPhone.images': detail,
  'WirelessPhone.description': detail,
  'WirelessPhone.disclosures': detail,
  'WirelessPhone.releasePrice': detail,
  'WirelessPhone.memories': detail,
  'WirelessPhone.joinTypes': detail,
  'WirelessPhone.installmentMonths': detail,
  'WirelessPhone.initialPlans': detail,
  'WirelessPhone.plans': { calls: 1 },
  'Member.favorites': products,
  'Member.profile': { calls: 1 },
  'Member.withdrawalCheck': { calls: 1 },
  'SetFavoriteSuccess.product': { calls: 1 },
  'ProfileUpdated.member': { calls: 1 },

  'Mutation.signIn': { calls: 2 },
  'Mutation.signInWithTid': { calls: 2 },
  'Mutation.startMarketingSession': { calls: 2 },
  'Mutation.signOut': { calls: 2 },
  'Mutation.refreshSession': { calls: 1 },
  'Mutation.setFavorite': { calls: 2 },
  'Mutation.recordCategoryView': { calls: 2 },
  'Mutation.unsubscribeEmail': { calls: 1 },

  'Mutation.sendCertificationCode': form,
  'Mutation.verifyCertificationCode': form,
  'Mutation.startPhoneCertification': form,
  'Mutation.finishPhoneCertification': form,
  'Mutation.registerEmail': form,
  'Mutation.confirmEmail': form,
  'Mutation.setInitialPassword': form,
  'Mutation.sendWakingMail': form,
  'Mutation.wakeAccount': form,
  'Mutation.sendSignUpMail': form,
  'Mutation.verifySignUpMail': form,
  'Mutation.checkLoginId': form,
  'Mutation.signUp': form,
  'Mutation.findLoginIds': form,
  'Mutation.sendTemporaryPassword': form,
  'Mutation.checkPassword': form,
  'Mutation.changePassword': form,
  'Mutation.updateProfile': form,
  'Mutation.withdraw': form,
};
