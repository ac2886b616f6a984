import type { Plugin } from 'vite'
import { addressesOfCalls } from '../contract/addresses.ts'

/** The addresses of calls without their schemas, for the browser; those of staff and of logging in apart. */
export function calls(): Plugin {
  const all = Object.entries(addressesOfCalls())
  const isForStaff = ([, address]: [string, string]) => / \/backstage\//.test(address)
  const isOfAccount = ([, address]: [string, string]) => / \/auth\//.test(address)
  const modules: Record<string, [string, string][]> = {
    'virtual:calls': all.filter(call => !isForStaff(call) && !isOfAccount(call)),
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
