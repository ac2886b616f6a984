/** First message to the scan worker, which responds 'ready'. */
export interface Stage {
  canvas: OffscreenCanvas
  /** Address of the finished picture. */
  picture: string
}

/** Later messages. The worker responds 'begun' once the first frame is drawn, and 'over' at the end. */
export type Command = 'play' | 'stop'

export type Answer = 'ready' | 'begun' | 'over'
