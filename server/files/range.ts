import type { ByteRange } from '#server/platform/storage/storage.ts'

/**
 * Parses a Range header with one range; 'all' if there is none that is supported, 'outside' if it lies beyond
 * the file.
 */
export function rangeOf(header: string | undefined, sizeBytes: number): ByteRange | 'all' | 'outside' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  const [, first = '', last = ''] = match ?? []
  if (first === '' && last === '') return 'all'
  const range = first === '' ? lastBytes(Number(last), sizeBytes) : between(Number(first), last, sizeBytes)
  if (range.start > range.end && first !== '' && last !== '' && Number(first) > Number(last)) return 'all'
  return range.start >= sizeBytes || range.start > range.end ? 'outside' : range
}

function lastBytes(count: number, sizeBytes: number): ByteRange {
  return count === 0
    ? { start: sizeBytes, end: sizeBytes }
    : { start: Math.max(0, sizeBytes - count), end: sizeBytes - 1 }
}

function between(start: number, last: string, sizeBytes: number): ByteRange {
  return { start, end: last === '' ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1) }
}
