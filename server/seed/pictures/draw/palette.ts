import { clamp, mix } from './grid.ts'

export type Colour = readonly [red: number, green: number, blue: number]

export const paper: Colour = [244, 238, 231]
export const sand: Colour = [222, 205, 190]
export const clay: Colour = [190, 142, 118]
export const brown: Colour = [157, 101, 80]
export const umber: Colour = [96, 58, 44]
export const night: Colour = [24, 18, 15]
export const haze: Colour = [221, 233, 232]
export const mist: Colour = [183, 219, 222]
export const echo: Colour = [62, 150, 165]
export const deepEcho: Colour = [11, 84, 99]

export type Scale = (share: number) => Colour

/** Returns a colour scale from the first colour at 0 to the last at 1, with the others evenly between. */
export function scaleOf(...colours: readonly Colour[]): Scale {
  return share => {
    const place = clamp(share, 0, 1) * (colours.length - 1)
    const index = Math.min(Math.floor(place), colours.length - 2)
    return blend(colours[index] ?? paper, colours[index + 1] ?? paper, place - index)
  }
}

export function blend(from: Colour, to: Colour, share: number): Colour {
  return [mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share)]
}

export function hex(colour: Colour): string {
  return `#${colour.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`
}

/** Signal on a dark ground. */
export const glow = scaleOf(night, [52, 35, 28], umber, brown, clay, [233, 212, 194], [252, 247, 240])
/** Signal as ink on paper. */
export const inkOnPaper = scaleOf(paper, sand, clay, brown, umber, [48, 30, 24])
/** Scale for signed values: negative brown, zero paper, positive echo. */
export const twoSided = scaleOf(umber, brown, clay, sand, paper, mist, echo, deepEcho, [6, 44, 54])
/** Scale for signal on a dark ground in cool colours. */
export const coolGlow = scaleOf(night, [18, 38, 42], deepEcho, echo, [138, 200, 207], [226, 242, 242])
