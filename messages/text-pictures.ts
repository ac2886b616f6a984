import type { Bilingual } from '#contract/language.ts'
import type { TextChange } from '#contract/mended-document.ts'

/** Picture in a text: its description, its width and how it is inserted. */
export const textPictures = {
  title: { de: 'Bild im Text', en: 'Picture in the text' },
  decorative: { de: 'Nur Schmuck, braucht keine Beschreibung', en: 'Decorative, needs no description' },
  description: { de: 'Beschreibung', en: 'Description' },
  descriptionHint: {
    de: 'Was zeigt das Bild? Ein Satz für alle, die es nicht sehen. Unverändert gilt die Beschreibung der Datei.',
    en: 'What does the picture show? One sentence for those who cannot see it. Unchanged, it is that of the file.',
  },
  forEverywhere: {
    de: 'Die Datei ist noch nicht in beiden Sprachen beschrieben. Was Sie hier schreiben, gilt überall, wo das Bild gezeigt wird.',
    en: 'The file is not yet described in both languages. What you write here is used wherever the picture is shown.',
  },
  caption: { de: 'Bildunterschrift', en: 'Caption' },
  credit: { de: 'Bildnachweis', en: 'Credit' },
  noCredit: { de: 'Die Datei nennt keinen Bildnachweis.', en: 'The file names no credit.' },
  openFile: { de: 'Bei der Datei ändern', en: 'Change it at the file' },
  size: { de: 'Breite', en: 'Width' },
  sizes: {
    small: { de: 'Schmal', en: 'Narrow' },
    line: { de: 'Wie der Text', en: 'As the text' },
    wide: { de: 'Breit', en: 'Wide' },
  },
  replace: { de: 'Anderes Bild wählen', en: 'Choose another picture' },
  remove: { de: 'Bild entfernen', en: 'Remove the picture' },
  apply: { de: 'Übernehmen', en: 'Apply' },
  onTheirWay: { de: 'Bilder für diesen Text', en: 'Pictures for this text' },
  describe: { de: 'Beschreiben', en: 'Describe' },
  later: { de: 'Später', en: 'Later' },
  understood: { de: 'Verstanden', en: 'Understood' },
  onlyPictures: {
    de: 'In den Text lassen sich nur Bilder ziehen. Andere Dateien laden Sie bitte unter „Dateien“ hoch.',
    en: 'Only pictures can be dragged into the text. Please upload other files under ‘Files’.',
  },
} as const satisfies Record<string, Bilingual<string> | Record<string, Bilingual<string>>>

/** Changes made to a pasted text so that it can be saved. */
export const changedInText: Record<TextChange, Bilingual<string>> = {
  link: {
    de: 'Adressen von Links sind berichtigt, zum Beispiel Leerzeichen darin.',
    en: 'Addresses of links are corrected, for example spaces in them.',
  },
  noLink: {
    de: 'Links, die nirgendwohin führen, sind entfernt. Ihr Text steht noch da.',
    en: 'Links that lead nowhere are removed. Their text is still there.',
  },
  thing: {
    de: 'Bilder und Abstimmungen einer anderen Website sind nicht mitgekommen.',
    en: 'Pictures and polls of another website have not come along.',
  },
  cut: {
    de: 'Sehr lange Bildbeschreibungen und Bildunterschriften sind gekürzt.',
    en: 'Very long picture descriptions and captions are shortened.',
  },
  list: { de: 'Eine Liste zählt jetzt ab 1.', en: 'A list now counts from 1.' },
  cell: {
    de: 'Zellen einer Tabelle, die über zu viele Spalten oder Zeilen reichten, sind kleiner.',
    en: 'Cells of a table that spanned too many columns or rows are smaller.',
  },
  nesting: {
    de: 'Sehr tief verschachtelte Listen und Zitate stehen weiter außen.',
    en: 'Very deeply nested lists and quotations have moved outwards.',
  },
}

export const lostPictures = (count: number): Bilingual<string> => ({
  de: `${count === 1 ? 'Ein Bild ist' : `${count} Bilder sind`} nicht mitgekommen: Mit einem Text werden Bilder nicht kopiert. Bitte kopieren Sie jedes Bild für sich, oder laden Sie es mit „Bild einfügen“ hoch.`,
  en: `${count === 1 ? 'One picture has' : `${count} pictures have`} not come along: pictures are not copied with a text. Please copy each picture by itself, or upload it with ‘Insert a picture’.`,
})

export const inserted = (name: string): Bilingual<string> => ({
  de: `„${name}“ steht im Text. Was zeigt das Bild?`,
  en: `‘${name}’ is in the text. What does the picture show?`,
})
