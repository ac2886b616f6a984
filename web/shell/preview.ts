import type { ComponentType } from 'react'
import type { Client } from '#web/client.ts'

export interface Preview<Shown> {
  find: (client: Client, link: { token: string }) => Promise<Shown>
  View: ComponentType<{ shown: Shown }>
}

/** Declares the preview of a kind of record: the default export of `<kind>.preview.tsx`. */
export function preview<Shown>(declared: Preview<Shown>): Preview<Shown> {
  return declared
}
