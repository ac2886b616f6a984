/** What the worker of the scan is told first. */
export interface Stage {
  canvas: OffscreenCanvas
  /** The finished picture. */
  image: ImageBitmap
}

/** What it draws then. */
export interface Moment {
  turns: number
  isOver: boolean
}
