import { createContext } from 'react-router'
import type { Client } from '#web/client.ts'

/** What the server hands to a rendering: its in-process client, and the mark of our own scripts. */
export const clientContext = createContext<Client>()
export const nonceContext = createContext<string>('')
/** Takes the finished page: as the body of an answer it would be turned into bytes and back. */
export const htmlContext = createContext<(html: string) => void>()
/** Told of errors that nobody foresaw, with what the server knows of the request. */
export const onErrorContext = createContext<(error: unknown) => void>(console.error)
export const baseUrlContext = createContext<string>('')

/** The institute elsewhere. */
export interface Social {
  name: string
  url: string
}
/** Whether this is a copy of the site. */
export const copyContext = createContext(false)
export const socialContext = createContext<Social | null>(null)
