import type { DrawProduct } from '../art.ts';
import type { SettingName } from '../settings/settings.ts';

/** The room a drawing takes on its canvas, over its variants. */
export interface Extent {
  /** Horizontal middle of the drawing. */
  middle: number;
  width: number;
  height: number;
  /** Where it touches the ground. */
  ground: number;
}

/** A drawing of one kind of thing. */
export interface Drawing {
  draw: DrawProduct;
  /**
   * What it draws, in the words of the catalog: things that a shopper cannot tell apart by their outline. A thing belongs
   * to one drawing. Phones are told apart by model, so their drawings name none.
   */
  draws: readonly string[];
  /** How many pieces it shows, where a name counts them; one unless said. */
  pieces?: number;
  /** The place where it is at home. */
  setting: SettingName;
  /** Where the close-up looks. */
  focus: readonly [x: number, y: number];
  /** What the `back` view shows: a rear side of its own, the mirrored front, or else the product before its carton. */
  rear?: 'own' | 'mirrored';
  /** Drawn a little wider or taller from form to form: for what has no wheel or dial to bend. */
  isSupple?: true;
  /** Measured from the rendered drawing; a drawing whose outline changes is measured again. */
  extent: Extent;
}
