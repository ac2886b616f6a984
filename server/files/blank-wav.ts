const kept = new Set(['fmt ', 'fact', 'data'])
const mostChunks = 10_000 // programs write a few dozen

/** A WAV file with its sound and nothing else; null where its parts do not add up, or are too many. */
export function blankWav(bytes: Buffer): Buffer | null {
  if (textAt(bytes, 0) !== 'RIFF' || textAt(bytes, 8) !== 'WAVE') return null
  const parts: Buffer[] = []
  const names = new Set<string>()
  let at = 12
  let chunks = 0
  while (at + 8 <= bytes.length) {
    const name = textAt(bytes, at)
    const size = bytes.readUInt32LE(at + 4)
    const end = at + 8 + size
    chunks += 1
    if (end > bytes.length || chunks > mostChunks) return null
    if (kept.has(name)) parts.push(bytes.subarray(at, end), Buffer.alloc(size % 2))
    names.add(name)
    at = end + (size % 2)
  }
  if (!names.has('fmt ') || !names.has('data')) return null
  const content = Buffer.concat(parts)
  const head = Buffer.from('RIFF\0\0\0\0WAVE', 'latin1')
  head.writeUInt32LE(content.length + 4, 4)
  return Buffer.concat([head, content])
}

function textAt(bytes: Buffer, at: number): string {
  return bytes.toString('latin1', at, at + 4)
}
