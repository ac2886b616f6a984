/** What stands on a card. All of it is text, never markup. */
export interface SocialCard {
  /** The institute's name, in two lines. */
  name: readonly [string, string]
  section: string
  title: string
  /** Shown at the right, cut to its focal point. */
  picture: { path: string; focal: { x: number; y: number } } | null
}

export type SocialCardOutcome = { jpeg: Uint8Array } | { failure: string }
