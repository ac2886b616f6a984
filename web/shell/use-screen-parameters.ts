import { useLocation } from 'react-router'
import { matchAddress } from '#contract/matching.ts'

/** What the address of a screen of backstage names, such as `id`. */
export function useScreenParameters(): Readonly<Record<string, string | undefined>> {
  return matchAddress(useLocation().pathname)?.parameters ?? {}
}
