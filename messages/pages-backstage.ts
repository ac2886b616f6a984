import type { Bilingual } from '#contract/language.ts'
import type { ContentType } from '#contract/pages/items.ts'
import type { FieldNames } from './field-names.ts'
import { films, mediaNames } from './films-backstage.ts'

/** Where staff edit pages. */
export const pagesBackstage = {
  title: { de: 'Seiten', en: 'Pages' },
  lead: {
    de: 'Alle Seiten mit festem Inhalt. Was Sie speichern, steht sofort auf der Website.',
    en: 'All pages with fixed content. What you save is on the website at once.',
  },
  create: { de: 'Seite anlegen', en: 'Create a page' },
  find: { de: 'Seite suchen', en: 'Find a page' },
  noneFound: { de: 'Keine Seite heißt so', en: 'No page has that name' },
  hidden: { de: 'Verborgen', en: 'Hidden' },
  leadField: { de: 'Einleitung', en: 'Lead' },
  leadHint: {
    de: 'Ein bis zwei Sätze, auch für Suchmaschinen',
    en: 'One or two sentences, for search engines too',
  },
  shownByItself: { de: 'Das zeigt die Seite von selbst', en: 'What the page shows by itself' },
  shownByItselfLead: {
    de: 'Termine, Stand und Regeln kommen aus den Datensätzen. Schreiben Sie sie nicht noch einmal in den Text.',
    en: 'Dates, states and rules come from the records. There is no need to repeat them in the text.',
  },
  nothingYet: { de: 'Zurzeit nichts.', en: 'Nothing at the moment.' },
  picture: { de: 'Bild der Seite', en: 'Picture of the page' },
  category: { de: 'Bereich', en: 'Part of the site' },
  word: { de: 'Kennung der Seite', en: 'Identifier of the page' },
  wordHint: {
    de: 'Kleinbuchstaben und Bindestriche. Leer: aus dem Titel gebildet. Sie bleibt, auch wenn sich der Permalink ändert.',
    en: 'Lower-case letters and hyphens. Empty: made from the title. It stays even when the permalink changes.',
  },
  address: { de: 'Adresse', en: 'Address' },
  alwaysVisible: {
    de: 'Diese Seite gehört zum Menü und ist immer zu sehen. Ihre Abschnitte können Sie einzeln ausblenden.',
    en: 'This page belongs to the menu and is always visible. You can hide its parts one by one.',
  },
  fixedAddress: {
    de: 'Diese Seite gehört zum Menü. Ihre Adresse ist fest.',
    en: 'This page belongs to the menu. Its address is fixed.',
  },
  menuAddress: {
    de: 'Diese Seite gehört zum Menü und bleibt in ihrem Bereich. Den Permalink können Sie ändern.',
    en: 'This page belongs to the menu and stays in its part of the site. You can change the permalink.',
  },
  remove: { de: 'Seite löschen', en: 'Delete the page' },
  parts: { de: 'Abschnitte', en: 'Parts' },
  noParts: { de: 'Noch kein Abschnitt. Beginnen Sie mit einem Text.', en: 'No part yet. Begin with a text.' },
  addPart: { de: 'Abschnitt hinzufügen', en: 'Add a part' },
  findPart: { de: 'Abschnitt suchen', en: 'Find a part' },
  noSuchPart: { de: 'Kein Abschnitt heißt so', en: 'No part has that name' },
  partTitle: { de: 'Überschrift', en: 'Heading' },
  partShown: { de: 'Sichtbar', en: 'Visible' },
  partGone: { de: 'Entfernter Abschnitt', en: 'Removed part' },
  partRemoved: { de: 'Abschnitt entfernt', en: 'Part removed' },
  addEntry: { de: 'Eintrag hinzufügen', en: 'Add an entry' },
  addPartHere: { de: 'Hier einen Abschnitt einfügen', en: 'Insert a part here' },
  embedHint: {
    de: 'Die Adresse aus dem Browser genügt: YouTube, Vimeo, TIB AV-Portal oder OpenStreetMap.',
    en: 'The address in the browser is enough: YouTube, Vimeo, TIB AV-Portal or OpenStreetMap.',
  },
  caption: { de: 'Bildunterschrift', en: 'Caption' },
  captionShown: { de: 'Bildunterschrift anzeigen', en: 'Show the caption' },
  chooseFile: { de: 'Datei wählen', en: 'Choose a file' },
  uploadFile: { de: 'Datei hochladen', en: 'Upload a file' },
  noFile: { de: 'Keine Datei mit diesem Namen', en: 'No file with that name' },
  noLink: { de: 'Führt nirgendwohin', en: 'Leads nowhere' },
  changeLink: { de: 'Link ändern', en: 'Change the link' },
  lostLink: {
    de: 'Führt zu etwas, das es nicht mehr gibt',
    en: 'Leads to something that is no longer there',
  },
} as const satisfies Record<string, Bilingual<string>>

/** Types of parts that a page can have. */
export const partTypes = {
  text: { de: 'Text', en: 'Text' },
  faq: { de: 'Fragen und Antworten', en: 'Questions and answers' },
  cards: { de: 'Karten', en: 'Cards' },
  timeline: { de: 'Zeitleiste', en: 'Timeline' },
  downloads: { de: 'Dateien zum Herunterladen', en: 'Downloads' },
  people: { de: 'Personen', en: 'People' },
  contactPerson: { de: 'Ansprechperson', en: 'Contact person' },
  callToAction: { de: 'Aufruf mit Schaltfläche', en: 'Call to action' },
  mapLink: { de: 'Anschrift mit Karte', en: 'Address with a map link' },
  figures: { de: 'Zahlen', en: 'Figures' },
  quote: { de: 'Zitat', en: 'Quotation' },
  gallery: { de: 'Bildergalerie', en: 'Picture gallery' },
  pictureText: { de: 'Bild mit Text daneben', en: 'Picture with text beside it' },
  offers: { de: 'Stellenangebote', en: 'Job offers' },
  embed: { de: 'Video oder Karte eines Anbieters', en: 'Video or map from a provider' },
  poll: { de: 'Abstimmung', en: 'Poll' },
  experiment: { de: 'Versuch zum Mitmachen', en: 'Experiment to try' },
} as const satisfies Record<ContentType, Bilingual<string>>

/** Fields of these types of parts. */
export const blockFields = {
  title: { de: 'Titel', en: 'Title' },
  text: { de: 'Text', en: 'Text' },
  image: { de: 'Bild', en: 'Picture' },
  link: { de: 'Link', en: 'Link' },
  question: { de: 'Frage', en: 'Question' },
  answer: { de: 'Antwort', en: 'Answer' },
  when: { de: 'Wann', en: 'When' },
  file: { de: 'Datei', en: 'File' },
  label: { de: 'Beschriftung', en: 'Label' },
  name: { de: 'Name', en: 'Name' },
  role: { de: 'Funktion', en: 'Role' },
  quotation: { de: 'Zitat, ohne Anführungszeichen', en: 'Quotation, without quotation marks' },
  speaker: { de: 'Wer das sagt', en: 'Who says it' },
  caption: { de: 'Bildunterschrift', en: 'Caption' },
  email: { de: 'E-Mail', en: 'E-mail' },
  phone: { de: 'Telefon', en: 'Telephone' },
  buttonLabel: { de: 'Aufschrift der Schaltfläche', en: 'Words on the button' },
  linkLabel: { de: 'Text des Links', en: 'Words of the link' },
  postalAddress: { de: 'Anschrift', en: 'Postal address' },
  value: { de: 'Zahl', en: 'Figure' },
  employment: { de: 'Art der Stelle', en: 'Kind of position' },
  extent: {
    de: 'Umfang, etwa „65 Prozent“ (leer: volle Stelle)',
    en: 'Extent, such as ‘65 per cent’ (empty: full)',
  },
  pay: { de: 'Bezahlung, etwa „TV-L E 13“', en: 'Pay, such as ‘TV-L E 13’' },
  reference: { de: 'Kennziffer', en: 'Reference number' },
  contactName: { de: 'Wer Auskunft gibt', en: 'Whom to ask' },
  applyByEmail: { de: 'Bewerbungen an diese E-Mail-Adresse', en: 'Applications to this e-mail address' },
  offerFile: { de: 'Ausschreibung als PDF', en: 'Advertisement as a PDF' },
  applyAt: {
    de: 'Bewerben über diesen Link statt per E-Mail',
    en: 'Apply at this link instead of by e-mail',
  },
  deadline: { de: 'Bewerben bis (leer: bis sie besetzt ist)', en: 'Apply by (empty: until filled)' },
  poll: { de: 'Abstimmung', en: 'Poll' },
  experiment: { de: 'Versuch', en: 'Experiment' },
  embedAddress: { de: 'Adresse beim Anbieter', en: 'Address at the provider' },
  embedLabel: { de: 'Was dort zu sehen ist', en: 'What can be seen there' },
} as const satisfies Record<string, Bilingual<string>>

/** Fields that every part has. */
export const partFields = {
  title: pagesBackstage.partTitle,
  isVisible: pagesBackstage.partShown,
  mediaType: films.media,
  imageId: blockFields.image,
  videoId: mediaNames.video,
  videoCaptions: films.captions,
  caption: pagesBackstage.caption,
  isCaptionVisible: pagesBackstage.captionShown,
} as const satisfies Record<string, Bilingual<string>>

/** Names of the fields, in the history of changes. */
export const pageFieldNames: FieldNames = {
  lead: { de: 'Einleitung', en: 'Lead' },
  items: { de: 'Abschnitte', en: 'Parts' },
  'items.order': { de: 'Reihenfolge der Abschnitte', en: 'Order of the parts' },
  page: { de: 'Kennung der Seite', en: 'Identifier of the page' },
  category: { de: 'Bereich', en: 'Part of the site' },
}

/** For example “3 pages”. */
export function pageCount(n: number): Bilingual<string> {
  return { de: n === 1 ? '1 Seite' : `${n} Seiten`, en: n === 1 ? '1 page' : `${n} pages` }
}

/** “Part 3”: the name of a part by its place. */
export function partNumber(n: number): Bilingual<string> {
  return { de: `Abschnitt ${n}`, en: `Part ${n}` }
}
