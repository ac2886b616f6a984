import type { ComponentType } from 'react'
import type { Client } from '#web/client.ts'

export interface Preview<Shown> {
  find: (client: Client, link: { token: string }) => Promise<Shown>
  View: ComponentType<{ shown: Shown }>
}

/** What a kind of record looks like for those who have the link: the default export of `<kind>.preview.tsx`. */
export function preview<Shown>(declared: Preview<Shown>): Preview<Shown> {
  return declared
}
