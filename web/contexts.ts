import { createContext } from 'react-router'
import type { Client } from '#web/client.ts'

/** Passed from the server to rendering: its in-process client, and the nonce of our own scripts. */
export const clientContext = createContext<Client>()
export const nonceContext = createContext<string>('')
/** Receives the rendered page as a string, because a response body would encode it to bytes and back. */
export const htmlContext = createContext<(html: string) => void>()
/** Called with unexpected errors; the server adds the data of the request. */
export const onErrorContext = createContext<(error: unknown) => void>(console.error)
export const baseUrlContext = createContext<string>('')

/** An account of the institute on another platform. */
export interface Social {
  name: string
  url: string
}
/** Whether this is a copy of the site. */
export const copyContext = createContext(false)
export const socialContext = createContext<Social | null>(null)
