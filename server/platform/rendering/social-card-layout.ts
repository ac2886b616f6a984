import { type EchoShape, echoPath, lossPath } from '#web/ui/brand/echo-path.ts'
import { markEcho } from '#web/ui/brand/mark-path.ts'
import { sans, serif } from './social-card-fonts.ts'
import { leadingOf, type Room, type SetTitle } from './social-card-title.ts'

export const size = { width: 1200, height: 630 }
export const pictureWidth = 480

// Colours of the light theme, because the background a card is shown on is unknown.
const colour = { paper: '#faf8f5', ink: '#231c18', line: '#d9cfc6', brand: '#9d6550' }
const strong = { brand: '#8a523d', echo: '#0b6171' }

const margin = 72
const top = 66
const titleTop = 172
const echoHeight = 132
const echoTop = size.height - echoHeight - 22

export interface Node {
  type: string
  props: { [name: string]: unknown; children?: Node | Node[] | string }
}

type Style = Record<string, string | number>

/** Returns the space for the title. */
export function titleRoom(hasPicture: boolean, hasSection: boolean): Room {
  const width = size.width - 2 * margin - (hasPicture ? pictureWidth - 24 : 0)
  return { width, height: echoTop - titleTop - (hasSection ? sectionHeight : 0) - 8 }
}

interface Laid {
  name: readonly [string, string]
  section: string
  title: SetTitle
  hasPicture: boolean
}

/** Returns the card as nodes; every text is plain text, whatever it contains. */
export function layOut({ name, section, title, hasPicture }: Laid): Node {
  const width = hasPicture ? size.width - pictureWidth : size.width
  return box({ width: size.width, height: size.height, backgroundColor: colour.paper, color: colour.ink }, [
    echo(width),
    box({ position: 'absolute', left: margin, top, alignItems: 'center' }, [mark(), nameIn(name)]),
    box({ position: 'absolute', left: margin, top: titleTop, flexDirection: 'column' }, [
      ...(section ? [sectionWord(section)] : []),
      ...title.lines.map(line => titleLine(line, title.size)),
    ]),
    box({ position: 'absolute', left: 0, top: 0, width, height: 10, backgroundColor: colour.brand }, []),
    ...(hasPicture ? [hairline(width)] : []),
  ])
}

const sectionHeight = 45

function mark(): Node {
  return svg('0 0 48 48', { width: 68, height: 68 }, [
    {
      type: 'circle',
      props: { cx: 24, cy: 24, r: 20.5, fill: 'none', stroke: strong.brand, strokeWidth: 3.5 },
    },
    path(markEcho, { stroke: strong.echo, strokeWidth: 2.25, strokeLinejoin: 'round' }),
  ])
}

function nameIn(name: readonly [string, string]): Node {
  const style = { fontFamily: sans, fontWeight: 600, fontSize: 27, lineHeight: 1.18, marginLeft: 18 }
  return box(
    { ...style, flexDirection: 'column' },
    name.map(line => text({}, line)),
  )
}

function sectionWord(word: string): Node {
  const style = { fontFamily: sans, fontWeight: 600, fontSize: 29, height: sectionHeight }
  return text({ ...style, color: strong.brand }, word)
}

function titleLine(line: string, fontSize: number): Node {
  const style = {
    fontFamily: serif,
    fontWeight: 600,
    fontSize,
    lineHeight: leadingOf(fontSize),
    whiteSpace: 'pre',
  }
  return text({ ...style, letterSpacing: -fontSize / 100 }, line)
}

/** Draws the spin echo, which begins below the title and runs off the card. */
function echo(width: number): Node {
  const waves = Math.round(width / 11.5)
  const shape = { start: (margin + 6) / width, refocus: 0.42, apart: 0.115, lost: 1.3, waves }
  const drawn: EchoShape = { ...shape, width, height: echoHeight }
  const style = { position: 'absolute', left: 0, top: echoTop, width, height: echoHeight }
  return svg(`0 0 ${width} ${echoHeight}`, style, [
    path(lossPath(drawn), { stroke: colour.brand, strokeWidth: 2, opacity: 0.55 }),
    path(echoPath(drawn), { stroke: strong.echo, strokeWidth: 2.5, strokeLinejoin: 'round' }),
  ])
}

function hairline(left: number): Node {
  return box(
    {
      position: 'absolute',
      left: left - 2,
      top: 0,
      width: 2,
      height: size.height,
      backgroundColor: colour.line,
    },
    [],
  )
}

function box(style: Style, children: Node[]): Node {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } }
}

function text(style: Style, words: string): Node {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children: words } }
}

function svg(viewBox: string, style: Style, children: Node[]): Node {
  const { width, height } = style
  return { type: 'svg', props: { viewBox, width, height, style, children } }
}

function path(d: string, stroke: Record<string, string | number>): Node {
  return { type: 'path', props: { d, fill: 'none', strokeLinecap: 'round', ...stroke } }
}
