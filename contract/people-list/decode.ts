/**
 * Decodes a file as spreadsheet programs write it: UTF-8 or UTF-16 by its byte order mark, UTF-16 if every
 * other byte is zero, else UTF-8; if invalid, windows-1252, as Excel saves "CSV" in Western Europe.
 */
export function textOfBytes(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  if (encoding) return new TextDecoder(encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const detectionBytes = 1000 // bytes for detecting the encoding

function encodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const head = bytes.subarray(0, detectionBytes)
  const zeros = [0, 0]
  for (const [at, byte] of head.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > head.length / 4 && even < odd / 4) return 'utf-16le'
  return even > head.length / 4 && odd < even / 4 ? 'utf-16be' : null
}
