import type { Bilingual } from '#contract/language.ts'

/**
 * Consent to a public portrait, given by the person or entered by staff, in the same form as `formConsents`.
 */
export const portraitConsents = {
  portrait: [
    {
      de: 'Ich bin einverstanden, dass mein Porträt öffentlich ist. Das kann ich hier jederzeit zurücknehmen.',
      en: 'I agree that my portrait is public. I may take this back here at any time.',
    },
  ],
  portraitByStaff: [
    {
      de: 'Die Person ist einverstanden, dass das Porträt öffentlich ist',
      en: 'The person agrees that the portrait is public',
    },
  ],
} as const satisfies Record<string, readonly [Bilingual<string>, ...Bilingual<string>[]]>

export type PortraitConsent = keyof typeof portraitConsents
