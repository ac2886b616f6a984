import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

const known = new Map<string, string>()
const mostKnown = 1000 // frames; repeated errors produce the same ones
const frame = /(?<file>(?:file:\/\/)?\/[^\s():]+\.js):(?<line>\d+):(?<column>\d+)/g

/**
 * Replaces built files in stack frames by source files and lines, such as `server/news/news.ts:58:3`, if
 * there is a source map beside the built file. Node's own `--enable-source-maps` keeps every map in memory
 * for as long as the process runs.
 */
export function withSourceLines(frames: string): string {
  const maps = new Map<string, SourceMap | null>()
  return frames.replaceAll(frame, (place, file: string, line: string, column: string) => {
    const found = known.get(place) ?? originOf(mapOf(file, maps), Number(line), Number(column)) ?? place
    if (known.size < mostKnown) known.set(place, found)
    return found
  })
}

function mapOf(file: string, maps: Map<string, SourceMap | null>): SourceMap | null {
  const map = maps.get(file) ?? readMap(file)
  maps.set(file, map)
  return map
}

function readMap(file: string): SourceMap | null {
  try {
    const path = file.startsWith('file:') ? fileURLToPath(file) : file
    return new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')))
  } catch {
    return null // a library, or built without a map
  }
}

function originOf(map: SourceMap | null, line: number, column: number): string | null {
  const origin = map?.findOrigin(line, column)
  if (!origin || !('fileName' in origin)) return null
  const { fileName, lineNumber, columnNumber } = origin
  return `${fileName.replace(/^(?:\.\.?\/)+/, '')}:${lineNumber}:${columnNumber}`
}
