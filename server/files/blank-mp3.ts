// ISO/IEC 11172-3 and 13818-3, layer III: kbit/s by the four bits of the header, for MPEG 1, and for MPEG 2 and 2.5.
const rates1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const rates2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const frequencies: Readonly<Record<number, readonly number[]>> = {
  3: [44100, 48000, 32000],
  2: [22050, 24000, 16000],
  0: [11025, 12000, 8000],
}

const fewestFrames = 3 // less is chance, not sound
const mostTags = 10_000 // programs write one or two
const tagsAfter = /^(TAG|APETAGEX|LYRICSBEGIN|ID3|3DI|\0)/

/** An MP3 file with its frames of sound and nothing else; null where something else lies among them, or too many tags before. */
export function blankMp3(bytes: Buffer): Buffer | null {
  const start = afterTags(bytes)
  if (start === null) return null
  let at = start
  let frames = 0
  for (let size = frameSize(bytes, at); size > 0; size = frameSize(bytes, at)) {
    if (at + size > bytes.length) break // the last one is cut off
    at += size
    frames += 1
  }
  if (frames < fewestFrames) return null
  const isEnd =
    at >= bytes.length || frameSize(bytes, at) > 0 || tagsAfter.test(bytes.toString('latin1', at, at + 12))
  return isEnd ? bytes.subarray(start, at) : null
}

/** Where the sound begins: behind all ID3v2 tags, whose sizes are written in seven bits a byte; null behind too many. */
function afterTags(bytes: Buffer): number | null {
  let at = 0
  let tags = 0
  while (bytes.toString('latin1', at, at + 3) === 'ID3' && at + 10 <= bytes.length) {
    tags += 1
    if (tags > mostTags) return null
    const digits = bytes.subarray(at + 6, at + 10)
    const size = digits.reduce((sum, digit) => sum * 128 + (digit & 127), 0)
    const hasFooter = ((bytes[at + 5] ?? 0) & 16) !== 0
    at += 10 + size + (hasFooter ? 10 : 0)
  }
  while (at < bytes.length && bytes[at] === 0) at += 1 // padding
  return at
}

/** The length of the frame that begins here; 0 where none does. */
function frameSize(bytes: Buffer, at: number): number {
  // Read one by one: a sound has thousands of frames, and a slice of each would be an object.
  const [first, second, third] = [bytes[at] ?? 0, bytes[at + 1] ?? 0, bytes[at + 2] ?? 0]
  const version = (second >> 3) & 3
  const isLayer3 = first === 255 && second >= 224 && ((second >> 1) & 3) === 1
  const rate = (version === 3 ? rates1 : rates2)[third >> 4] ?? 0
  const frequency = frequencies[version]?.[(third >> 2) & 3] ?? 0
  if (!isLayer3 || rate === 0 || frequency === 0) return 0
  const samples = version === 3 ? 144 : 72
  return Math.floor((samples * rate * 1000) / frequency) + ((third >> 1) & 1)
}
