import { join } from 'node:path'
import sharp from 'sharp'
import { ofTheSite, plates } from './all.ts'
import { savePlate } from './plate.ts'

// `node server/seed/pictures/draw/draw.ts [name …]` draws all pictures, or the named ones, into the parent
// folder.
const wanted = process.argv.slice(2)
const folder = join(import.meta.dirname, '..')
const web = join(import.meta.dirname, '../../../../web')
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name)

for (const [name, plate] of Object.entries(plates)) {
  if (!isWanted(name)) continue
  await savePlate(plate(), join(folder, `${name}.webp`))
  console.log(`${name}.webp`)
}

for (const [name, { plate, folder, widths }] of Object.entries(ofTheSite)) {
  if (!isWanted(name)) continue
  const file = join(web, folder, `${name}.webp`)
  await savePlate(plate(), file)
  for (const width of widths) {
    const smaller = sharp(file).resize(width).webp({ quality: 60, effort: 6, smartSubsample: true })
    await smaller.toFile(join(web, folder, `${name}-${width}.webp`))
  }
  console.log(`${name}.webp of the site itself`)
}
