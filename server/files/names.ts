import { fail } from '#contract/errors.ts'
import { isName } from '#contract/files/file.ts'

const endings: Record<string, string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'image/gif': ['gif'],
  'application/pdf': ['pdf'],
  'application/zip': ['zip'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'image/svg+xml': ['svg'],
  'audio/mpeg': ['mp3'],
  'audio/mp4': ['m4a'],
  'audio/wav': ['wav'],
  'text/plain': ['txt'],
  'text/csv': ['csv'],
  'video/mp4': ['mp4', 'm4v'],
  'video/webm': ['webm'],
  'video/mp2t': ['ts'],
  'application/vnd.apple.mpegurl': ['m3u8'],
  'text/vtt': ['vtt'],
}

/** The name a file is kept under: as it came, its ending after its content. Throws `invalidName`. */
export function nameFor(name: string, type: string): string {
  const given = name.normalize('NFC')
  if (!isName(given)) throw fail('invalidName')
  const [usual = '', ...others] = endings[type] ?? []
  const ending = /\.([^.]*)$/.exec(given)?.[1]?.toLowerCase()
  if (ending && [usual, ...others].includes(ending)) return given
  const renamed = `${given.replace(/\.[^.]*$/, '').slice(0, 110)}.${usual}`
  if (!isName(renamed)) throw fail('invalidName')
  return renamed
}

/** `phantom.png`, then `phantom-2.png`: for a name that is taken already. */
export function numbered(name: string, n: number): string {
  if (n === 1) return name
  const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? []
  return `${stem.slice(0, 110)}-${n}${ending}`
}
