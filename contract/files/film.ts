/** Films in one file. */
export const filmTypes = ['video/mp4', 'video/webm'] as const
export const playlistType = 'application/vnd.apple.mpegurl'
export const segmentType = 'video/mp2t'
export const captionsType = 'text/vtt'

export const audioTypes = ['audio/mpeg', 'audio/mp4', 'audio/wav'] as const

/** Large files, detected from their first bytes. */
export const streamTypes = [...filmTypes, segmentType] as const
/** Detected from their signature and from being text. */
export const textTypes = [playlistType, captionsType] as const

export const maxFilmBytes = 2 * 1024 * 1024 * 1024
export const maxTextBytes = 1024 * 1024 // an hour of captions has 100 kB
export const maxPlaylistBytes = 256 * 1024 // four hours in segments of six seconds have 100 kB

/** Kinds by which a list of files can be filtered. */
export const fileKinds = ['image', 'video', 'hlsVideo', 'captions', 'audio', 'pdf'] as const
export type FileKind = (typeof fileKinds)[number]

/** Types of each kind; pictures are recognised by their dimensions. */
export const typesOfKind = {
  video: filmTypes,
  hlsVideo: [playlistType],
  captions: [captionsType],
  audio: audioTypes,
  pdf: ['application/pdf'],
} as const satisfies Record<Exclude<FileKind, 'image'>, readonly string[]>

export function isOfKind(type: string, kind: keyof typeof typesOfKind): boolean {
  return (typesOfKind[kind] as readonly string[]).includes(type)
}

const packet = 188 // bytes of a packet in a transport stream; each begins with the same byte
const sync = 0x47

/** Whether the bytes are consecutive packets throughout: a letter G at the start is not enough. */
export function isTransportStream(head: Uint8Array): boolean {
  if (head.length < 2 * packet) return false
  for (let at = 0; at < head.length; at += packet) if (head[at] !== sync) return false
  return true
}

/** Whether content with this beginning may be as large as a film; its type is determined after the upload. */
export function mayBeFilm(head: Uint8Array): boolean {
  const isMp4 = String.fromCharCode(...head.subarray(4, 8)) === 'ftyp'
  const isWebm = head[0] === 0x1a && head[1] === 0x45 && head[2] === 0xdf && head[3] === 0xa3
  return isMp4 || isWebm || isTransportStream(head)
}
