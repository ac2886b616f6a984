// Checks that every API address called in tests exists in the contract; a made-up one contains the word
// `nix`.
import { allCalls } from '#contract/addresses.ts'
import { finish, isTest, sources } from './files.ts'

const besideContract = ['/media*', '/openapi.json', '/docs']
const patterns = [...allCalls().map(({ path }) => path), ...besideContract].map(patternOf)

// Addresses after the base path, and arguments of the functions that call the API in tests.
const literals = [
  /(['"`])\/api\/v1(\/[^'"`?#|\s]+)/g,
  /\b(?:api\(|ask(?:<[^(]*>)?\(\s*'[A-Z]+',)\s*(['"`])(\/[^'"`?#|\s]+)/g,
]

const isOfTests = (path: string) =>
  !/^(checks|bench\/fuzz)\//.test(path) && (isTest(path) || /^(e2e|bench|fuzz)\//.test(path))
const tests = sources('.ts', '.tsx').filter(({ path }) => isOfTests(path))
const problems: string[] = []
let found = 0
for (const { path, text } of tests) {
  for (const literal of literals) {
    for (const [, , address = ''] of text.matchAll(literal)) {
      found += 1
      if (!isKnown(address)) problems.push(`${path} calls ${address}, which is no address of the contract`)
    }
  }
  if (text.includes('\\{\\w') || text.includes('/{+'))
    problems.push(`${path} fills the pattern of an address by hand: filledPath in e2e/api.ts knows all kinds`)
}
finish(problems, `${found} addresses in tests are of the contract`)

// An inserted expression matches any word. Deliberately hostile addresses contain an escape, are inserted as
// a whole, or contain `nix`.
function isKnown(address: string): boolean {
  const isMadeUp = /%|\bnix\b|\.\.|\/\/|^\/\.?\$/.test(address)
  return isMadeUp || patterns.some(pattern => pattern.test(address.replace(/\$\{[^}]*\}?/g, '1')))
}

function patternOf(path: string): RegExp {
  const words = path.replace(/\*$|\{\+\w+\}/g, '.*').replace(/\{\w+\}/g, '[^/]+')
  return new RegExp(`^${words}$`)
}
