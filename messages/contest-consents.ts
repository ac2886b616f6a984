import type { Bilingual } from '#contract/language.ts'

/** Consents of artists, in the same form as `formConsents`. */
export const contestConsents = {
  contribution: [
    {
      de: 'Ich bin damit einverstanden, dass mein Werk auf dieser Website gezeigt wird und dass nach dem Ende des Wettbewerbs mein Name dabei steht. Meine E-Mail-Adresse wird nur für den Wettbewerb verwendet und nie veröffentlicht. Meine Einwilligung kann ich jederzeit widerrufen; mehr dazu steht in der [Datenschutzerklärung].',
      en: 'I agree to my work being shown on this website, and to my name being shown with it once the contest has ended. My e-mail address is used for the contest only and is never published. I may withdraw my consent at any time; the [privacy declaration] says more.',
    },
  ],
  contributionRights: [
    {
      de: 'Das Werk habe ich selbst geschaffen. Ich darf es einreichen und zeigen lassen, und alle, die darauf zu erkennen oder zu hören sind, sind damit einverstanden.',
      en: 'I created this work myself. I have the right to submit it and to have it shown, and everybody who can be recognised or heard in it agrees to this.',
    },
  ],
  contributionNoAi: [
    {
      de: 'Das Werk ist ohne Programme entstanden, die Bilder, Töne oder Filme selbst erzeugen (generative KI).',
      en: 'The work was made without programs that generate images, sound or films themselves (generative AI).',
    },
  ],
} as const satisfies Record<string, readonly [Bilingual<string>, ...Bilingual<string>[]]>
