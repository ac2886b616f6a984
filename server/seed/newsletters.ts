import type { Bilingual } from '#contract/language.ts'
import type { PartKind } from '#contract/newsletter/parts.ts'
import type { RecordKindName } from '#contract/record-kinds.ts'

export interface DemoIssue {
  subject: Bilingual<string>
  title: Bilingual<string>
  /** Paragraphs of text. */
  content: Bilingual<readonly string[]>
  /** Records of the demo, by their German titles. */
  parts: readonly (readonly [PartKind, string])[]
  /** Button after the records: its label, and the record it links to. */
  button?: { label: Bilingual<string>; to: readonly [RecordKindName, string] }
  /** Days since it was sent; null for a draft. */
  sent: number | null
}

export const demoIssues: readonly DemoIssue[] = [
  {
    subject: { de: 'Neues aus dem Feld: die erste Ausgabe', en: 'News from the field: the first issue' },
    title: { de: 'Willkommen', en: 'Welcome' },
    content: {
      de: [
        'Ab jetzt schreiben wir Ihnen viermal im Jahr, woran wir arbeiten, was wir gemessen haben und wann Sie uns besuchen können.',
        'Den Anfang macht das 7-Tesla-Gerät: Seit diesem Frühjahr misst es mit acht Sendekanälen. Bilder des ganzen Kopfes werden damit gleichmäßiger hell als je zuvor.',
      ],
      en: [
        'From now on we will write to you four times a year: what we are working on, what we have measured, and when you can visit us.',
        'We begin with the 7-tesla scanner: since this spring it has been transmitting on eight channels. Images of the whole head are more evenly bright than ever before.',
      ],
    },
    parts: [['news', 'Rohdaten bewegter Köpfe, zum Nachrechnen']],
    sent: 190,
  },
  {
    subject: { de: 'Sommer am Institut', en: 'Summer at the institute' },
    title: { de: 'Sommer am Institut', en: 'Summer at the institute' },
    content: {
      de: [
        'Zwölf Studierende aus sieben Ländern haben sechs Wochen lang mit uns gemessen, gerechnet und gestritten. Was daraus wurde, zeigen sie auf ihren Postern im Foyer.',
        'Für die Studie „Wege im Gedächtnis“ suchen wir noch Menschen von 20 bis 35 Jahren.',
      ],
      en: [
        'For six weeks twelve students from seven countries have measured, calculated and argued with us. Their posters in the foyer show what came of it.',
        'For the study ‘Paths in memory’ we are still looking for people aged 20 to 35.',
      ],
    },
    parts: [['news', 'Leiser messen, im selben Takt']],
    button: {
      label: { de: 'An Studien teilnehmen', en: 'Take part in studies' },
      to: ['pages', 'An Studien teilnehmen'],
    },
    sent: 100,
  },
  {
    subject: { de: 'Ein Bild in fünf Minuten', en: 'An image in five minutes' },
    title: { de: 'Ein Bild in fünf Minuten', en: 'An image in five minutes' },
    content: {
      de: [
        'Was bisher zwanzig Minuten dauerte, schaffen wir jetzt in fünf: Die neue Sequenz lässt drei von vier Zeilen aus und ergänzt sie aus dem, was die Spulen verschieden sehen.',
        'Wie das geht, erklären wir beim nächsten Tag der offenen Tür, für alle und ohne Formeln.',
      ],
      en: [
        'What used to take twenty minutes now takes five: the new sequence skips three of four lines and fills them in from what the coils see differently.',
        'How that works we will explain at the next open day, for everybody and without formulas.',
      ],
    },
    parts: [
      ['events', 'Offener Abend: Ein Gehirn in Millimetern'],
      ['articles', 'Pattern completion in CA3 depends on sleep: laminar fMRI at 7 T'],
    ],
    sent: 12,
  },
  {
    subject: { de: 'Was im Winter geplant ist', en: 'Plans for the winter' },
    title: { de: 'Was im Winter geplant ist', en: 'Plans for the winter' },
    content: {
      de: ['Im Winter bauen wir um: Drei Wochen lang steht das große Gerät still.'],
      en: [],
    },
    parts: [
      ['news', 'Acht Kanäle, ein gleichmäßiges Feld'],
      ['news', 'Schülertag: Wie kommt der Kopf ins Bild?'],
      ['events', 'Hahn-Vorlesung: Das Echo der leisen Kerne'],
      ['events', 'Werkstattführung: Eine Spule entsteht'],
      ['people', 'Katharina Wiesenthaler'],
      ['polls', 'Themen für den Tag der offenen Tür'],
    ],
    button: {
      label: { de: 'Alle Veranstaltungen ansehen', en: 'See all events' },
      to: ['pages', 'Veranstaltungen'],
    },
    sent: null,
  },
]
