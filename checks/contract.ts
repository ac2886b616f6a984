// No two calls share an address; whoever may write without login is limited.
import { allCalls } from '#contract/addresses.ts'
import { finish } from './files.ts'

const problems: string[] = []
const seen = new Map<string, string>()
for (const { name, method, path, meta } of allCalls()) {
  const address = `${method} ${path.replace(/\{\w+\}/g, '{}')}`
  const twin = seen.get(address)
  if (twin) problems.push(`${name} and ${twin} share ${address}`)
  seen.set(address, name)
  if (meta.may === 'public' && method !== 'GET' && !meta.limitBy) {
    problems.push(`${name} is open to all without a limit`)
  }
}
finish(problems, `${seen.size} calls`)
