import type { Bilingual } from '#contract/language.ts'

/** The public page of a file. */
export const media = {
  title: { de: 'Datei ansehen', en: 'View a file' },
  lead: {
    de: 'Hier sehen Sie Bilder, Filme und Dokumente des Instituts einzeln. Folgen Sie dazu einem Link auf einer unserer Seiten, oder nutzen Sie die Suche.',
    en: 'This is where you view pictures, films and documents of the institute one by one. Follow a link on one of our pages, or use the search.',
  },
  search: { de: 'Zur Suche', en: 'Go to the search' },
  download: { de: 'Herunterladen', en: 'Download' },
  open: { de: 'Im Browser öffnen', en: 'Open in the browser' },
  firstPage: { de: 'Erste Seite, öffnet das Dokument', en: 'First page, opens the document' },
  zoomIn: { de: 'In voller Größe zeigen', en: 'Show in full size' },
  zoomOut: { de: 'An die Seite anpassen', en: 'Fit to the page' },
  picture: { de: 'Bild in voller Größe', en: 'Picture in full size' },
  changed: { de: 'Stand', en: 'As of' },
  size: { de: 'Größe', en: 'Size' },
  licence: { de: 'Lizenz', en: 'Licence' },
  credit: { de: 'Urheber', en: 'Credit' },
} as const satisfies Record<string, Bilingual<string>>
