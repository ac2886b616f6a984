import type { Bilingual } from '#contract/language.ts'

/** Choosing and uploading pictures. */
export const files = {
  choosePicture: { de: 'Bild wählen', en: 'Choose a picture' },
  changePicture: { de: 'Anderes Bild wählen', en: 'Choose another picture' },
  removePicture: { de: 'Bild entfernen', en: 'Remove the picture' },
  noPicture: { de: 'Noch kein Bild', en: 'No picture yet' },
  usePicture: { de: 'Dieses Bild verwenden', en: 'Use this picture' },
  upload: { de: 'Bild hochladen', en: 'Upload a picture' },
  dropHere: {
    de: 'Bild hierherziehen oder vom Gerät wählen',
    en: 'Drag a picture here or choose one from your device',
  },
  limits: {
    de: 'JPEG, PNG, WebP, AVIF oder GIF, höchstens 50 MB. Aufnahmeort und Kameradaten werden entfernt.',
    en: 'JPEG, PNG, WebP, AVIF or GIF, 50 MB at most. Location and camera data are removed.',
  },
  uploading: { de: 'Wird hochgeladen …', en: 'Uploading …' },
  uploaded: { de: 'Das Bild ist gespeichert.', en: 'The picture has been saved.' },
  folder: { de: 'Ordner', en: 'Folder' },
  allFolders: { de: 'Oberster Ordner', en: 'Top folder' },
  search: { de: 'Nach Name oder Beschreibung suchen', en: 'Search by name or description' },
  nothingFound: {
    de: 'Kein Bild passt. Ändern Sie die Suche oder laden Sie eines hoch.',
    en: 'No picture matches. Change your search, or upload one.',
  },
  emptyFolder: {
    de: 'Hier ist noch kein Bild. Laden Sie das erste hoch.',
    en: 'There is no picture here yet. Upload the first one.',
  },
  description: {
    de: 'Beschreibung für alle, die das Bild nicht sehen',
    en: 'Description for those who cannot see the picture',
  },
  fileDescription: { de: 'Die der Datei', en: 'The description of the file' },
  ownDescription: { de: 'Eine eigene für diese Stelle', en: 'A separate one for this place' },
  none: { de: 'noch keine', en: 'none yet' },
  altDe: { de: 'Beschreibung auf Deutsch', en: 'Description in German' },
  altEn: { de: 'Beschreibung auf Englisch', en: 'Description in English' },
  altHint: {
    de: 'Was zeigt das Bild? Ein Satz für alle, die es nicht sehen.',
    en: 'What does the picture show? One sentence for those who cannot see it.',
  },
  decorative: { de: 'Nur Schmuck, braucht keine Beschreibung', en: 'Decorative, needs no description' },
  showMore: { de: 'Mehr Bilder zeigen', en: 'Show more pictures' },
  size: { de: 'Größe', en: 'Size' },
} as const satisfies Record<string, Bilingual<string>>
