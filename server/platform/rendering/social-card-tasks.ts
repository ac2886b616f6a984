/** What stands on a card. All of it is text, never markup. */
export interface SocialCard {
  /** The institute's name, in two lines. */
  name: readonly [string, string]
  section: string
  title: string
  /** Shown at the right: a photograph cut around its focal point, drawings and works of artists whole. */
  picture: {
    path: string
    focal: { x: number; y: number }
    isWhole: boolean
    /** What a drawing stands on. */
    ground: 'light' | 'dark' | null
  } | null
}

export type SocialCardOutcome = { jpeg: Uint8Array } | { failure: string }
