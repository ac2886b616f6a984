import { createContext } from 'react'

/** The mark of our own inline scripts while rendering; empty in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
