import { scan } from '#messages/scan.ts'
import { useSay } from '#web/language.ts'
import { ScanFigure } from '#web/ui/home/scan-figure.tsx'
import large from './hero-scan.webp'
import small from './hero-scan-820.webp'
import middle from './hero-scan-1230.webp'

const type = 'image/webp'
const drawing = {
  src: large,
  width: 1640,
  height: 880,
  variants: [
    { src: small, width: 820, type },
    { src: middle, width: 1230, type },
    { src: large, width: 1640, type },
  ],
}

/** Default picture of the home page, until staff choose another one. */
export function HomeScan() {
  const say = useSay()
  return (
    <ScanFigure
      picture={{ ...drawing, alt: say(scan.alt) }}
      labels={[say(scan.measured), say(scan.computed)]}
      again={say(scan.again)}
    />
  )
}
