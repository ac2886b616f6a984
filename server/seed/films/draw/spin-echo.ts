import { clay, deepEcho, echo, hex, scaleOf, umber } from '../../pictures/draw/palette.ts'

/**
 * The spin echo as an animation: arrows that fan out, are turned over and meet again, and their total signal.
 */
export const size = { width: 960, height: 540 }
export const seconds = 14
export const posterAt = 10.9 // the echo

const begin = 0.8 // the first pulse
const turn = { from: 5.3, to: 6.3 } // the second pulse, slowed down to be visible
const spread = 0.62 // radians a second, standard deviation
const forgetting = 22 // seconds until a third is left (T2)
const rhythm = 2.2 // turns a second of the drawn signal

const shades = scaleOf(clay, umber)
const offsets = Array.from({ length: 15 }, (_, place) => (place - 7) / 3.4) // in standard deviations

/** One picture of the film, as SVG. */
export function frameAt(time: number): string {
  const { width, height } = size
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">
    <rect width="${width}" height="${height}" fill="#faf8f5"/>
    ${compass(time)}${line(time)}
  </svg>`
}

/** Seconds of dephasing: forwards after the first pulse, backwards after the second. */
export function apart(time: number): number {
  if (time < begin) return 0
  if (time < turn.from) return time - begin
  const lost = turn.from - begin
  return time < turn.to ? lost : time - turn.to - lost
}

/** Strength of the total signal of all spins. */
export function strength(time: number): number {
  if (time < begin) return 0
  const width = spread * apart(time)
  return Math.exp(-(width * width) / 2) * Math.exp(-(time - begin) / forgetting)
}

const hub = { x: 245, y: 255, r: 170 }

function compass(time: number): string {
  const { x, y, r } = hub
  const rose = `<circle cx="${x}" cy="${y}" r="${r}" stroke="#d9cfc6" stroke-width="1.5"/>
    <circle cx="${x}" cy="${y}" r="${r / 2}" stroke="#d9cfc6" stroke-dasharray="2 7"/>`
  if (time < begin) return `${rose}<circle cx="${x}" cy="${y}" r="5" fill="#9d6550"/>`
  const spins = offsets.map((offset, place) =>
    arrow(directionOf(offset, time), r * 0.94, hex(shades(place / 14)), 3),
  )
  const sum = arrow([0, strength(time)], r * 0.94, hex(deepEcho), 9)
  return rose + spins.join('') + sum + `<circle cx="${x}" cy="${y}" r="5" fill="#9d6550"/>`
}

// The second pulse turns every arrow over around the upright axis; seen from above, it crosses to the other side.
function directionOf(offset: number, time: number): [x: number, y: number] {
  const angle = offset * spread * apart(time)
  const share = Math.min(1, Math.max(0, (time - turn.from) / (turn.to - turn.from)))
  const isTurning = time > turn.from && time < turn.to
  return [Math.sin(angle) * (isTurning ? Math.cos(Math.PI * ease(share)) : 1), Math.cos(angle)]
}

function ease(share: number): number {
  return share * share * (3 - 2 * share)
}

function arrow([dx, dy]: [number, number], length: number, colour: string, width: number): string {
  const [tipX, tipY] = [hub.x + dx * length, hub.y - dy * length]
  const reach = Math.hypot(dx, dy) * length
  if (reach < 4) return ''
  const [ux, uy] = [(tipX - hub.x) / reach, (tipY - hub.y) / reach]
  const head = Math.min(reach * 0.5, 7 + width)
  const corner = (side: number) =>
    `${(tipX - ux * head + side * uy * head * 0.5).toFixed(1)} ${(tipY - uy * head - side * ux * head * 0.5).toFixed(1)}`
  return `<path d="M${hub.x} ${hub.y}L${tipX.toFixed(1)} ${tipY.toFixed(1)}M${corner(1)}L${tipX.toFixed(1)} ${tipY.toFixed(1)}L${corner(-1)}" stroke="${colour}" stroke-width="${width}"/>`
}

const stage = { left: 490, right: 915, y: 255, height: 130 }

function line(time: number): string {
  const { left, right, y } = stage
  const axis = `<path d="M${left} ${y}H${right}" stroke="#d9cfc6" stroke-width="1.5"/>`
  const now = `<circle cx="${placeOf(time).toFixed(1)}" cy="${(y - signal(time)).toFixed(1)}" r="6" fill="${hex(deepEcho)}"/>`
  return axis + pulses(time) + envelope() + curve(time) + (time >= begin ? now : '')
}

function placeOf(time: number): number {
  return stage.left + (stage.right - stage.left) * (time / seconds)
}

function signal(time: number): number {
  return strength(time) * stage.height * Math.cos(2 * Math.PI * rhythm * (time - begin))
}

function curve(time: number): string {
  const points: string[] = []
  for (let at = begin; at <= time; at += 0.02)
    points.push(`${placeOf(at).toFixed(1)} ${(stage.y - signal(at)).toFixed(1)}`)
  if (points.length < 2) return ''
  return `<path d="M${points.join('L')}" stroke="${hex(deepEcho)}" stroke-width="2.5"/>`
}

// Faintly shows the signal to come from the start.
function envelope(): string {
  const side = (sign: number) => {
    const points: string[] = []
    for (let at = begin; at <= seconds; at += 0.1)
      points.push(`${placeOf(at).toFixed(1)} ${(stage.y - sign * strength(at) * stage.height).toFixed(1)}`)
    return `<path d="M${points.join('L')}" stroke="${hex(echo)}" stroke-opacity=".35" stroke-dasharray="1 6"/>`
  }
  return side(1) + side(-1)
}

function pulses(time: number): string {
  const first = pulse({ from: begin - 0.25, to: begin + 0.05, words: '90°', high: 60, time })
  return first + pulse({ ...turn, words: '180°', high: 120, time })
}

interface Pulse {
  from: number
  to: number
  words: string
  high: number
  time: number
}

function pulse({ from, to, words, high, time }: Pulse): string {
  const [x, width] = [placeOf(from), placeOf(to) - placeOf(from)]
  const isOn = time >= from && time <= to
  const [top, middle] = [stage.y + 190 - high, x + width / 2]
  return `<rect x="${x.toFixed(1)}" y="${top}" width="${width.toFixed(1)}" height="${high}" rx="3" fill="#9d6550" fill-opacity="${isOn ? 1 : 0.3}"/>
    <text x="${middle.toFixed(1)}" y="${stage.y + 220}" text-anchor="middle" font-family="DejaVu Sans" font-size="18" fill="#675a51">${words}</text>`
}
