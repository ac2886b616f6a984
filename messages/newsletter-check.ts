import type { Bilingual } from '#contract/language.ts'
import type { FindingName } from '#contract/newsletter/check.ts'

/** Check of an issue before it is sent. */
export const newsletterCheck = {
  check: { de: 'Vor dem Versand prüfen', en: 'Check before sending' },
  lead: {
    de: 'Geprüft wird, was gespeichert ist: Links, Bilder, Inhalte, Größe, Betreff, Titel und Sprachen.',
    en: 'What is saved is checked: links, pictures, contents, size, subject, title and languages.',
  },
  fine: { de: 'Nichts zu beanstanden', en: 'Nothing to complain of' },
} as const satisfies Record<string, Bilingual<string>>

/** Returns the sentence for a finding. */
export function findingSentence(what: FindingName, detail: string): Bilingual<string> {
  const all: Record<FindingName, Bilingual<string>> = {
    missingTitle: {
      de: 'Der Titel fehlt. Ohne ihn kann die Ausgabe nicht ins Archiv und wird nicht versandt.',
      en: 'The title is missing. Without it the issue cannot go into the archive and is not sent.',
    },
    deadLink: { de: `Der Link führt ins Leere: ${detail}`, en: `The link leads nowhere: ${detail}` },
    internalLink: {
      de: `Diese Adresse gibt es nur im internen Netz: ${detail}`,
      en: `This address exists in an internal network only: ${detail}`,
    },
    gonePart: {
      de: detail
        ? `Dieser Inhalt ist gelöscht und fehlt in der E-Mail: ${detail}`
        : 'Ein gelöschter Inhalt fehlt in der E-Mail.',
      en: detail
        ? `This content is deleted and left out of the e-mail: ${detail}`
        : 'Deleted content is left out of the e-mail.',
    },
    hiddenPart: {
      de: detail
        ? `Dieser Inhalt ist nicht öffentlich und fehlt in der E-Mail: ${detail}`
        : 'Ein Inhalt, der nicht öffentlich ist, fehlt in der E-Mail.',
      en: detail
        ? `This content is not public and left out of the e-mail: ${detail}`
        : 'Content that is not public is left out of the e-mail.',
    },
    cancelledPart: {
      de: `Diese Veranstaltung ist abgesagt, und so steht sie in der E-Mail: ${detail}`,
      en: `This event is cancelled, and the e-mail says so: ${detail}`,
    },
    emptyButton: {
      de: detail
        ? `Diese Schaltfläche führt nirgendwohin und fehlt in der E-Mail: ${detail}`
        : 'Eine Schaltfläche ohne Aufschrift fehlt in der E-Mail.',
      en: detail
        ? `This button leads nowhere and is left out of the e-mail: ${detail}`
        : 'A button without words is left out of the e-mail.',
    },
    untranslatedPart: {
      de: `Dieser Inhalt ist nicht übersetzt. Er steht mit einem Hinweis in der anderen Sprache: ${detail}`,
      en: `This content is not translated. It stands in the other language, with a note: ${detail}`,
    },
    unknownPlaceholder: {
      de: `Kein Platzhalter dieser E-Mail, er steht so im Text: ${detail}`,
      en: `No placeholder of this e-mail, it stands in the text as it is: ${detail}`,
    },
    tooLarge: {
      de: `Die E-Mail hat ${detail} kB. Ab 102 kB schneiden manche Mailprogramme den Rest ab.`,
      en: `The e-mail has ${detail} kB. From 102 kB on some mail programs cut off the rest.`,
    },
    undescribedPicture: {
      de: `Ein Bild hat keine Beschreibung: ${detail}`,
      en: `A picture has no description: ${detail}`,
    },
    missingLanguage: {
      de: 'Diese Fassung fehlt. Wer sie liest, bekommt die andere mit einem Hinweis.',
      en: 'This version is missing. Its readers get the other one with a note.',
    },
    silentLink: {
      de: `Hier antwortet gerade niemand: ${detail}`,
      en: `Nobody answers here at the moment: ${detail}`,
    },
    longSubject: {
      de: `Der Betreff hat ${detail} Zeichen. Auf dem Telefon sind etwa 60 zu sehen.`,
      en: `The subject has ${detail} characters. Phones show about 60.`,
    },
  }
  return all[what]
}
