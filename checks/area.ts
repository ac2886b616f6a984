// `npm run area news`: the area's files in every layer, with their lines.
import { sources } from './files.ts'

const layers = ['contract', 'messages', 'server', 'web', 'e2e']
const files = sources('.ts', '.tsx', '.css')
const [, , area = ''] = process.argv

const found = layers.map(layer => ({ layer, files: files.filter(({ path }) => belongs(path, layer)) }))
if (area === '' || found.every(({ files }) => files.length === 0)) {
  console.error(area === '' ? 'Name an area, for instance: npm run area news' : `There is no area "${area}".`)
  process.exit(1)
}
for (const { layer, files } of found.filter(({ files }) => files.length > 0)) {
  console.log(`${layer}  ${files.reduce((sum, file) => sum + file.lines, 0)} lines`)
  for (const { path, lines } of files) console.log(`  ${String(lines).padStart(4)}  ${path}`)
}

function belongs(path: string, layer: string): boolean {
  return (
    path.startsWith(`${layer}/${area}/`) ||
    [`${area}.ts`, `${area}.test.ts`].some(is => path === `${layer}/${is}`)
  )
}
