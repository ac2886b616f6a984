/** What the worker of the scan is told first. It answers 'ready'. */
export interface Stage {
  canvas: OffscreenCanvas
  /** The address of the finished picture. */
  picture: string
}

/** What it is told then. It answers 'begun' once the first moment is drawn, and 'over' at the end. */
export type Command = 'play' | 'stop'

export type Answer = 'ready' | 'begun' | 'over'
