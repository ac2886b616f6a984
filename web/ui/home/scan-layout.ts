/** Positions on the hero's picture in its pixels, as `server/seed/pictures/draw/hero.ts` draws them. */
export const layout = {
  width: 1640,
  height: 880,
  /** The disc that the spiral reads. */
  kSpace: { x: 430, y: 440, radius: 420 },
  /** The whole field of view; the picture shows only the part with the head. */
  slice: { x: 870, y: 20, side: 840 },
  turns: 32,
}

/** The visible part of the field of view. */
export const shown = { x: 940, y: 20, width: 700, height: 840, corner: 48 }
