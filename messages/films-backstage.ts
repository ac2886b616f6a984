import type { Bilingual } from '#contract/language.ts'
import type { MediaType } from '#contract/pages/items.ts'

/** Where staff choose and upload films. */
export const films = {
  media: { de: 'Medium des Abschnitts', en: 'Media of the part' },
  film: { de: 'Film', en: 'Film' },
  choose: { de: 'Gespeicherten Film wählen', en: 'Choose a stored film' },
  noneStored: { de: 'Kein Film mit diesem Namen', en: 'No film of that name' },
  none: { de: 'Noch kein Film', en: 'No film yet' },
  remove: { de: 'Film entfernen', en: 'Remove the film' },
  upload: { de: 'Film hochladen', en: 'Upload a film' },
  uploadHint: {
    de: 'MP4 oder WebM, höchstens 2 GB. MP4 mit H.264 spielt überall.',
    en: 'MP4 or WebM, 2 GB at most. MP4 with H.264 plays everywhere.',
  },
  uploadFiles: { de: 'HLS-Dateien hochladen', en: 'Upload HLS files' },
  uploadFolder: { de: 'HLS-Ordner hochladen', en: 'Upload an HLS folder' },
  setHint: {
    de: 'Alle Playlists (.m3u8) und Segmente (.ts) des Films zusammen. Jeder Upload bekommt einen eigenen Ordner.',
    en: 'All playlists (.m3u8) and segments (.ts) of the film together. Each upload gets a folder of its own.',
  },
  noPlaylist: {
    de: 'Unter diesen Dateien ist keine Playlist. Bitte wählen Sie auch die .m3u8-Dateien aus.',
    en: 'There is no playlist among these files. Please choose the .m3u8 files as well.',
  },
  incomplete: {
    de: 'Die Playlist nennt Dateien, die nicht ausgewählt sind. Bitte wählen Sie alle zusammen aus. Es fehlen:',
    en: 'The playlist names files that were not chosen. Please choose all of them together. Missing:',
  },
  progress: { de: 'Wird hochgeladen', en: 'Uploading' },
  stored: { de: 'Der Film ist gespeichert.', en: 'The film has been saved.' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  poster: { de: 'Standbild', en: 'Poster picture' },
  posterHint: {
    de: 'Zu sehen, bis jemand den Film startet. Am besten im Format des Films, meist 16:9.',
    en: 'Shown until somebody starts the film. Best in the shape of the film, mostly 16:9.',
  },
  captions: { de: 'Untertitel', en: 'Captions' },
  captionsHint: {
    de: 'WebVTT (.vtt): was gesprochen wird und was man hört, für alle ohne Ton.',
    en: 'WebVTT (.vtt): what is said and heard, for everybody without sound.',
  },
} as const satisfies Record<string, Bilingual<string>>

/** Media that can be shown beside the text of a part. */
export const mediaNames = {
  none: { de: 'Keines', en: 'None' },
  image: { de: 'Bild', en: 'Picture' },
  video: { de: 'Film', en: 'Film' },
  hlsVideo: { de: 'HLS-Film', en: 'HLS film' },
} as const satisfies Record<MediaType, Bilingual<string>>

/** Recording and slides of a talk. */
export const recordings = {
  recording: { de: 'Aufzeichnung', en: 'Recording' },
  recordingAddress: { de: 'Oder Adresse bei einem Anbieter', en: 'Or the address at a host' },
  slides: { de: 'Folien', en: 'Slides' },
} as const satisfies Record<string, Bilingual<string>>
