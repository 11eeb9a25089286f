import { frozen } from '../../upstream/frozen.ts';
import type { MallDesk } from '../../upstream/mall-desk.ts';
import type { MallModel } from '../mall/mall.model.ts';
import type { CategoryModel } from './category.model.ts';
import { toMenu } from './menu.mapper.ts';
import { menuCalls } from './menu.wire.ts';

/** A mall's menu, asked for once in a request. */
export function createMenuLoader(desk: MallDesk): (mall: MallModel) => Promise<CategoryModel[]> {
  const known = new Map<string, Promise<CategoryModel[]>>();
  return (mall) => {
    const menu = known.get(mall.id) ?? desk.layout('Mall.menu', mall.number, menuCalls(mall), mall.id, (wire) => toMenu(wire, mall)).then((categories) => menuOf(categories, mall));
    known.set(mall.id, menu);
    return menu;
  };
}

interface OwnedMenu {
  mall: MallModel;
  categories: CategoryModel[];
}

const owned = new WeakMap<CategoryModel[], OwnedMenu>();

/** Kept layout is the same object for whoever asks, and stays so with its mall put in: what is the same is completed and written once. */
function menuOf(categories: CategoryModel[], mall: MallModel): CategoryModel[] {
  const known = owned.get(categories);
  if (known?.mall === mall) return known.categories;
  const menu = categories.map((category) => ofMall(category, mall));
  if (Object.isFrozen(categories) && Object.isFrozen(mall)) owned.set(categories, { mall, categories: frozen(menu) });
  return menu;
}

function ofMall(category: CategoryModel, mall: MallModel): CategoryModel {
  return { ...category, mall, subcategories: category.subcategories.map((each) => ofMall(each, mall)) };
}
