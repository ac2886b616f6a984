import { join } from 'node:path'
import { plates } from './all.ts'
import { savePlate } from './plate.ts'

// node server/seed/pictures/draw/draw.ts [name …] draws all pictures, or those named, into the folder above
const wanted = process.argv.slice(2)
const folder = join(import.meta.dirname, '..')

for (const [name, plate] of Object.entries(plates)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  await savePlate(plate(), join(folder, `${name}.webp`))
  console.log(`${name}.webp`)
}
