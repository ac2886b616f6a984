import { hex, paper, type Scale, umber } from './palette.ts'

interface Labels {
  unit: string
  least: string
  middle: string
  most: string
}

// Within the visible part if a picture is cropped to 4 : 3 or 16 : 9.
const bar = { x: 1500, y: 380, width: 34, height: 440 }

/** Colour bar of a map, from bottom to top, with its values and their unit. */
export function colourBar(scale: Scale, labels: Labels, isOnDark = false): string[] {
  const ink = hex(isOnDark ? paper : umber)
  const stops = Array.from({ length: 25 }, (_, n) => {
    const share = n / 24
    return `<stop offset="${share.toFixed(3)}" stop-color="${hex(scale(1 - share))}"/>`
  })
  const { x, y, width, height } = bar
  const value = (text: string, row: number) =>
    `<text x="${x + width + 18}" y="${row + 13}">${text}</text><path d="M${x + width} ${row}h10" stroke="${ink}" stroke-width="3"/>`
  return [
    `<defs><linearGradient id="bar" x2="0" y2="1">${stops.join('')}</linearGradient></defs>`,
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#bar)" stroke="${ink}" stroke-width="2.5"/>`,
    `<g font-family="DejaVu Sans, sans-serif" font-size="36" fill="${ink}">`,
    `<text x="${x}" y="${y - 26}">${labels.unit}</text>`,
    value(labels.most, y),
    value(labels.middle, y + height / 2),
    value(labels.least, y + height),
    '</g>',
  ]
}
