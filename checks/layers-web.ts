// The web's part of the import law: kits for everybody, areas with a front file, and one direction between folders.
import { type Import, isIn } from './imports.ts'

/** What areas are made of. Kits know no area. */
const kits = [
  'announcement',
  'charts',
  'dates',
  'drafts',
  'embed',
  'experiments',
  'films',
  'forms',
  'lists',
  'media',
  'offline',
  'parts',
  'people-list',
  'qr',
  'records',
  'richtext',
  'season',
  'share',
  'shell',
  'turning',
  'ui',
  'voting',
]
const ofKits = kits.map(kit => `web/${kit}`)

// What every component may be handed: words in a language, and texts with form.
const shapes = /^contract\/(language|richtext)\.ts$/

// What is done with any text, whatever it is of.
const ofTexts = /^contract\/(folding|mended-document)\.ts$/

// These put the whole website together: routes, and the module of all screens of backstage.
const composers = /^web\/(root|entry\.\w+|routes|shell\/screens)\.tsx?$/

/** The gallery shows components of any folder, and nobody imports it. */
export function ofWeb(path: string, found: Import): string | null {
  if (found.isPackage) return null
  // Its settings take the plugin of the website's own build.
  if (path === 'web/gallery/vite.config.ts') return null
  if (!isIn(found, 'contract', 'messages', 'web')) return 'pages import contract and messages'
  if (composers.test(path)) return null
  const folder = folderOf(path)
  if (folder === 'gallery') return null
  if (isIn(found, 'web/gallery')) return 'the gallery is no part of the website'
  if (folder === 'ui') return ofComponents(found)
  if (isIn(found, 'contract', 'messages') || isTopLevel(found.wanted)) return null
  if (folder === null) return 'what every folder may use knows none of them'
  if (isIn(found, ...ofKits, `web/${folder}`)) return null
  if (kits.includes(folder)) return 'kits of the web know no area'
  return isFront(found.wanted) ? null : 'other areas are entered by their front file'
}

function ofComponents(found: Import): string | null {
  if (isIn(found, 'web/ui') || ofTexts.test(found.wanted)) return null
  if (found.isType && shapes.test(found.wanted)) return null
  return 'components know no area and no contract'
}

/** `news` of `web/news/news-cards.tsx`; null for the files directly in web. */
export function folderOf(path: string): string | null {
  return /^web\/([^/]+)\//.exec(path)?.[1] ?? null
}

function isTopLevel(path: string): boolean {
  return path.startsWith('web/') && folderOf(path) === null && !composers.test(path)
}

// What a record looks like before it is published is shown by the page of previews.
function isFront(path: string): boolean {
  return path.endsWith('.preview.tsx') || /^web\/([a-z-]+)\/\1\.tsx?$/.test(path)
}

/** Folder → the folders of the web it imports values from, itself left out. */
export function foldersOf(values: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const folders = new Map<string, string[]>()
  for (const [path, wanted] of values) {
    const own = folderOf(path)
    if (own === null || path.includes('.test.')) continue
    const others = wanted.map(folderOf).filter(other => other !== null && other !== own)
    folders.set(own, [...new Set([...(folders.get(own) ?? []), ...(others as string[])])])
  }
  return folders
}
