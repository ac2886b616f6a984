import { cleanWords } from '#contract/clean-text.ts'
import { isName, mendedName } from '#contract/files/file.ts'

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
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/vnd.oasis.opendocument.presentation': ['odp'],
  'application/vnd.oasis.opendocument.graphics': ['odg'],
  'application/epub+zip': ['epub'],
  'text/plain': ['txt'],
  'text/csv': ['csv'],
  'video/mp4': ['mp4', 'm4v'],
  'video/webm': ['webm'],
  'video/mp2t': ['ts'],
  'application/vnd.apple.mpegurl': ['m3u8'],
  'text/vtt': ['vtt'],
}

/**
 * Returns the name to store a file under: the given one if possible, with an extension that fits its content.
 */
export function nameFor(name: string, type: string): string {
  const given = cleanWords(name)
  const [usual = '', ...others] = endings[type] ?? []
  const [, stem = given, ending = ''] = /^(.*)\.([^.]*)$/s.exec(given) ?? []
  const isRight = [usual, ...others].includes(ending.toLowerCase())
  if (isRight && isName(given)) return given
  return mendedName(isName(given) || stem !== '' ? stem : given, isRight ? ending : usual)
}

/** `phantom.png`, then `phantom-2.png`: for names already in use. */
export function numbered(name: string, n: number): string {
  if (n === 1) return name
  const [, stem = name, ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? []
  return `${stem.slice(0, 110)}-${n}${ending}`
}
