import type { LeftOut } from '#contract/files/file.ts'
import type { Bilingual, Language } from '#contract/language.ts'
import { screenTitles } from './screen-titles.ts'

/** The manager of files and folders. */
export const manager = {
  title: screenTitles.backstageFiles,
  top: { de: 'Alle Dateien', en: 'All files' },
  folders: { de: 'Ordner', en: 'Folders' },
  path: { de: 'Ordner, in dem Sie sind', en: 'Folder you are in' },
  contents: { de: 'Inhalt des Ordners', en: 'Contents of the folder' },
  search: { de: 'Name oder Beschreibung', en: 'Name or description' },
  sort: { de: 'Sortieren nach', en: 'Sort by' },
  newest: { de: 'Neueste zuerst', en: 'Newest first' },
  oldest: { de: 'Älteste zuerst', en: 'Oldest first' },
  byName: { de: 'Name', en: 'Name' },
  largest: { de: 'Größte zuerst', en: 'Largest first' },
  byType: { de: 'Art', en: 'Type' },
  view: { de: 'Ansicht', en: 'View' },
  grid: { de: 'Kacheln', en: 'Grid' },
  list: { de: 'Liste', en: 'List' },
  missing: { de: 'Ohne Beschreibung', en: 'Without description' },
  missingLead: {
    de: 'Diesen Bildern fehlt die Beschreibung in mindestens einer Sprache. Wer sie nicht sieht, erfährt nichts von ihnen.',
    en: 'These pictures lack a description in at least one language. Those who cannot see them learn nothing of them.',
  },
  missingNone: { de: 'Alle Bilder sind beschrieben', en: 'All pictures are described' },
  trash: { de: 'Papierkorb', en: 'Trash' },
  trashLead: {
    de: 'Was hier liegt, löschen wir nach 30 Tagen. Bis dahin holen Sie es mit allen Verweisen zurück.',
    en: 'We delete what lies here after 30 days. Until then you can bring it back with all its links.',
  },
  trashEmpty: { de: 'Der Papierkorb ist leer', en: 'The trash is empty' },
  upload: { de: 'Dateien hochladen', en: 'Upload files' },
  uploadFolder: { de: 'Ordner hochladen', en: 'Upload a folder' },
  dropHere: { de: 'Hier ablegen, um hochzuladen', en: 'Drop here to upload' },
  newFolder: { de: 'Neuer Ordner', en: 'New folder' },
  name: { de: 'Name', en: 'Name' },
  create: { de: 'Anlegen', en: 'Create' },
  created: { de: 'Der Ordner ist angelegt.', en: 'The folder has been created.' },
  rename: { de: 'Umbenennen', en: 'Rename' },
  renamed: { de: 'Umbenannt. Alle Verweise bleiben.', en: 'Renamed. All links stay.' },
  move: { de: 'Verschieben …', en: 'Move …' },
  moveTitle: { de: 'Wohin verschieben?', en: 'Move where?' },
  moveHere: { de: 'Hierher verschieben', en: 'Move here' },
  delete: { de: 'Löschen', en: 'Delete' },
  restore: { de: 'Wiederherstellen', en: 'Restore' },
  undo: { de: 'Rückgängig', en: 'Undo' },
  usedTitle: { de: 'Das wird noch verwendet', en: 'This is still in use' },
  usedLead: {
    de: 'Wenn Sie löschen, fehlt es dort. Solange es im Papierkorb liegt, können Sie es wiederherstellen.',
    en: 'If you delete it, it will be missing there. As long as it lies in the trash you can restore it.',
  },
  usedSome: { de: 'Hier stehen nur die ersten 20.', en: 'Only the first 20 are listed here.' },
  deleteAnyway: { de: 'Trotzdem löschen', en: 'Delete anyway' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  emptyTitle: { de: 'Dieser Ordner ist leer', en: 'This folder is empty' },
  emptyLead: {
    de: 'Ziehen Sie Dateien hierher, oder laden Sie sie hoch.',
    en: 'Drag files here, or upload them.',
  },
  goneTitle: { de: 'Diesen Ordner gibt es nicht', en: 'There is no such folder' },
  goneLead: {
    de: 'Vielleicht wurde er umbenannt, verschoben oder gelöscht.',
    en: 'It may have been renamed, moved or deleted.',
  },
  nothingFound: { de: 'Nichts passt zu Ihrer Suche', en: 'Nothing matches your search' },
  more: { de: 'Mehr zeigen', en: 'Show more' },
  open: { de: 'Öffnen', en: 'Open' },
  details: { de: 'Ansehen und bearbeiten', en: 'View and edit' },
  wasThere: {
    de: 'Diese Datei war schon gespeichert. Sie wird von dort verwendet.',
    en: 'This file had been stored already. It is used from there.',
  },
  browse: { de: 'In den Dateien suchen', en: 'Browse the files' },
  chooseFile: { de: 'Datei wählen', en: 'Choose a file' },
  uploadOne: { de: 'Datei hochladen', en: 'Upload a file' },
  uploadedOne: { de: 'Die Datei ist gespeichert.', en: 'The file has been saved.' },
  use: { de: 'Verwenden', en: 'Use this file' },
  close: { de: 'Schließen', en: 'Close' },
  select: { de: 'Auswählen', en: 'Select' },
  actions: { de: 'Aktionen', en: 'Actions' },
  size: { de: 'Größe', en: 'Size' },
  type: { de: 'Art', en: 'Type' },
  uploadedAt: { de: 'Hochgeladen', en: 'Uploaded' },
} as const satisfies Record<string, Bilingual<string>>

/** Details of one file. */
export const fileWords = {
  description: { de: 'Beschreibung', en: 'Description' },
  decorative: { de: 'Nur Schmuck, braucht keine Beschreibung', en: 'Decorative, needs no description' },
  caption: { de: 'Bildunterschrift', en: 'Caption' },
  credit: { de: 'Urheber', en: 'Credit' },
  licence: { de: 'Lizenz', en: 'Licence' },
  licenceHint: { de: 'Zum Beispiel CC BY 4.0', en: 'For example CC BY 4.0' },
  consent: { de: 'Einwilligung der Abgebildeten', en: 'Consent of those shown' },
  consentHint: {
    de: 'Wer hat wann wofür zugestimmt? Nur für Mitarbeitende zu sehen.',
    en: 'Who agreed to what, and when? Seen by staff only.',
  },
  focal: { de: 'Wichtigster Punkt', en: 'Focal point' },
  focalHint: {
    de: 'Dieser Punkt bleibt in jedem Ausschnitt zu sehen. Klicken Sie ins Bild, oder stellen Sie ihn mit den Reglern ein.',
    en: 'This point stays in sight in every crop. Click on the picture, or use the sliders.',
  },
  focalX: { de: 'Von links', en: 'From the left' },
  focalY: { de: 'Von oben', en: 'From the top' },
  ground: { de: 'Helle und dunkle Darstellung', en: 'Light and dark theme' },
  groundHint: {
    de: 'Eine Zeichnung folgt der Darstellung: Hell und Dunkel werden getauscht, die Farbtöne bleiben.',
    en: 'A drawing follows the theme: light and dark are swapped, hues stay.',
  },
  noDrawing: { de: 'Keine Zeichnung: bleibt, wie es ist', en: 'Not a drawing: stays as it is' },
  onLight: { de: 'Zeichnung auf hellem Grund', en: 'Drawing on a light ground' },
  onDark: { de: 'Zeichnung auf dunklem Grund', en: 'Drawing on a dark ground' },
  isPublic: { de: 'Für alle zugänglich', en: 'Open to everybody' },
  isPublicHint: {
    de: 'Sonst sieht die Datei nur, wer eine Seite liest, die sie zeigt.',
    en: 'Otherwise only readers of a page that shows it can see the file.',
  },
  save: { de: 'Speichern', en: 'Save' },
  usedBy: { de: 'Verwendet von', en: 'Used by' },
  usedInLead: {
    de: 'Wenn Sie die Datei löschen, fehlt sie hier:',
    en: 'If you delete the file, it will be missing here:',
  },
  unused: { de: 'Bisher nirgends verwendet.', en: 'Not used anywhere yet.' },
  replace: { de: 'Ersetzen', en: 'Replace' },
  replaceHint: {
    de: 'Die Adresse bleibt, alle Seiten zeigen die neue Datei. Die alte wird aufgehoben.',
    en: 'The address stays and all pages show the new file. The old one is kept.',
  },
  replaced: {
    de: 'Ersetzt. Alle Seiten zeigen die neue Datei.',
    en: 'Replaced. All pages show the new file.',
  },
  versions: { de: 'Ältere Fassungen', en: 'Older versions' },
  takeBack: { de: 'Wieder einsetzen', en: 'Put back' },
  address: { de: 'Adresse kopieren', en: 'Copy address' },
  copied: { de: 'In die Zwischenablage kopiert', en: 'Copied to clipboard' },
  german: { de: 'auf Deutsch', en: 'in German' },
  english: { de: 'auf Englisch', en: 'in English' },
  seenBy: {
    everybody: { de: 'Für alle zugänglich', en: 'Open to everybody' },
    readers: { de: 'Auf öffentlichen Seiten zu sehen', en: 'Shown on public pages' },
    staff: { de: 'Nur für Mitarbeitende', en: 'Staff only' },
  },
} as const

/** Uploads in progress. */
export const uploads = {
  title: { de: 'Hochladen', en: 'Uploads' },
  waiting: { de: 'wartet', en: 'waiting' },
  sending: { de: 'wird gesendet', en: 'sending' },
  paused: { de: 'angehalten', en: 'paused' },
  done: { de: 'gespeichert', en: 'saved' },
  known: { de: 'war schon da', en: 'was here already' },
  failed: { de: 'nicht gespeichert', en: 'not saved' },
  pause: { de: 'Anhalten', en: 'Pause' },
  resume: { de: 'Fortsetzen', en: 'Resume' },
  retry: { de: 'Noch einmal versuchen', en: 'Try again' },
  retryAll: { de: 'Alle noch einmal versuchen', en: 'Try all again' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  storeAgain: { de: 'Trotzdem hier speichern', en: 'Store it here anyway' },
  clear: { de: 'Liste schließen', en: 'Close the list' },
} as const satisfies Record<string, Bilingual<string>>

export const fileCount = (count: number): Bilingual<string> => {
  if (count === 0) return { de: 'Keine Dateien an dieser Stelle', en: 'No files in this place' }
  return {
    de: count === 1 ? 'Eine Datei' : `${count.toLocaleString('de-DE')} Dateien`,
    en: count === 1 ? 'One file' : `${count.toLocaleString('en-GB')} files`,
  }
}

export const movedTo = (count: number, folder: Bilingual<string>): Bilingual<string> => ({
  de: `${count === 1 ? 'Verschoben' : `${count} verschoben`} nach „${folder.de}“.`,
  en: `${count === 1 ? 'Moved' : `${count} moved`} to ‘${folder.en}’.`,
})

export const inTrash = (count: number): Bilingual<string> => ({
  de: count === 1 ? 'Eine Datei liegt im Papierkorb.' : `${count} Dateien liegen im Papierkorb.`,
  en: count === 1 ? 'One file is in the trash.' : `${count} files are in the trash.`,
})

export const marked = (count: number): Bilingual<string> => ({
  de: `${count} ausgewählt`,
  en: `${count} selected`,
})

export const uploadCount = (done: number, all: number): Bilingual<string> => ({
  de: `${done} von ${all} gespeichert`,
  en: `${done} of ${all} saved`,
})

export const failedCount = (count: number): Bilingual<string> => ({
  de: count === 1 ? 'eine nicht gespeichert' : `${count} nicht gespeichert`,
  en: count === 1 ? 'one not saved' : `${count} not saved`,
})

/** Names of file types, by media type or by its first part. */
export const typeNames: Record<string, Bilingual<string>> = {
  'application/pdf': { de: 'PDF', en: 'PDF' },
  'application/zip': { de: 'Archiv', en: 'Archive' },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { de: 'Word', en: 'Word' },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { de: 'Excel', en: 'Excel' },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    de: 'PowerPoint',
    en: 'PowerPoint',
  },
  'application/vnd.oasis.opendocument.text': { de: 'OpenDocument-Text', en: 'OpenDocument text' },
  'application/vnd.oasis.opendocument.spreadsheet': { de: 'OpenDocument-Tabelle', en: 'OpenDocument sheet' },
  'application/vnd.oasis.opendocument.presentation': { de: 'OpenDocument-Folien', en: 'OpenDocument slides' },
  'application/vnd.oasis.opendocument.graphics': { de: 'OpenDocument-Zeichnung', en: 'OpenDocument drawing' },
  'application/epub+zip': { de: 'E-Book', en: 'E-book' },
  'application/vnd.apple.mpegurl': { de: 'Film in Stücken', en: 'Film in pieces' },
  'image/svg+xml': { de: 'Zeichnung', en: 'Drawing' },
  'text/plain': { de: 'Text', en: 'Text' },
  'text/csv': { de: 'Tabelle', en: 'Table' },
  'text/vtt': { de: 'Untertitel', en: 'Captions' },
  'video/mp2t': { de: 'Stück eines Films', en: 'Piece of a film' },
  image: { de: 'Bild', en: 'Picture' },
  video: { de: 'Film', en: 'Film' },
  audio: { de: 'Ton', en: 'Sound' },
}

const leftOutNames: Record<LeftOut, Bilingual<string>> = {
  scripts: { de: 'Skripte', en: 'scripts' },
  foreign: { de: 'eingebettete Seiten und Medien', en: 'embedded pages and media' },
  movement: { de: 'Bewegung', en: 'movement' },
  links: { de: 'Links', en: 'links' },
  styles: { de: 'einzelne Stilregeln', en: 'some style rules' },
  pictures: { de: 'Bilder', en: 'pictures' },
}

/** Names the parts of a drawing that were left out when it was saved. */
export function leftOutOfDrawing(kinds: readonly LeftOut[]): Bilingual<string> {
  const list = (language: Language) => kinds.map(kind => leftOutNames[kind][language]).join(', ')
  return {
    de: `Ohne Folgendes gespeichert: ${list('de')}. Bitte sehen Sie sich die Zeichnung an.`,
    en: `Saved without the following: ${list('en')}. Please have a look at the drawing.`,
  }
}
