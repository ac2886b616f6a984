import { createContext } from 'react'

/** Nonce of our own inline scripts during rendering; undefined in the browser. */
export const NonceContext = createContext<string | undefined>(undefined)
