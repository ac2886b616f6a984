/** Contents of a card, all plain text, never markup. */
export interface SocialCard {
  /** The institute's name, in two lines. */
  name: readonly [string, string]
  section: string
  title: string
  /**
   * Image at the right: photographs are cropped around their focal point, drawings and works of art are shown
   * whole.
   */
  picture: {
    path: string
    focal: { x: number; y: number }
    isWhole: boolean
    /** Background of a drawing. */
    ground: 'light' | 'dark' | null
  } | null
}

export type SocialCardOutcome = { jpeg: Uint8Array } | { failure: string }
