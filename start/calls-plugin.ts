import type { Plugin } from 'vite'
import { addressesOfCalls } from '../contract/addresses.ts'

/**
 * Provides the addresses of calls without their schemas to the browser, with those of staff and of login in
 * separate modules.
 */
export function calls(): Plugin {
  const all = Object.entries(addressesOfCalls())
  // Visitors get files by following their addresses.
  const answered = Object.entries(addressesOfCalls(({ givesFile }) => !givesFile))
  const isForStaff = ([, address]: [string, string]) => / \/backstage\//.test(address)
  const isOfAccount = ([, address]: [string, string]) => / \/auth\//.test(address)
  const modules: Record<string, [string, string][]> = {
    'virtual:calls': answered.filter(call => !isForStaff(call) && !isOfAccount(call)),
    'virtual:calls/account': all.filter(isOfAccount),
    'virtual:calls/backstage': all.filter(call => isForStaff(call) || isOfAccount(call)),
  }
  return {
    name: 'calls',
    resolveId: id => (id in modules ? `\0${id}` : undefined),
    load(id) {
      const found = modules[id.slice(1)]
      return found && `export default ${JSON.stringify(Object.fromEntries(found))}`
    },
  }
}
