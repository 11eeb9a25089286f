import { memoize } from '../../shared/shared-value.ts';
import type { GatewayContext } from '../../request/context.ts';
import { menuTag } from '../../request/cache-tags.ts';
import { perRequest } from '../../request/per-request.ts';
import type { MallModel } from '../mall/mall.model.ts';
import type { CategoryModel } from './category.model.ts';
import { toMenu, toWholeMenu } from './menu.mapper.ts';
import { menuCalls } from './menu.wire.ts';

type MenuLoader = (mall: MallModel) => Promise<CategoryModel[]>;

/** A mall's menu for its device, and the whole menu, each loaded once per request. */
export const menuLoaders = perRequest(createMenuLoaders);

function createMenuLoaders({ mallApi, cacheTags }: GatewayContext): { menu: MenuLoader; wholeMenu: MenuLoader } {
  const menu = oncePerMall((mall) => {
    cacheTags.note(() => menuTag(mall.number));
    return mallApi.layout('Mall.menu', mall.number, menuCalls(mall), mall.id, (wire) => toMenu(wire, mall));
  });
  // Malls leave out of the menu for phones what phones do not show; nothing is left out for desktops.
  const whole = oncePerMall((mall) => {
    cacheTags.note(() => menuTag(mall.number));
    return mallApi.layout('Mall.menu', mall.number, menuCalls({ ...mall, device: 'DESKTOP' }), mall.id, (wire) =>
      toWholeMenu(wire, mall),
    );
  });
  return { menu, wholeMenu: (mall) => (mall.device === 'DESKTOP' ? menu(mall) : whole(mall)) };
}

function oncePerMall(ask: MenuLoader): MenuLoader {
  const known = new Map<string, Promise<CategoryModel[]>>();
  return (mall) => {
    const menu = known.get(mall.id) ?? ask(mall).then((categories) => menuOf(categories, mall));
    known.set(mall.id, menu);
    return menu;
  };
}

/** Cached layout is a shared value, and stays shared with its mall added. */
const menuOf = memoize((categories: CategoryModel[], mall: MallModel): CategoryModel[] =>
  categories.map((category) => ofMall(category, mall)),
);

function ofMall(category: CategoryModel, mall: MallModel): CategoryModel {
  return { ...category, mall, subcategories: category.subcategories.map((each) => ofMall(each, mall)) };
}
