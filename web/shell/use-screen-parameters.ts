import { createContext, useContext } from 'react'

export type ScreenParameters = Readonly<Record<string, string | undefined>>

/** Given once, when a screen is opened: a new record that was saved gets an address of its own while somebody types on. */
export const ScreenParametersContext = createContext<ScreenParameters>({})

/** What the address of a screen of backstage named when it was opened, such as `id`. */
export const useScreenParameters = () => useContext(ScreenParametersContext)
