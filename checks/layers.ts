// The import law of docs/architecture.md. Tests may import what they test. Cycles of files are found by Biome.
import { finish, isTest, sources } from './files.ts'
import { type Import, importsOf, isIn, ringsIn } from './imports.ts'
import { foldersOf, ofWeb } from './layers-web.ts'

const problems: string[] = []
const values = new Map<string, string[]>()

for (const { path, text } of sources('.ts', '.tsx')) {
  const imports = importsOf(path, text)
  const own = imports.filter(({ isType, isPackage }) => !isType && !isPackage)
  values.set(
    path,
    own.map(({ wanted }) => wanted),
  )
  if (isTest(path) || path.startsWith('e2e/')) continue
  for (const found of imports) {
    const why = refusal(path, found)
    if (why) problems.push(`${path} imports ${found.wanted}: ${why}`)
  }
}
for (const ring of ringsIn(foldersOf(values))) problems.push(`a ring of folders in web: ${ring.join(' → ')}`)
finish(problems, `${values.size} files keep the import law`)

function refusal(path: string, found: Import): string | null {
  const [layer = ''] = path.split('/')
  if (layer === 'contract') return ofContract(found)
  if (layer === 'messages') return isIn(found, 'contract', 'messages') ? null : 'messages import the contract'
  if (layer === 'web') return ofWeb(path, found)
  if (layer === 'bench') return ofBench(path, found)
  if (layer === 'start') return isPlain(path, found) ? null : ofComposers(found)
  return layer === 'server' ? ofServer(path, found) : null
}

// `npm run admin` runs in plain Node, which cannot load JSX, but the front file of account imports the
// letters.
function isPlain(path: string, { wanted }: Import): boolean {
  return path === 'start/admin.ts' && wanted === 'server/account/reset-link.ts'
}

// Measurements of author matching and checks of export formats import the rules themselves (decision 304).
function ofBench(path: string, found: Import): string | null {
  const isMeasured =
    /^bench\/(authors\/|formats\.ts$)/.test(path) && isIn(found, 'server/authorship', 'server/bibliography')
  return found.isPackage || isMeasured || isIn(found, 'contract', 'bench') ? null : 'bench speaks HTTP'
}

function ofContract(found: Import): string | null {
  const allowed = found.isPackage ? /^(zod|@orpc\/contract)$/.test(found.wanted) : isIn(found, 'contract')
  return allowed ? null : 'the contract imports only zod and its builder'
}

function ofServer(path: string, found: Import): string | null {
  const [, area = ''] = path.split('/')
  if (found.isPackage && found.wanted.startsWith('virtual:'))
    return path === 'server/run.ts' ? null : 'only server/run.ts takes the built website'
  if (found.isPackage) return null
  if (area === 'platform') return ofPlatform(path, found)
  return area.includes('.') || area === 'seed' ? ofComposers(found, path) : ofArea(area, found)
}

function ofPlatform(path: string, found: Import): string | null {
  if (isIn(found, 'contract', 'messages', 'server/platform')) return null
  const isRendering = /^server\/platform\/(rendering|pdf)\//.test(path)
  if (isIn(found, 'web')) return found.isType || isRendering ? null : 'only rendering and pdf load the web'
  if (found.wanted === 'server/config.ts' && found.isType)
    return path === 'server/platform/calls/context.ts' ? null : 'Config comes with the context'
  return 'the platform knows no area'
}

function ofArea(area: string, found: Import): string | null {
  if (isIn(found, 'contract', 'messages', 'server/platform', `server/${area}`)) return null
  if (isIn(found, 'web')) return 'only rendering and pdf load the web'
  return isFront(found.wanted) ? null : 'other areas are entered by their front file'
}

// server/*.ts, the seed and start/ compose everything: they import front files, and server/areas.ts also each
// area's `area.ts`.
function ofComposers(found: Import, path = ''): string | null {
  const { wanted, isPackage } = found
  if (isPackage || isIn(found, 'contract', 'messages', 'start', 'server/platform', 'server/seed')) return null
  if (isIn(found, 'web')) return 'only rendering and pdf load the web'
  const isArea = path === 'server/areas.ts' && /^server\/[a-z-]+\/area\.ts$/.test(wanted)
  const isOurs = /^server\/[^/]+$/.test(wanted)
  return isOurs || isFront(wanted) || isArea ? null : 'areas are entered by their front file'
}

function isFront(path: string): boolean {
  return /^server\/([a-z-]+)\/\1\.ts$/.test(path)
}
