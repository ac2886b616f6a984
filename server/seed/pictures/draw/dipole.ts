import { colourBar } from './colour-bar.ts'
import { contourLines, partsWhere } from './contours.ts'
import { fillGrid } from './grid.ts'
import { brown, clay, echo, mist, night, paper, twoSided, umber } from './palette.ts'
import { drawLines, type Plate } from './plate.ts'

const size = { width: 1800, height: 1200 }
const radius = 0.27 // radius of the region with iron
const reach = 0.94 // radius of the map
const most = 60 // ppb, at the poles of the region

/** How a sphere rich in iron shifts the field around it, in ppb; the main field points upwards. */
function dipoleShift(x: number, y: number): number {
  const distance = Math.hypot(x, y)
  if (distance < radius) return 0 // within a sphere the shift cancels
  const cosine = y / distance
  return (most / 2) * (radius / distance) ** 3 * (3 * cosine ** 2 - 1)
}

/** The field around a region rich in iron: stronger above and below, weaker beside it. */
export function dipolePlate(): Plate {
  const shift = fillGrid(1200, 1200, dipoleShift)
  const isInMap = ({ x, y }: { x: number; y: number }) => {
    const distance = Math.hypot(x, y)
    return distance < reach && distance > radius * 1.005
  }
  const levels = [40, 28, 20, 14, 10, 7, 5, 3.5, 2.5, 1.75, 1.2, 0.8, 0.5]
  const lines = [...levels, ...levels.map(level => -level)].map(level =>
    drawLines(
      contourLines(shift, level).flatMap(line => partsWhere(line, isInMap)),
      { x: 900, y: 600, unit: 600 },
      { stroke: umber, width: 1.8, opacity: 0.6 },
    ),
  )
  const circle = (share: number, width: number) =>
    `<circle cx="900" cy="600" r="${600 * share}" stroke="rgb(${umber})" stroke-width="${width}"/>`
  return {
    ...size,
    ground: paper,
    paint: (x, y) => (Math.hypot(x, y) < reach ? twoSided(0.5 + dipoleShift(x, y) / (2 * most)) : null),
    drawing: [
      ...lines,
      circle(radius, 6),
      circle(reach, 2.5),
      ...colourBar(twoSided, { unit: 'ppb', least: `−${most}`, middle: '0', most: `+${most}` }),
    ],
  }
}

/** Seventeen coupled resonators in a row: their amplitudes in the lowest eleven modes. */
export function resonatorModesPlate(): Plate {
  const [count, modes, marked] = [17, 11, 4]
  const drawing = Array.from({ length: modes }, (_, row) => {
    const mode = row + 1
    const height = 150 + row * 90
    const swing = (place: number) => Math.sin((mode * Math.PI * place) / (count + 1))
    const across = (place: number) => 900 + (place - (count + 1) / 2) * 88
    const wave = Array.from({ length: 361 }, (_, step) => ({
      x: (across((step / 360) * (count + 1)) - 900) / 600,
      y: (600 - height) / 600 + (34 / 600) * swing((step / 360) * (count + 1)),
    }))
    const dots = Array.from({ length: count }, (_, index) => {
      const now = swing(index + 1)
      const fill = now > 0 ? (row === marked ? mist : echo) : row === marked ? paper : clay
      return `<circle cx="${across(index + 1)}" cy="${height}" r="${(38 * Math.sqrt(Math.abs(now))).toFixed(1)}" fill="rgb(${fill})"/>`
    })
    const ink = { stroke: row === marked ? mist : brown, width: row === marked ? 4 : 2 }
    return [drawLines([wave], { x: 900, y: 600, unit: 600 }, ink), ...dots].join('')
  })
  return { ...size, ground: night, quality: 60, drawing }
}
