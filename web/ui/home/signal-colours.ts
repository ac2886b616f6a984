type Colour = readonly [red: number, green: number, blue: number]

// The colours of the drawn slice by signal strength; red increases strictly.
const stops: readonly Colour[] = [
  [0, 0, 0],
  [46, 29, 22],
  [96, 58, 44],
  [157, 101, 80],
  [190, 142, 118],
  [233, 212, 194],
  [252, 247, 240],
]

const steps = 256

/** RGB values of 256 signal strengths, in sequence. */
export const colours = Uint8ClampedArray.from({ length: steps * 3 }, (_, n) => {
  const place = (Math.floor(n / 3) / (steps - 1)) * (stops.length - 1)
  const low = Math.min(Math.floor(place), stops.length - 2)
  const [from, to] = [stops[low]?.[n % 3] ?? 0, stops[low + 1]?.[n % 3] ?? 0]
  return from + (to - from) * (place - low)
})

/** Returns the signal strength, from 0 to 1, of a colour with this red value. */
export function signalOf(red: number): number {
  const above = Math.max(
    1,
    stops.findIndex(([most]) => most >= red),
  )
  if (red > 252) return 1
  const [low, high] = [stops[above - 1]?.[0] ?? 0, stops[above]?.[0] ?? 0]
  return (above - 1 + (red - low) / (high - low)) / (stops.length - 1)
}
