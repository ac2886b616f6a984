// The import law for web/: every folder may use kits, areas are imported by their front file, and folders
// depend in one direction.
import { type Import, isIn } from './imports.ts'

/** Folders that areas are built from. Kits import no area. */
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

// Types that every component may accept: words in a language, and rich texts.
const shapes = /^contract\/(language|richtext)\.ts$/

// Functions for any text, whatever it belongs to.
const ofTexts = /^contract\/(folding|mended-document)\.ts$/

// Files that compose the whole website: routes, and the module of all screens of backstage.
const composers = /^web\/(root|entry\.\w+|routes|shell\/screens)\.tsx?$/

/**
 * Returns why a file may not import `found`, or null. The gallery may import any folder, and no file imports
 * it.
 */
export function ofWeb(path: string, found: Import): string | null {
  if (found.isPackage) return null
  // The gallery's settings use the plugin of the website's own build.
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

/** Returns `news` for `web/news/news-cards.tsx`; null for files directly in web/. */
export function folderOf(path: string): string | null {
  return /^web\/([^/]+)\//.exec(path)?.[1] ?? null
}

function isTopLevel(path: string): boolean {
  return path.startsWith('web/') && folderOf(path) === null && !composers.test(path)
}

// The preview page imports the previews of all kinds of records.
function isFront(path: string): boolean {
  return path.endsWith('.preview.tsx') || /^web\/([a-z-]+)\/\1\.tsx?$/.test(path)
}

/** Maps each folder of web/ to the other folders it imports values from. */
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
