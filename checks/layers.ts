// The import law of docs/architecture.md.
import { finish, isTest, sources } from './files.ts'

const problems: string[] = []
const areaFronts = /^#server\/([a-z]+)\/(\1|jobs|router)\.tsx?$/

for (const { path, text } of sources('.ts', '.tsx')) {
  if (isTest(path)) continue
  for (const [, type, wanted = ''] of text.matchAll(
    /^(?:import|export)\s+(type\s+)?[^'"]*?from\s+'([^']+)'/gm,
  )) {
    const why = refusal(path, wanted, type !== undefined)
    if (why) problems.push(`${path} imports ${wanted}: ${why}`)
  }
}
finish(problems, 'every import keeps the law')

function refusal(path: string, wanted: string, isType: boolean): string | null {
  const [layer = '', area = ''] = path.split('/')
  if (layer === 'contract')
    return isInside(wanted, ['.', 'zod', '@orpc/contract'])
      ? null
      : 'the contract imports only zod and its builder'
  if (layer === 'messages')
    return isInside(wanted, ['.', '#contract/']) ? null : 'messages import only the contract'
  if (layer === 'web') return ofWeb(path, wanted, isType)
  if (layer !== 'server') return null
  if (area === 'platform') return ofPlatform(path, wanted)
  if (path.split('/').length === 2 || area === 'seed')
    return wanted.startsWith('#web/') ? 'only rendering loads the web' : null
  return ofArea(area, wanted)
}

function ofWeb(path: string, wanted: string, isType: boolean): string | null {
  if (wanted.startsWith('#server/')) return 'pages know no server'
  const isUi = path.startsWith('web/ui/') && !path.includes('/gallery/')
  if (isUi && wanted.startsWith('#messages/')) return 'components get their words as props'
  if (isUi && wanted.startsWith('#contract/') && !isType) return 'components know no contract'
  return isUi && wanted.startsWith('#web/') && !wanted.startsWith('#web/ui/')
    ? 'components know no area'
    : null
}

function ofPlatform(path: string, wanted: string): string | null {
  if (wanted.startsWith('#web/') && !/platform\/(rendering|http\/pages)/.test(path))
    return 'only rendering loads the web'
  if (!wanted.startsWith('#server/')) return null
  return /^#server\/(platform\/|config\.ts)/.test(wanted) ? null : 'the platform knows no area'
}

function ofArea(area: string, wanted: string): string | null {
  if (wanted.startsWith('#web/')) return 'only rendering loads the web'
  if (!wanted.startsWith('#server/') || wanted.startsWith('#server/platform/')) return null
  if (wanted === '#server/config.ts' || wanted.startsWith(`#server/${area}/`)) return null
  return areaFronts.test(wanted) ? null : 'other areas are entered by their front'
}

function isInside(wanted: string, allowed: string[]): boolean {
  return allowed.some(start => wanted === start || wanted.startsWith(start))
}
