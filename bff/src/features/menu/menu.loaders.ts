import type { MallDesk } from '../../upstream/mall-desk.ts';
import type { MallModel } from '../mall/mall.model.ts';
import type { CategoryModel } from './category.model.ts';
import { toMenu } from './menu.mapper.ts';
import { menuCalls } from './menu.wire.ts';

/** A mall's menu, asked for once in a request. */
export function createMenuLoader(desk: MallDesk): (mall: MallModel) => Promise<CategoryModel[]> {
  const known = new Map<string, Promise<CategoryModel[]>>();
  return (mall) => {
    const menu = known.get(mall.id) ?? desk.layout('Mall.menu', mall.number, menuCalls(mall), mall.id, (wire) => toMenu(wire, mall));
    known.set(mall.id, menu);
    return menu.then((categories) => categories.map((category) => ofMall(category, mall)));
  };
}

function ofMall(category: CategoryModel, mall: MallModel): CategoryModel {
  return { ...category, mall, subcategories: category.subcategories.map((each) => ofMall(each, mall)) };
}
