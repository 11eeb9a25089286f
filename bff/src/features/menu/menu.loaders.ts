import { madeOnce } from '../../upstream/frozen.ts';
import type { MallDesk } from '../../upstream/mall-desk.ts';
import type { MallModel } from '../mall/mall.model.ts';
import type { CategoryModel } from './category.model.ts';
import { toMenu } from './menu.mapper.ts';
import { menuCalls, type WireCategory } from './menu.wire.ts';

/** A mall's menu, asked for once in a request. */
export function createMenuLoader(desk: MallDesk): (mall: MallModel) => Promise<CategoryModel[]> {
  const known = new Map<string, Promise<CategoryModel[]>>();
  return (mall) => {
    const menu = known.get(mall.id) ?? desk.layout('Mall.menu', mall.number, menuCalls(mall), mall.id, (wire) => menuOnce(wire, mall)).then((categories) => menuOf(categories, mall));
    known.set(mall.id, menu);
    return menu;
  };
}

/** Kept layout is the same object for whoever asks, and stays so with its mall put in: what is the same is completed and written once. */
const menuOf = madeOnce((categories: CategoryModel[], mall: MallModel): CategoryModel[] => categories.map((category) => ofMall(category, mall)));
const menuOnce = madeOnce((wire: WireCategory[], mall: MallModel) => toMenu(wire, mall));

function ofMall(category: CategoryModel, mall: MallModel): CategoryModel {
  return { ...category, mall, subcategories: category.subcategories.map((each) => ofMall(each, mall)) };
}
