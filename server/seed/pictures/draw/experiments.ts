import { tissueAt } from './brain.ts'
import type { Plate } from './plate.ts'

const side = 128
const fieldOfView = 0.92 // half of it; the brain reaches to 0.82
const fine = 4 // samples along each side of a pixel

/** How much of each tissue is in each pixel of a slice: white matter in red, cortex in green, fluid in blue. */
export function tissuesPlate(): Plate {
  return {
    width: side,
    height: side,
    ground: [0, 0, 0],
    lossless: true,
    paint: (x, y) => {
      const sum = [0, 0, 0] as [number, number, number]
      for (let n = 0; n < fine * fine; n++) {
        const right = ((n % fine) + 0.5) / fine - 0.5
        const up = (Math.floor(n / fine) + 0.5) / fine - 0.5
        const at = tissueAt(fieldOfView * (x + (2 * right) / side), fieldOfView * (y + (2 * up) / side))
        for (const [place, amount] of [at.white, at.grey, at.fluid].entries())
          sum[place] = (sum[place] ?? 0) + amount
      }
      const [white, grey, fluid] = sum.map(amount => Math.round((255 * amount) / fine ** 2))
      return [white ?? 0, grey ?? 0, fluid ?? 0]
    },
  }
}
