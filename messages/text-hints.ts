import type { Bilingual } from '#contract/language.ts'
import type { TextHint } from '#contract/richtext-hints.ts'

/** Hints on what an editor may want to improve in a text. */
export const textHints = {
  title: { de: 'Das liest sich noch nicht für alle gut', en: 'Not yet easy to read for everybody' },
} as const satisfies Record<string, Bilingual<string>>

export const textHint = ({ name, words }: TextHint): Bilingual<string> => sentences[name](words || '…')

const sentences: Record<TextHint['name'], (words: string) => Bilingual<string>> = {
  headingJump: words => ({
    de: `Vor der Überschrift „${words}“ fehlt eine größere. Bitte wählen Sie die nächstgrößere Absatzart.`,
    en: `A larger heading is missing before ‘${words}’. Please choose the next larger paragraph style.`,
  }),
  vagueLink: words => ({
    de: `Der Link „${words}“ sagt nicht, wohin er führt. Bitte nennen Sie das Ziel.`,
    en: `The link ‘${words}’ does not say where it leads. Please name its target.`,
  }),
  noTableHead: words => ({
    de: `Die Tabelle, die mit „${words}“ beginnt, hat keine Kopfzeile. Bitte machen Sie ihre erste Zeile dazu.`,
    en: `The table that begins with ‘${words}’ has no head. Please make its first row the head.`,
  }),
}

/** Warning about a link that readers see as plain text. */
export const brokenLink = (link: { words: string; isHidden: boolean; title: string }): Bilingual<string> =>
  link.isHidden
    ? {
        de: `Der Link „${link.words}“ führt zu „${link.title}“. Das ist verborgen: Leserinnen und Leser sehen hier keinen Link.`,
        en: `The link ‘${link.words}’ leads to ‘${link.title}’, which is hidden: readers see no link here.`,
      }
    : {
        de: `Das Ziel des Links „${link.words}“ gibt es nicht mehr. Leserinnen und Leser sehen hier keinen Link.`,
        en: `The target of the link ‘${link.words}’ no longer exists. Readers see no link here.`,
      }
