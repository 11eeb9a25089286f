import type { DrawProduct } from '../art.ts';
import type { ProductKind } from '../product-kinds.ts';
import type { SettingName } from '../settings/settings.ts';
import { drawAirPurifier } from './appliances/air-purifier.ts';
import { drawFan } from './appliances/fan.ts';
import { drawFridge } from './appliances/fridge.ts';
import { drawHumidifier } from './appliances/humidifier.ts';
import { drawDryer, drawWasher } from './appliances/laundry.ts';
import { drawRobotVacuum } from './appliances/robot-vacuum.ts';
import { drawVacuum } from './appliances/vacuum.ts';
import { drawCosmetics } from './beauty/cosmetics.ts';
import { drawPerfume } from './beauty/perfume.ts';
import { drawShampoo } from './beauty/shampoo.ts';
import { drawSunscreen } from './beauty/sunscreen.ts';
import { drawToothbrush } from './beauty/toothbrush.ts';
import { drawVitamins } from './beauty/vitamins.ts';
import { drawBook } from './culture/book.ts';
import { drawFlower } from './culture/flower.ts';
import { drawGiftCard } from './culture/gift-card.ts';
import { drawMilkBox } from './culture/milk-box.ts';
import { drawMovieTicket } from './culture/movie-ticket.ts';
import { drawStationery } from './culture/stationery.ts';
import { drawWaterBox } from './culture/water-box.ts';
import { drawBackpack } from './fashion/backpack.ts';
import { drawJacket } from './fashion/jacket.ts';
import { drawSneakers } from './fashion/sneakers.ts';
import { drawSuitcase } from './fashion/suitcase.ts';
import { drawTShirt } from './fashion/t-shirt.ts';
import { drawBeefGiftSet } from './gifts/beef-gift-set.ts';
import { drawFruitBox } from './gifts/fruit-box.ts';
import { drawGinseng } from './gifts/ginseng.ts';
import { drawSeafoodGift } from './gifts/seafood-gift.ts';
import { drawAirFryer } from './kitchen/air-fryer.ts';
import { drawBlender } from './kitchen/blender.ts';
import { drawCoffeeMachine } from './kitchen/coffee-machine.ts';
import { drawKettle } from './kitchen/kettle.ts';
import { drawKnives } from './kitchen/knives.ts';
import { drawPan } from './kitchen/pan.ts';
import { drawPot } from './kitchen/pot.ts';
import { drawRiceCooker } from './kitchen/rice-cooker.ts';
import { drawTumbler } from './kitchen/tumbler.ts';
import { drawBedding } from './living/bedding.ts';
import { drawChair } from './living/chair.ts';
import { drawDesk } from './living/desk.ts';
import { drawLamp } from './living/lamp.ts';
import { drawPillow } from './living/pillow.ts';
import { drawTowel } from './living/towel.ts';
import { drawCharger } from './mobile/charger.ts';
import { drawEarbuds } from './mobile/earbuds.ts';
import { drawHeadphones } from './mobile/headphones.ts';
import { drawPhoneCase } from './mobile/phone-case.ts';
import { drawSpeaker } from './mobile/speaker.ts';
import { drawTablet } from './mobile/tablet.ts';
import { drawWatch } from './mobile/watch.ts';
import { drawCoffeeBeans } from './pantry/coffee-beans.ts';
import { drawHoney } from './pantry/honey.ts';
import { drawNoodles } from './pantry/noodles.ts';
import { drawRice } from './pantry/rice.ts';
import { drawTea } from './pantry/tea.ts';
import { drawPhone } from './phones/phone.ts';
import { drawPhoneFlip } from './phones/phone-flip.ts';
import { drawPhoneFold } from './phones/phone-fold.ts';
import { drawPhoneKids } from './phones/phone-kids.ts';
import { drawPhoneRugged } from './phones/phone-rugged.ts';
import { drawBlocks } from './play/blocks.ts';
import { drawPetFood } from './play/pet-food.ts';
import { drawToy } from './play/toy.ts';
import { drawLaptop } from './screens/laptop.ts';
import { drawMonitor } from './screens/monitor.ts';
import { drawTv } from './screens/tv.ts';
import { drawBicycle } from './sports/bicycle.ts';
import { drawCampingChair } from './sports/camping-chair.ts';
import { drawDumbbell } from './sports/dumbbell.ts';
import { drawGolfClub } from './sports/golf-club.ts';
import { drawTent } from './sports/tent.ts';
import { drawYogaMat } from './sports/yoga-mat.ts';

interface KindEntry {
  draw: DrawProduct;
  setting: SettingName;
  /** Where the close-up looks. */
  focus: readonly [x: number, y: number];
  /** What the `back` view shows: a rear side of its own, a pair, or else the product before its carton. */
  rear?: 'own' | 'pair';
  /** Drawn a little wider or taller from form to form: for what has no wheel or dial to bend. */
  isSupple?: true;
}

/** How each kind is drawn, where it is at home, and what is worth a closer look. */
export const kindEntries: Record<ProductKind, KindEntry> = {
  phone: { draw: drawPhone, setting: 'desk', focus: [250, 330], rear: 'own' },
  'phone-fold': { draw: drawPhoneFold, setting: 'desk', focus: [250, 400], rear: 'own' },
  'phone-flip': { draw: drawPhoneFlip, setting: 'desk', focus: [260, 680], rear: 'own' },
  'phone-rugged': { draw: drawPhoneRugged, setting: 'outdoor', focus: [260, 330], rear: 'own' },
  'phone-kids': { draw: drawPhoneKids, setting: 'playroom', focus: [270, 340], rear: 'own' },
  tablet: { draw: drawTablet, setting: 'desk', focus: [330, 440], rear: 'own' },
  watch: { draw: drawWatch, setting: 'desk', focus: [400, 400], rear: 'own' },
  earbuds: { draw: drawEarbuds, setting: 'desk', focus: [400, 420], rear: 'own' },
  headphones: { draw: drawHeadphones, setting: 'desk', focus: [250, 520] },
  speaker: { draw: drawSpeaker, setting: 'living', focus: [400, 440] },
  charger: { draw: drawCharger, setting: 'desk', focus: [380, 420], isSupple: true },
  'phone-case': { draw: drawPhoneCase, setting: 'desk', focus: [420, 280] },
  tv: { draw: drawTv, setting: 'media', focus: [300, 400], rear: 'own' },
  monitor: { draw: drawMonitor, setting: 'desk', focus: [330, 340], rear: 'own' },
  laptop: { draw: drawLaptop, setting: 'desk', focus: [400, 520], rear: 'own' },
  fridge: { draw: drawFridge, setting: 'kitchen-floor', focus: [400, 380], isSupple: true },
  washer: { draw: drawWasher, setting: 'bath', focus: [400, 400] },
  dryer: { draw: drawDryer, setting: 'bath', focus: [400, 400] },
  vacuum: { draw: drawVacuum, setting: 'living', focus: [370, 270] },
  'robot-vacuum': { draw: drawRobotVacuum, setting: 'living', focus: [400, 500] },
  'air-purifier': { draw: drawAirPurifier, setting: 'living', focus: [400, 320], isSupple: true },
  humidifier: { draw: drawHumidifier, setting: 'living-table', focus: [400, 360] },
  fan: { draw: drawFan, setting: 'living', focus: [400, 330] },
  kettle: { draw: drawKettle, setting: 'kitchen', focus: [330, 380], isSupple: true },
  'rice-cooker': { draw: drawRiceCooker, setting: 'kitchen', focus: [400, 440], isSupple: true },
  'coffee-machine': { draw: drawCoffeeMachine, setting: 'kitchen', focus: [400, 380], isSupple: true },
  'air-fryer': { draw: drawAirFryer, setting: 'kitchen', focus: [400, 340], isSupple: true },
  blender: { draw: drawBlender, setting: 'kitchen', focus: [400, 400], isSupple: true },
  pan: { draw: drawPan, setting: 'kitchen', focus: [400, 520], rear: 'pair' },
  pot: { draw: drawPot, setting: 'kitchen', focus: [320, 440], rear: 'pair', isSupple: true },
  knives: { draw: drawKnives, setting: 'kitchen', focus: [380, 340] },
  tumbler: { draw: drawTumbler, setting: 'kitchen', focus: [400, 340], rear: 'pair', isSupple: true },
  bedding: { draw: drawBedding, setting: 'bedroom', focus: [330, 470], rear: 'pair', isSupple: true },
  pillow: { draw: drawPillow, setting: 'bedroom', focus: [330, 460], rear: 'pair' },
  towel: { draw: drawTowel, setting: 'bath', focus: [400, 420], rear: 'pair', isSupple: true },
  chair: { draw: drawChair, setting: 'living', focus: [400, 360], rear: 'pair', isSupple: true },
  desk: { draw: drawDesk, setting: 'living', focus: [300, 360], rear: 'pair', isSupple: true },
  lamp: { draw: drawLamp, setting: 'living-table', focus: [400, 340], rear: 'pair', isSupple: true },
  backpack: { draw: drawBackpack, setting: 'outdoor', focus: [400, 400], rear: 'own', isSupple: true },
  suitcase: { draw: drawSuitcase, setting: 'living', focus: [400, 360], rear: 'pair', isSupple: true },
  sneakers: { draw: drawSneakers, setting: 'outdoor', focus: [400, 500], isSupple: true },
  jacket: { draw: drawJacket, setting: 'wardrobe', focus: [400, 270], rear: 'own', isSupple: true },
  't-shirt': { draw: drawTShirt, setting: 'wardrobe', focus: [400, 300], rear: 'own' },
  cosmetics: { draw: drawCosmetics, setting: 'bath', focus: [400, 480], isSupple: true },
  sunscreen: { draw: drawSunscreen, setting: 'bath', focus: [380, 360], isSupple: true },
  perfume: { draw: drawPerfume, setting: 'living-table', focus: [400, 380], isSupple: true },
  shampoo: { draw: drawShampoo, setting: 'bath', focus: [330, 400], isSupple: true },
  toothbrush: { draw: drawToothbrush, setting: 'bath', focus: [380, 320] },
  vitamins: { draw: drawVitamins, setting: 'kitchen', focus: [420, 480], isSupple: true },
  'fruit-box': { draw: drawFruitBox, setting: 'kitchen', focus: [400, 460], rear: 'pair', isSupple: true },
  'beef-gift-set': { draw: drawBeefGiftSet, setting: 'kitchen', focus: [380, 460], rear: 'pair', isSupple: true },
  ginseng: { draw: drawGinseng, setting: 'living-table', focus: [380, 430], isSupple: true },
  rice: { draw: drawRice, setting: 'kitchen', focus: [400, 460], rear: 'pair', isSupple: true },
  noodles: { draw: drawNoodles, setting: 'kitchen', focus: [430, 440], rear: 'pair', isSupple: true },
  'coffee-beans': { draw: drawCoffeeBeans, setting: 'kitchen', focus: [400, 500], rear: 'pair', isSupple: true },
  tea: { draw: drawTea, setting: 'living-table', focus: [420, 480], rear: 'pair', isSupple: true },
  honey: { draw: drawHoney, setting: 'kitchen', focus: [420, 480], rear: 'pair', isSupple: true },
  'seafood-gift': { draw: drawSeafoodGift, setting: 'kitchen', focus: [400, 450], rear: 'pair', isSupple: true },
  'pet-food': { draw: drawPetFood, setting: 'living', focus: [340, 440], isSupple: true },
  toy: { draw: drawToy, setting: 'playroom', focus: [400, 340], rear: 'pair' },
  blocks: { draw: drawBlocks, setting: 'playroom', focus: [400, 420], isSupple: true },
  tent: { draw: drawTent, setting: 'outdoor', focus: [370, 440], isSupple: true },
  'camping-chair': { draw: drawCampingChair, setting: 'outdoor', focus: [400, 380], rear: 'pair', isSupple: true },
  bicycle: { draw: drawBicycle, setting: 'outdoor', focus: [420, 500], rear: 'pair' },
  dumbbell: { draw: drawDumbbell, setting: 'gym', focus: [380, 520], rear: 'pair' },
  'yoga-mat': { draw: drawYogaMat, setting: 'gym', focus: [300, 560], rear: 'pair' },
  'golf-club': { draw: drawGolfClub, setting: 'outdoor', focus: [380, 480] },
  book: { draw: drawBook, setting: 'desk', focus: [380, 330], rear: 'pair', isSupple: true },
  stationery: { draw: drawStationery, setting: 'desk', focus: [400, 420], rear: 'pair', isSupple: true },
  flower: { draw: drawFlower, setting: 'living-table', focus: [400, 280], rear: 'pair', isSupple: true },
  'water-box': { draw: drawWaterBox, setting: 'kitchen', focus: [340, 420], rear: 'pair', isSupple: true },
  'milk-box': { draw: drawMilkBox, setting: 'kitchen', focus: [360, 360], rear: 'pair', isSupple: true },
  'gift-card': { draw: drawGiftCard, setting: 'living-table', focus: [380, 340], rear: 'pair' },
  'movie-ticket': { draw: drawMovieTicket, setting: 'living-table', focus: [340, 420], rear: 'pair', isSupple: true },
};
