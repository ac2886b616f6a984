/** The forms that ask for consent, and the version of each text in force; the texts stand in `messages/consents.ts`. */
export const consentVersions = {
  contact: 1,
  barrier: 1,
} as const

export type ConsentName = keyof typeof consentVersions
