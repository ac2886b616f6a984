// Boxes of ISO/IEC 14496-12 that a player needs. All others, such as `udta`, `meta` and `uuid`, are
// overwritten.
const containers = new Set([
  'moov',
  'trak',
  'mdia',
  'minf',
  'dinf',
  'stbl',
  'edts',
  'mvex',
  'moof',
  'traf',
  'mfra',
])
const kept = new Set([
  ...['ftyp', 'styp', 'mdat', 'mvhd', 'tkhd', 'mdhd', 'hdlr', 'vmhd', 'smhd', 'nmhd', 'dref', 'elst', 'iods'],
  ...['stsd', 'stts', 'stss', 'ctts', 'stsc', 'stsz', 'stz2', 'stco', 'co64', 'sgpd', 'sbgp', 'sdtp', 'cslg'],
  ...['trex', 'mehd', 'mfhd', 'tfhd', 'tfdt', 'trun', 'sidx', 'tfra', 'mfro', 'subs', 'prft'],
])
const deepest = 8
const mostBoxes = 10_000 // a film has a few dozen, one in pieces seven for each
const shownTracks = new Set(['vide', 'soun'])

interface Walk {
  bytes: Buffer
  tracks: string[]
  /** How many boxes there were so far, at all depths. */
  count: { boxes: number }
  depth: number
}

/**
 * An MP4 or M4A file whose boxes hold picture and sound alone: others are emptied where they lie, so that no address in
 * the file changes. Null for boxes that do not add up or are too many, and for tracks of other data, such as a place for each second.
 */
export function blankMp4(given: Buffer): Buffer | null {
  const bytes = Buffer.from(given)
  const tracks: string[] = []
  const isWhole = walk({ bytes, tracks, count: { boxes: 0 }, depth: 0 }, 0, bytes.length)
  const isShown = tracks.length > 0 && tracks.every(track => shownTracks.has(track))
  return isWhole && isShown ? bytes : null
}

function walk({ bytes, tracks, count, depth }: Walk, from: number, to: number): boolean {
  let at = from
  while (at < to) {
    const box = boxAt(bytes, at, to)
    count.boxes += 1
    if (!box || count.boxes > mostBoxes) return false
    if (containers.has(box.name)) {
      const inside = { bytes, tracks, count, depth: depth + 1 }
      if (depth >= deepest || !walk(inside, box.content, box.end)) return false
    } else if (box.name === 'hdlr') {
      // Version and flags, four bytes of zero, the kind of track, twelve of zero, then a name.
      if (box.end - box.content < 24) return false
      tracks.push(bytes.toString('latin1', box.content + 8, box.content + 12))
      bytes.fill(0, box.content + 24, box.end)
    } else if (/^(mvhd|tkhd|mdhd)$/.test(box.name)) forgetTimes(bytes, box.content)
    else if (!kept.has(box.name)) {
      bytes.write('free', at + 4, 'latin1')
      bytes.fill(0, box.content, box.end)
    }
    at = box.end
  }
  return true
}

// Creation and modification time: four bytes each, eight in version 1.
function forgetTimes(bytes: Buffer, content: number): void {
  bytes.fill(0, content + 4, content + 4 + (bytes[content] === 1 ? 16 : 8))
}

function boxAt(bytes: Buffer, at: number, to: number): { name: string; content: number; end: number } | null {
  if (at + 8 > to) return null
  const name = bytes.toString('latin1', at + 4, at + 8)
  const short = bytes.readUInt32BE(at)
  if (short === 1 && at + 16 > to) return null
  const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? to - at : short
  const content = at + (short === 1 ? 16 : 8)
  const end = at + size
  return end < content || end > to ? null : { name, content, end }
}
