// `npm run area news`: lists the area's files in every layer with their number of lines.
import { sources } from './files.ts'

const area = process.argv[2]
if (!area) {
  console.error('Name an area, for instance: npm run area news')
  process.exit(1)
}
let total = 0
const layers = ['contract', 'messages', 'server', 'web', 'e2e']
for (const layer of layers) {
  const files = sources('.ts', '.tsx', '.css').filter(
    ({ path }) =>
      path.startsWith(`${layer}/${area}/`) ||
      path === `${layer}/${area}.ts` ||
      path === `${layer}/${area}.test.ts`,
  )
  if (files.length === 0) continue
  total += files.length
  console.log(`${layer}  ${files.reduce((sum, file) => sum + file.lines, 0)} lines`)
  for (const { path, lines } of files) console.log(`  ${String(lines).padStart(4)}  ${path}`)
}
if (total === 0) {
  console.error(`There is no area "${area}".`)
  process.exit(1)
}
