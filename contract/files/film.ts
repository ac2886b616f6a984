/** Films in one file. */
export const filmTypes = ['video/mp4', 'video/webm'] as const
export const playlistType = 'application/vnd.apple.mpegurl'
export const segmentType = 'video/mp2t'
export const captionsType = 'text/vtt'

export const audioTypes = ['audio/mpeg', 'audio/mp4', 'audio/wav'] as const

/** Large ones, told from their first bytes. */
export const streamTypes = [...filmTypes, segmentType] as const
/** Told from their signature and from being text. */
export const textTypes = [playlistType, captionsType] as const

export const maxFilmBytes = 2 * 1024 * 1024 * 1024
export const maxTextBytes = 1024 * 1024 // an hour of captions has 100 kB
export const maxPlaylistBytes = 256 * 1024 // four hours in pieces of six seconds have 100 kB

/** What a list of files can be narrowed to. */
export const fileKinds = ['image', 'video', 'hlsVideo', 'captions', 'audio', 'pdf'] as const
export type FileKind = (typeof fileKinds)[number]

/** The types of each kind; pictures are told by their size. */
export const typesOfKind = {
  video: filmTypes,
  hlsVideo: [playlistType],
  captions: [captionsType],
  audio: audioTypes,
  pdf: ['application/pdf'],
} as const satisfies Record<Exclude<FileKind, 'image'>, readonly string[]>

/** Whether a file of this type can be what is asked for. */
export function isOfKind(type: string, kind: keyof typeof typesOfKind): boolean {
  return (typesOfKind[kind] as readonly string[]).includes(type)
}

const packet = 188 // bytes of a transport stream, each begins with the same sign
const sync = 0x47

/** Packets one behind the other, as far as they can be seen: a letter G at the start is not enough. */
export function isTransportStream(head: Uint8Array): boolean {
  if (head.length < 2 * packet) return false
  for (let at = 0; at < head.length; at += packet) if (head[at] !== sync) return false
  return true
}

/** Whether something that begins so may be as large as a film; what it is, is told when it is here. */
export function mayBeFilm(head: Uint8Array): boolean {
  const isMp4 = String.fromCharCode(...head.subarray(4, 8)) === 'ftyp'
  const isWebm = head[0] === 0x1a && head[1] === 0x45 && head[2] === 0xdf && head[3] === 0xa3
  return isMp4 || isWebm || isTransportStream(head)
}
